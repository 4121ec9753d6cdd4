/**
 * The entries of a list that carry a promotion id; anything else that a service may send is left out
 * (our own rule).
 */
export function readable<Source extends { readonly promotionId: string }>(
  list: readonly Source[] | null | undefined,
): readonly Source[] {
  if (!Array.isArray(list)) return [];
  const sources: readonly unknown[] = list;
  return sources.filter(
    (source): source is Source =>
      typeof source === 'object' &&
      source !== null &&
      'promotionId' in source &&
      typeof source.promotionId === 'string' &&
      source.promotionId !== '',
  );
}

/** A text, or nothing for anything else that a service may send in its place (our own rule). */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
