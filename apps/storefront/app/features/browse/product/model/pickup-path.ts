/** The page with the stores that have a variant, and the way back from it to the product. */
export const pickupPath = (locale: string, productId: string, back?: string): string =>
  `/${locale}/pickup?${new URLSearchParams({ productId, ...(back === undefined ? {} : { from: back }) })}`;
