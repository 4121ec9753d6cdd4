/** From here down the exact number is told. */
const LOW_STOCK = 5;

export type StockState = 'IN_STOCK' | 'LOW_STOCK' | 'OUT_OF_STOCK';

/** How much there is, in words; the number only when it is low, so that nobody counts the warehouse. */
export function stockStateOf(quantity: number): { readonly stock: StockState; readonly quantity?: number } {
  if (quantity <= 0) return { stock: 'OUT_OF_STOCK', quantity: 0 };
  return quantity <= LOW_STOCK ? { stock: 'LOW_STOCK', quantity } : { stock: 'IN_STOCK' };
}
