/** The language and country of a path, such as `en-us`. */
export type LocaleSegment = string;

/** The path without origin, query and hash. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '').replace(/^(?:https?:)?[\\/]{2}[^\\/]*/i, '');
}

/** The path of a product page; the slug is made URL-safe, so that the page is recognised (spec 2 §2). */
export function productPath(locale: LocaleSegment, slug: string, code: string): string {
  return `/${locale}/p/${segment(slug)}-${encode(code)}`;
}

/** The path of a category page; its id is the 4 to 7 digit number at the end (spec 2 §2). */
export function categoryPath(locale: LocaleSegment, slug: string, id: string | number): string {
  return `/${locale}/c/${segment(slug)}-${encode(String(id))}`;
}

/** The product code after the last hyphen: two capitals, then six or more capitals or digits (spec 2 §2). */
export function productCodeFromPath(path: string): string | undefined {
  return /-([A-Z]{2}[A-Z0-9]{6,})\/?$/.exec(pathOf(path))?.[1];
}

/** The category id: the 4 to 7 digit number at the end of the path (spec 2 §2). */
export function categoryIdFromPath(path: string): string | undefined {
  return /(?<![0-9])([0-9]{4,7})\/?$/.exec(pathOf(path))?.[1];
}

/** Paths of category and product pages in analytics (spec 2 §2); group 1 is the id. */
export const analyticsPatterns = {
  category: /^\/[a-z]{2}-[a-z]{2}\/c\/[^/]+-([0-9]{4,10})\/?$/,
  product: /^\/[a-z]{2}-[a-z]{2}\/p\/[^/]+-([A-Z0-9]{8,11})\/?$/,
  categoryAlternative: /-c([0-9]{4,6})\/?$/,
  productAlternative: /-p([A-Z0-9]{8,11})\/?$/,
} as const satisfies Record<string, RegExp>;

/** The category id of a path in analytics, in either of its two forms (spec 2 §2). */
export function analyticsCategoryId(path: string): string | undefined {
  const { category, categoryAlternative } = analyticsPatterns;
  return idIn(path, category, categoryAlternative);
}

/** The product id of a path in analytics, in either of its two forms (spec 2 §2). */
export function analyticsProductId(path: string): string | undefined {
  const { product, productAlternative } = analyticsPatterns;
  return idIn(path, product, productAlternative);
}

/** Removes a product address's origin if relative PDP URLs are on; starts with one slash (spec 2 §2). */
export function toRelativeProductUrl(url: string, enabled: boolean): string {
  if (!enabled || !pathOf(url).includes('/p/')) return url;
  const relative = url.replace(/^(?:https?:)?[\\/]{2}[^\\/?#]*/i, '');
  return /^[\\/]/.test(relative) ? relative.replace(/^[\\/]+/, '/') : relative;
}

function idIn(address: string, ...shapes: readonly RegExp[]): string | undefined {
  const path = pathOf(address);
  for (const shape of shapes) {
    const id = shape.exec(path)?.[1];
    if (id !== undefined) return id;
  }
  return undefined;
}

function segment(slug: string): string {
  return encode(
    slug
      .trim()
      .replace(/[\s/\\]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'x',
  );
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}
