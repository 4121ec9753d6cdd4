import type { Suggestions } from '@haberdash/api-client/products';

/** Expected results of a query. */
export interface JudgedQuery {
  readonly q: string;
  /** Kinds of the first results; without any, only pages are judged. */
  readonly lead?: readonly string[];
  /** Kinds that must not be found. */
  readonly never?: readonly string[];
  readonly only?: readonly string[];
  /** Labels of the filters that are taken from the text. */
  readonly filters?: readonly string[];
  /** Gender of the best results; another gender scores less, unisex does not. */
  readonly gender?: 'women' | 'men' | 'kids';
  /** Address of the first help page. */
  readonly page?: NonNullable<Suggestions['pages']>[number]['url'];
}

/** Kinds that share one word. */
export const JACKETS = ['shell-jacket', 'insulated-jacket', 'parka', 'fleece'];
export const RAIN_JACKETS = ['shell-jacket'];
export const WARM_JACKETS = ['insulated-jacket', 'parka', 'shell-jacket', 'fleece'];
export const SHOES = ['hiking-shoe', 'trail-shoe', 'boot', 'sandal'];
export const FOOTWEAR_NEVER = [...SHOES, 'backpack', 'tent', 'bottle'];
export const NOT_CLOTHES = ['backpack', 'duffel', 'tent', 'sleeping-bag', 'bottle'];

export const judged = (q: string, judgement: Omit<JudgedQuery, 'q'>): JudgedQuery => ({ q, ...judgement });
