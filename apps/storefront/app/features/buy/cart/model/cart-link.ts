export interface LinkedLine {
  readonly productId: string;
  readonly qty: number;
  readonly recipeId?: string | undefined;
}

/** Query parameter of a linked cart. */
const LINKED_LINES = 'lines';

const LINE = /^([A-Z]{2}[A-Z0-9]{6,12})\.([1-9]\d{0,2})(?:\.([A-Za-z0-9-]{1,60}))?$/;
/** The contract's maximum of lines per call. */
const MOST_LINES = 20;

/**
 * The address that adds the content of this cart on another device: products, designs and quantities only, so that it
 * can be shared. Bonus products and gift cards are left out.
 */
export function cartLinkPath(
  locale: string,
  items: ReadonlyArray<LinkedLine & { readonly bonus: boolean; readonly isGoods: boolean }>,
): string | undefined {
  const lines = items
    .filter(({ bonus, isGoods }) => !bonus && isGoods)
    .slice(0, MOST_LINES)
    .map(({ productId, qty, recipeId }) =>
      [productId, Math.min(qty, 999), ...(recipeId === undefined ? [] : [recipeId])].join('.'),
    );
  return lines.length === 0 ? undefined : `/${locale}/cart/link?${LINKED_LINES}=${lines.join('_')}`;
}

/** Parses what `cartLinkPath` wrote; skips invalid lines, and the first of two lines of one product counts. */
export function linkedLines(query: URLSearchParams): LinkedLine[] {
  const found = new Map<string, LinkedLine>();
  for (const part of (query.get(LINKED_LINES) ?? '').split('_')) {
    const [, productId, qty, recipeId] = LINE.exec(part) ?? [];
    if (productId === undefined) continue;
    const key = `${productId}.${recipeId ?? ''}`;
    if (found.has(key) || found.size === MOST_LINES) continue;
    found.set(key, { productId, qty: Number(qty), ...(recipeId === undefined ? {} : { recipeId }) });
  }
  return [...found.values()];
}
