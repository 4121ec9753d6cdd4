/** The entries of a list that carry a promotion id; anything else that a service may send is left out. */
export function readable<Source extends { readonly promotionId: string }>(
  list: readonly Source[] | null | undefined,
): readonly Source[] {
  const sources: readonly unknown[] = Array.isArray(list) ? list : [];
  return sources.filter(
    (source): source is Source =>
      typeof source === 'object' &&
      source !== null &&
      'promotionId' in source &&
      typeof source.promotionId === 'string' &&
      source.promotionId !== '',
  );
}
