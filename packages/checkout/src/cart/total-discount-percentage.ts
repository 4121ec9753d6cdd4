/** totalDiscount / itemTotal × 100 as a whole number; 0 for an empty cart. */
export function totalDiscountPercentage(totals: {
  readonly itemTotal: number;
  readonly totalDiscount: number;
}): number {
  return totals.itemTotal > 0 ? Math.round((totals.totalDiscount / totals.itemTotal) * 100) : 0;
}
