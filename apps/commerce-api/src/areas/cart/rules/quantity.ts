/** The limits of a cart's view, so that a contract never breaks on a cart that grew too long. */
export const MAX_LINES = 100;

/** What a shop and its stock allow of one variant. */
export interface QuantityLimits {
  /** Pieces that can be sent now. */
  readonly stock: number;
  /** Most pieces of it in one order. */
  readonly limit: number;
}

/** A refused quantity, with what would be allowed. */
export type QuantityVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly errorId: 'INV405' }
  | { readonly ok: false; readonly errorId: 'INV406'; readonly maxAllowedQty: number };

/** Most of a variant that a line may have now. */
export const allowedQuantity = ({ stock, limit }: QuantityLimits): number =>
  Math.max(0, Math.min(stock, limit));

/** Judges the quantity that a line would have: sold out, or more than the shop or its stock allows. */
export function judgeQuantity(wanted: number, limits: QuantityLimits): QuantityVerdict {
  if (limits.stock <= 0) return { ok: false, errorId: 'INV405' };
  const allowed = allowedQuantity(limits);
  return wanted <= allowed ? { ok: true } : { ok: false, errorId: 'INV406', maxAllowedQty: allowed };
}
