/** A line as a link to a bag names it. */
export interface LinkedLine {
  readonly productId: string;
  readonly qty: number;
  /** The design of what is made to order. */
  readonly recipeId?: string | undefined;
}

/** The query parameter with the lines of a linked bag. */
const LINKED_LINES = 'lines';

const LINE = /^([A-Z]{2}[A-Z0-9]{6,12})\.([1-9]\d{0,2})(?:\.([A-Za-z0-9-]{1,60}))?$/;
/** As many lines as one call may add. */
const MOST_LINES = 20;

/**
 * The address at which another device takes over what is in this bag. It holds products, designs and quantities and nothing
 * about the shopper, so that it may be sent to anybody; gifts of promotions and gift cards are earned or bought anew.
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

/** Reads what `cartLinkPath` wrote; what fits nothing is left out, and of a product named twice the first counts. */
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
