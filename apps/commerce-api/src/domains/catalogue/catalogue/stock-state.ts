/** Up to this quantity the exact number is shown. */
const LOW_STOCK = 5;

export type StockState = 'IN_STOCK' | 'LOW_STOCK' | 'OUT_OF_STOCK';

/** The stock state; the number only when it is low, so that stock levels stay private. */
export function stockStateOf(quantity: number): { readonly stock: StockState; readonly quantity?: number } {
  if (quantity <= 0) return { stock: 'OUT_OF_STOCK', quantity: 0 };
  return quantity <= LOW_STOCK ? { stock: 'LOW_STOCK', quantity } : { stock: 'IN_STOCK' };
}
