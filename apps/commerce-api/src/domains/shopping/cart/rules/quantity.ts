/** The limits of a cart's view, so that a contract never breaks on a cart that grew too long. */
export const MAX_LINES = 100;

/** What a shop and its stock allow of one variant. */
export interface QuantityLimits {
  /** Pieces that can be sent now. */
  readonly stock: number;
  /** Most pieces of it in one order. */
  readonly limit: number;
}

/** A rejected quantity, with what would be allowed, and why no more. */
export type QuantityVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly errorId: 'INV405' }
  | {
      readonly ok: false;
      readonly errorId: 'INV406' | 'INV407';
      readonly maxAllowedQty: number;
      /** What is in the warehouse or in a store, what a collection point takes, or a rule about one order. */
      readonly limitedBy: 'STOCK' | 'STORE' | 'POINT' | 'ORDER';
    };

/** Where the items of a line are, and how many more a collection point takes. */
interface QuantityPlace {
  readonly isStore: boolean;
  readonly room: number;
}

const IN_WAREHOUSE: QuantityPlace = { isStore: false, room: Number.MAX_SAFE_INTEGER };

/** Most of a variant that a line may have now. */
export const allowedQuantity = ({ stock, limit }: QuantityLimits): number =>
  Math.max(0, Math.min(stock, limit));

/** Validates the quantity that a line would have: sold out, or more than stock, a place or a rule allows. */
export function validateQuantity(
  requested: number,
  limits: QuantityLimits,
  { isStore, room } = IN_WAREHOUSE,
): QuantityVerdict {
  if (!isStore && limits.stock <= 0) return { ok: false, errorId: 'INV405' };
  const maxAllowedQty = Math.min(allowedQuantity(limits), Math.max(0, room));
  if (requested <= maxAllowedQty) return { ok: true };
  // A rule that allows as many as there are is no reason: the rest is not there.
  if (limits.limit < Math.min(limits.stock, room))
    return { ok: false, errorId: 'INV406', maxAllowedQty, limitedBy: 'ORDER' };
  if (room < limits.stock) return { ok: false, errorId: 'INV407', maxAllowedQty, limitedBy: 'POINT' };
  return isStore
    ? { ok: false, errorId: 'INV407', maxAllowedQty, limitedBy: 'STORE' }
    : { ok: false, errorId: 'INV406', maxAllowedQty, limitedBy: 'STOCK' };
}
