/** The contract's maximum of lines. */
export const MAX_LINES = 100;

export interface QuantityLimits {
  readonly stock: number;
  /** Maximum per order. */
  readonly limit: number;
}

/** A rejected quantity with the maximum and its reason. */
export type QuantityVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly errorId: 'INV405' }
  | {
      readonly ok: false;
      readonly errorId: 'INV406' | 'INV407';
      readonly maxAllowedQty: number;
      /** Warehouse, store, collection point or order limit. */
      readonly limitedBy: 'STOCK' | 'STORE' | 'POINT' | 'ORDER';
    };

/** The line's location, and a collection point's remaining capacity. */
interface QuantityPlace {
  readonly isStore: boolean;
  readonly room: number;
}

const IN_WAREHOUSE: QuantityPlace = { isStore: false, room: Number.MAX_SAFE_INTEGER };

export const allowedQuantity = ({ stock, limit }: QuantityLimits): number =>
  Math.max(0, Math.min(stock, limit));

/** Validates a line's quantity against stock, place and order limit. */
export function validateQuantity(
  requested: number,
  limits: QuantityLimits,
  { isStore, room } = IN_WAREHOUSE,
): QuantityVerdict {
  if (!isStore && limits.stock <= 0) return { ok: false, errorId: 'INV405' };
  const maxAllowedQty = Math.min(allowedQuantity(limits), Math.max(0, room));
  if (requested <= maxAllowedQty) return { ok: true };
  // An order limit above the stock is not the reason.
  if (limits.limit < Math.min(limits.stock, room))
    return { ok: false, errorId: 'INV406', maxAllowedQty, limitedBy: 'ORDER' };
  if (room < limits.stock) return { ok: false, errorId: 'INV407', maxAllowedQty, limitedBy: 'POINT' };
  return isStore
    ? { ok: false, errorId: 'INV407', maxAllowedQty, limitedBy: 'STORE' }
    : { ok: false, errorId: 'INV406', maxAllowedQty, limitedBy: 'STOCK' };
}
