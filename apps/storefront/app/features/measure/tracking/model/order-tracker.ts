import * as events from '@haberdash/analytics/events';
import type { Tracker } from './tracker.ts';

export type OrderTracker = ReturnType<typeof createOrderTracker>;

/** Orders, and what becomes of them; each is reported once in a browser. */
export function createOrderTracker({ push, origins, checkedOut }: Tracker) {
  const placeOf: events.PlaceOfLine = (line) => ({ origin: origins.get(line.masterId) });
  const once = (cause: string) => ({ cause, isPersistent: true });
  return {
    purchase: (order: events.OrderShape, details: events.PurchaseDetails): void =>
      // An order does not name its coupons; the checkout of this document knew them.
      push(
        events.purchase({ ...checkedOut, ...order }, { ...details, placeOf }),
        once(`purchase ${order.orderNumber}`),
      ),
    cancelled: (order: events.OrderShape): void =>
      push(events.refund(order, undefined, placeOf), once(`cancellation ${order.orderNumber}`)),
    returned: (id: string, order: events.OrderShape, lines: readonly events.LineShape[]): void => {
      const changes = lines.map((line) => ({ line, quantity: line.qty ?? 1 }));
      push(events.refund(order, changes, placeOf), once(`return ${id}`));
    },
  };
}
