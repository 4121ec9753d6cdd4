import type { ListingSort } from '../listing-filters.ts';
import type { IndexedProduct } from './indexed-product.ts';

type Compare = (a: IndexedProduct, b: IndexedProduct) => number;

const byId: Compare = (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
const byPopularity: Compare = (a, b) => b.popularity - a.popularity;

/** How listings are sorted where nothing but the product counts; the keys of each order decide when it is made anew. */
const ORDERS: Readonly<
  Record<ListingSort, { readonly compare: Compare; readonly keys: readonly (keyof IndexedProduct)[] }>
> = {
  relevance: { compare: byPopularity, keys: ['popularity'] },
  newest: { compare: (a, b) => b.createdAt - a.createdAt, keys: ['createdAt'] },
  'price-asc': { compare: (a, b) => a.price - b.price, keys: ['price'] },
  'price-desc': { compare: (a, b) => b.price - a.price, keys: ['price'] },
  rating: {
    compare: (a, b) => b.rating - a.rating || b.reviewsCount - a.reviewsCount,
    keys: ['rating', 'reviewsCount'],
  },
  discount: {
    compare: (a, b) => b.discountPercent - a.discountPercent || byPopularity(a, b),
    keys: ['discountPercent', 'popularity'],
  },
};

/** Compares products for a sort; equals come in the order of their ids. */
export const compareFor = (sort: ListingSort): Compare => {
  const { compare } = ORDERS[sort];
  return (a, b) => compare(a, b) || byId(a, b);
};

/** Compares products that have an order already, which decides where the sort finds them equal. */
export const compareRanked = (sort: ListingSort): Compare => {
  if (sort === 'relevance') return () => 0;
  if (sort === 'discount') return (a, b) => b.discountPercent - a.discountPercent;
  return compareFor(sort);
};

/** The sorts whose order a change of a product may touch; all for a product that came or went. */
export function touchedSorts(
  before: IndexedProduct | undefined,
  after: IndexedProduct | undefined,
): ListingSort[] {
  const sorts = Object.keys(ORDERS) as ListingSort[]; // the keys of a record of all sorts
  return sorts.filter(
    (sort) =>
      before === undefined ||
      after === undefined ||
      ORDERS[sort].keys.some((key) => before[key] !== after[key]),
  );
}
