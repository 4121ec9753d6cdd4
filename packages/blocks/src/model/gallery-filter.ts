// Without the schemas, which a browser never needs.

/** A gallery's filter with the product or category of the page filled in (spec 3 §3). */
export function galleryFilter(
  filter: string | undefined,
  place: { readonly productId?: string | undefined; readonly category?: string | undefined },
): string | undefined {
  return filter?.replaceAll('PRODUCT_ID', place.productId ?? '').replaceAll('CATEGORY', place.category ?? '');
}
