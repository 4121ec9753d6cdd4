import type { Look } from '@haberdash/api-client/products';
import type { Translator } from '../../../../shared/i18n/translator.ts';

/** What a page of looks is about; everything where it is neither. */
export interface LooksOf {
  readonly product?: string | undefined;
  readonly category?: string | undefined;
}

/** The address of the page of looks, below the locale. */
export const looksPath = ({ product, category }: LooksOf): string => {
  if (product !== undefined) return `/looks?product=${product}`;
  return category === undefined ? '/looks' : `/looks?category=${category}`;
};

/** The address of the form that shares a photo, below the locale. */
export const shareLookPath = ({ product }: LooksOf): string =>
  product === undefined ? '/looks/new' : `/looks/new?product=${product}`;

/** Where the picture of a look is served, as a square. */
export const lookPicture = (id: string): string => `/images/looks/${id}?ar=1x1`;

/** Names in an address that no product or category can have name nothing. */
export function readLooksOf(query: Pick<URLSearchParams, 'get'>): LooksOf {
  const product = query.get('product') ?? '';
  const category = query.get('category') ?? '';
  if (/^[A-Z]{2}[A-Z0-9]{6,9}$/.test(product)) return { product };
  return /^[0-9]{4,7}$/.test(category) ? { category } : {};
}

/** What a picture of a look shows, in words: what its author wrote, and who that is. */
export const lookLabel = (t: Translator, { author, caption }: Pick<Look, 'author' | 'caption'>): string =>
  caption === '' ? t('reviews.lookBy', { author }) : t('reviews.lookSays', { author, caption });
