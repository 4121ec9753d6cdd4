import type { ListingOrigin } from '@haberdash/analytics';
import * as events from '@haberdash/analytics/events';
import type { Tracker } from './tracker.ts';

export type CartTracker = ReturnType<typeof createCartTracker>;

/** What happens to the cart and on the way to an order; changes are reported only when made here. */
export function createCartTracker({ push, origins, visit, checkedOut }: Tracker) {
  let cart: { readonly id: string; readonly shape: events.CartShape } | undefined;
  let isChanging = false;

  const placeOf: events.PlaceOfLine = (line) => ({ origin: origins.get(line.masterId) });
  const pushChanges = ({ added, removed }: ReturnType<typeof events.cartChanges>, currency: string): void => {
    if (added.length > 0) push(events.addToCart(added, currency, placeOf));
    if (removed.length > 0) push(events.removeFromCart(removed, currency, placeOf));
  };
  return {
    changing: (): void => {
      isChanging = true;
    },
    cart: (id: string, shape: events.CartShape, addedProductId?: string): void => {
      const known = cart?.id === id ? cart.shape : undefined;
      const line = shape.items?.find((each) => each?.productId === addedProductId);
      const changes =
        known === undefined
          ? { added: line && addedProductId !== undefined ? [{ line, quantity: 1 }] : [], removed: [] }
          : events.cartChanges(known, shape);
      cart = { id, shape };
      if (!isChanging || changes.added.length + changes.removed.length === 0) return;
      isChanging = false;
      pushChanges(changes, shape.currency ?? '');
    },
    addedByDocument: (shape: events.CartShape, productId: string): void => {
      const line = shape.items?.find((each) => each?.productId === productId);
      if (line) pushChanges({ added: [{ line, quantity: 1 }], removed: [] }, shape.currency ?? '');
    },
    /** Items that a screen has added together, whose cart no page has read; `cause` makes it once. */
    added: (
      lines: readonly events.LineShape[],
      currency: string,
      origin: ListingOrigin,
      cause?: string,
    ): void => {
      for (const { masterId } of lines) origins.set(masterId, origin);
      const changes = lines.map((line) => ({ line, quantity: 1 }));
      if (changes.length > 0) push(events.addToCart(changes, currency, placeOf), { cause });
    },
    cartPage: (shape: events.CartShape): void =>
      push(events.viewCart(shape, placeOf), { cause: `cart ${visit()}` }),
    checkout: (id: string, shape: events.CartShape): void => {
      checkedOut.couponItems = shape.couponItems;
      push(events.beginCheckout(shape, placeOf), { cause: `checkout ${id}`, isPersistent: true });
    },
    delivery: (id: string, shape: events.CartShape, code: string | undefined): void =>
      push(events.addShippingInfo(shape, code, placeOf), {
        cause: `delivery ${id} ${code ?? ''}`,
        isPersistent: true,
      }),
    payment: (id: string, shape: events.CartShape, type: string): void =>
      push(events.addPaymentInfo(shape, type, placeOf), {
        cause: `payment ${id} ${type}`,
        isPersistent: true,
      }),
  };
}
