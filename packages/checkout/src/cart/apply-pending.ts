import type { Cart, CartItem, CouponItem } from '@haberdash/api-client/cart';

/** A change that was sent and has no response yet. */
export type PendingChange =
  | { readonly type: 'add'; readonly qty: number }
  | { readonly type: 'set-quantity'; readonly itemId: string; readonly qty: number }
  | { readonly type: 'remove'; readonly itemId: string }
  | { readonly type: 'remove-coupon'; readonly code: string };

/** A line as shown; while `pending`, its prices are the last from the service. */
export type ShownLine<Line> = Line & { readonly pending: boolean };

export interface ShownCart<Line> {
  readonly lines: readonly ShownLine<Line>[];
  readonly totalItems: number;
  readonly couponItems: readonly CouponItem[];
  /** Always from the service; `pending` means that new ones are on their way. */
  readonly totals: Cart['totals'];
  readonly pending: boolean;
}

/** Applies pending changes: lines and counts immediately, prices never. Missing lines are ignored. */
export function applyPending<Line extends Pick<CartItem, 'id' | 'qty'>>(
  snapshot: Pick<Cart, 'totalItems' | 'couponItems' | 'totals'> & { readonly items: readonly Line[] },
  changes: readonly PendingChange[],
): ShownCart<Line> {
  let lines: ShownLine<Line>[] = snapshot.items.map((line) => ({ ...line, pending: false }));
  let { totalItems, couponItems } = snapshot;
  for (const change of changes) {
    if (change.type === 'add') {
      totalItems += change.qty;
    } else if (change.type === 'remove-coupon') {
      couponItems = couponItems.filter(({ code }) => code !== change.code);
    } else {
      const line = lines.find(({ id }) => id === change.itemId);
      if (line === undefined) continue;
      const qty = change.type === 'remove' ? 0 : change.qty;
      totalItems += qty - line.qty;
      lines =
        qty === 0
          ? lines.filter((other) => other !== line)
          : lines.map((other) => (other === line ? { ...line, qty, pending: true } : other));
    }
  }
  return {
    lines,
    totalItems: Math.max(0, totalItems),
    couponItems,
    totals: snapshot.totals,
    pending: changes.length > 0,
  };
}
