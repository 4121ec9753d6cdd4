/** The entries with a promotion id; anything else is dropped (our own rule). */
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

/** A string; undefined for anything else (our own rule). */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
