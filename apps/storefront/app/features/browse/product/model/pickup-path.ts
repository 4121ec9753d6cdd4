/** The store page of a variant, with a link back to the product. */
export const pickupPath = (locale: string, productId: string, back?: string): string =>
  `/${locale}/pickup?${new URLSearchParams({ productId, ...(back === undefined ? {} : { from: back }) })}`;
