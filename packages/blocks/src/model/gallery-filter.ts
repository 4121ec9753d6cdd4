// Apart from the schemas, which a browser never needs.

/** What a gallery shows: its filter with the product or the category of the page filled in (spec 3 §3). */
export function galleryFilter(
  filter: string | undefined,
  place: { readonly productId?: string | undefined; readonly category?: string | undefined },
): string | undefined {
  return filter?.replaceAll('PRODUCT_ID', place.productId ?? '').replaceAll('CATEGORY', place.category ?? '');
}
