import type { CartView } from './cart-view.ts';

/** Lines that are fetched in another store than the shopper's own by now. */
export interface StoreChangeView {
  readonly storeId: string;
  /** The name of the shopper's own store. */
  readonly store: string;
  /** The names of the lines. */
  readonly lines: readonly string[];
}

/** The lines of a bag that are fetched in a store, but not in this one. */
export const linesElsewhere = (
  { items }: Pick<CartView, 'items'>,
  storeId: string,
): readonly CartView['items'][number][] =>
  items.filter(
    ({ bonus, delivery }) =>
      !bonus &&
      (delivery?.way === 'pickup' || delivery?.way === 'sts') &&
      delivery.storeId !== undefined &&
      delivery.storeId !== storeId,
  );

/** What a bag has to say of a store that became the shopper's own; nothing where all of it is fetched there. */
export function storeChangeOf(
  cart: Pick<CartView, 'items'>,
  storeId: string,
  store = cart.items.find(({ delivery }) => delivery?.storeId === storeId)?.delivery?.place,
): StoreChangeView | undefined {
  const lines = linesElsewhere(cart, storeId).map(({ name }) => name);
  return store === undefined || lines.length === 0 ? undefined : { storeId, store, lines };
}
