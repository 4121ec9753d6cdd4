import type { ListingSort } from '../listing-filters.ts';
import type { IndexedProduct } from './indexed-product.ts';

type Compare = (a: IndexedProduct, b: IndexedProduct) => number;

/** More than any popularity, so that the first criterion decides. */
const ABOVE = 1e9;

/** Sort keys as one number, ascending, and the fields they depend on. */
const ORDERS: Readonly<
  Record<
    ListingSort,
    { readonly value: (product: IndexedProduct) => number; readonly keys: readonly (keyof IndexedProduct)[] }
  >
> = {
  relevance: { value: ({ popularity }) => -popularity, keys: ['popularity'] },
  newest: { value: ({ createdAt }) => -createdAt, keys: ['createdAt'] },
  'price-asc': { value: ({ price }) => price, keys: ['price'] },
  'price-desc': { value: ({ price }) => -price, keys: ['price'] },
  rating: {
    value: ({ rating, reviewsCount }) => -rating * ABOVE - reviewsCount,
    keys: ['rating', 'reviewsCount'],
  },
  discount: {
    value: ({ discountPercent, popularity }) => -discountPercent * ABOVE - popularity,
    keys: ['discountPercent', 'popularity'],
  },
};

const SORTS = Object.keys(ORDERS) as ListingSort[]; // the keys of a record of all sorts

/** Compares products for a sort; ties are ordered by id. */
const compareFor = (sort: ListingSort): Compare => {
  const { value } = ORDERS[sort];
  return (a, b) => value(a) - value(b) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
};

/** Compares ranked products; the rank breaks ties. */
export const compareRanked = (sort: ListingSort): Compare => {
  if (sort === 'relevance') return () => 0;
  if (sort === 'discount') return (a, b) => b.discountPercent - a.discountPercent;
  return compareFor(sort);
};

/** The sorts that a change affects; all for an added or removed product. */
function touchedSorts(before: IndexedProduct | undefined, after: IndexedProduct | undefined): ListingSort[] {
  return SORTS.filter(
    (sort) =>
      before === undefined ||
      after === undefined ||
      ORDERS[sort].keys.some((key) => before[key] !== after[key]),
  );
}

type Placed = readonly [place: number, product: IndexedProduct];

const sortPlaced = (placed: Placed[], compare: Compare): Placed[] =>
  placed.sort(([, a], [, b]) => compare(a, b));

/** Sorts all places; each key is computed once. */
function sortAll(all: readonly (IndexedProduct | undefined)[], sort: ListingSort): Int32Array {
  const { value } = ORDERS[sort];
  const products: IndexedProduct[] = [];
  const places: number[] = [];
  for (const [place, product] of all.entries()) {
    if (product === undefined) continue;
    products.push(product);
    places.push(place);
  }
  const values = Float64Array.from(products, value);
  const compareIds = (a: number, b: number): number =>
    (products[a]?.id ?? '') < (products[b]?.id ?? '') ? -1 : 1;
  const sorted = places
    .map((_, at) => at)
    .sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || compareIds(a, b));
  return Int32Array.from(sorted, (at) => places[at] ?? 0);
}

/** Updates an order by removing and re-inserting changed products. */
function sortChanged(
  order: Int32Array,
  sort: ListingSort,
  changed: ReadonlySet<number>,
  productAt: (place: number) => IndexedProduct | undefined,
): Int32Array {
  const compare = compareFor(sort);
  const rest = order.filter((place) => !changed.has(place));
  const present = [...changed].flatMap((place): Placed[] => {
    const product = productAt(place);
    return product === undefined ? [] : [[place, product]];
  });
  const next = new Int32Array(rest.length + present.length);
  let from = 0;
  let at = 0;
  for (const [place, product] of sortPlaced(present, compare)) {
    let low = from;
    for (let high = rest.length; low < high;) {
      const middle = (low + high) >> 1;
      const other = productAt(rest[middle] ?? 0);
      if (other !== undefined && compare(other, product) < 0) low = middle + 1;
      else high = middle;
    }
    next.set(rest.subarray(from, low), at);
    at += low - from;
    next[at] = place;
    at += 1;
    from = low;
  }
  next.set(rest.subarray(from), at);
  return next;
}

/** Above this an order is rebuilt. */
const MAX_CHANGED = 2_000;

/** Lazily built sort orders of an index. */
export interface Orders {
  order(sort: ListingSort): Int32Array;
  /** Records that a product changed, was added or removed. */
  touch(place: number, before: IndexedProduct | undefined, after: IndexedProduct | undefined): void;
}

export function createOrders(products: readonly (IndexedProduct | undefined)[]): Orders {
  const orders = new Map<ListingSort, { order: Int32Array; readonly changed: Set<number> }>();
  return {
    order(sort) {
      const made = orders.get(sort);
      if (made === undefined || made.changed.size > MAX_CHANGED) {
        const order = sortAll(products, sort);
        orders.set(sort, { order, changed: new Set() });
        return order;
      }
      if (made.changed.size > 0) {
        made.order = sortChanged(made.order, sort, made.changed, (place) => products[place]);
        made.changed.clear();
      }
      return made.order;
    },
    touch(place, before, after) {
      for (const sort of touchedSorts(before, after)) orders.get(sort)?.changed.add(place);
    },
  };
}
