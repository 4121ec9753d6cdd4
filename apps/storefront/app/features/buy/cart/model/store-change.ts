import type { CartView } from './cart-view.ts';

export interface StoreChangeView {
  readonly storeId: string;
  readonly store: string;
  readonly lines: readonly string[];
}

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

/** The notice after a change of the preferred store; undefined where all lines are picked up there. */
export function storeChangeOf(
  cart: Pick<CartView, 'items'>,
  storeId: string,
  store = cart.items.find(({ delivery }) => delivery?.storeId === storeId)?.delivery?.place,
): StoreChangeView | undefined {
  const lines = linesElsewhere(cart, storeId).map(({ name }) => name);
  return store === undefined || lines.length === 0 ? undefined : { storeId, store, lines };
}
