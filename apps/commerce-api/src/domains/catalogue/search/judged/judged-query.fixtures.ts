import type { Suggestions } from '@haberdash/api-client/products';

/** What the first results of a search have to be, in the eyes of a shopper. */
export interface JudgedQuery {
  readonly q: string;
  /** The kinds of the first results; without any, a query is judged by its pages alone. */
  readonly lead?: readonly string[];
  /** Kinds that are nowhere among the results. */
  readonly never?: readonly string[];
  /** All kinds of the results. */
  readonly only?: readonly string[];
  /** What is taken out of the text as filters, as its labels. */
  readonly filters?: readonly string[];
  /** Whom the best results are for; one for somebody else is worth less, one for everybody is not. */
  readonly gender?: 'women' | 'men' | 'kids';
  /** The address of the first page of help. */
  readonly page?: NonNullable<Suggestions['pages']>[number]['url'];
}

/** Kinds that go by one word. */
export const JACKETS = ['shell-jacket', 'insulated-jacket', 'parka', 'fleece'];
export const RAIN_JACKETS = ['shell-jacket'];
export const WARM_JACKETS = ['insulated-jacket', 'parka', 'shell-jacket', 'fleece'];
export const SHOES = ['hiking-shoe', 'trail-shoe', 'boot', 'sandal'];
export const FOOTWEAR_NEVER = [...SHOES, 'backpack', 'tent', 'bottle'];
export const NOT_CLOTHES = ['backpack', 'duffel', 'tent', 'sleeping-bag', 'bottle'];

/** A row of a list. */
export const judged = (q: string, judgement: Omit<JudgedQuery, 'q'>): JudgedQuery => ({ q, ...judgement });
