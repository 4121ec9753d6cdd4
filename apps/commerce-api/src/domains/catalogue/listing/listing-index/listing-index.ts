import { type FacetId, type ListingSort, PRICE_RANGES } from '../listing-filters.ts';
import { addBit, type Bits, createBits, removeBit } from '../../catalogue/bits.ts';
import { type ChangeCounter, createChangeCounter } from './change-counter.ts';
import type { IndexedProduct } from './indexed-product.ts';
import { createOrders } from './orders.ts';

/** A facet with options on the products; prices are compared instead. */
export type WrittenFacet = Exclude<FacetId, 'price'>;

const OPTIONS: Readonly<Record<WrittenFacet, (product: IndexedProduct) => readonly string[]>> = {
  category: ({ categories }) => categories,
  size: ({ sizesInStock }) => sizesInStock,
  color: ({ families }) => families,
  activity: ({ activities }) => activities,
  gender: ({ gender }) => [gender],
  store: ({ storesInStock }) => storesInStock,
};

const FACETS = Object.entries(OPTIONS) as [WrittenFacet, (typeof OPTIONS)[WrittenFacet]][]; // its keys are these

/** All products in one currency as bit sets by option and stock. */
export interface ListingIndex {
  readonly size: number;
  /** Changes when products come or go; places of ids are valid for one version. */
  readonly version: number;
  /** Change counts, in total and by category. */
  readonly changes: Pick<ChangeCounter, 'total' | 'in'>;
  readonly inStock: Bits;
  /** Products by option of a facet. */
  options(facet: WrittenFacet): ReadonlyMap<string, Bits>;
  placeOf(id: string): number | undefined;
  productAt(place: number): IndexedProduct;
  /** The index of a product's price range. */
  priceRangeAt(place: number): number;
  /** Places in sort order. */
  order(sort: ListingSort): Int32Array;
  put(product: IndexedProduct): void;
  remove(id: string): void;
}

const rangeOf = (price: number): number => PRICE_RANGES.findIndex(({ to }) => to === undefined || price < to);

/** An empty index; sets and orders are updated with every change. */
export function createListingIndex(): ListingIndex {
  const changes = createChangeCounter();
  const places = new Map<string, number>();
  const products: (IndexedProduct | undefined)[] = [];
  const ranges: number[] = [];
  const inStock = createBits();
  const orders = createOrders(products);
  let version = 0;
  const sets: Readonly<Record<WrittenFacet, Map<string, Bits>>> = {
    category: new Map(),
    size: new Map(),
    color: new Map(),
    activity: new Map(),
    gender: new Map(),
    store: new Map(),
  };

  const known = (place: number): IndexedProduct => {
    const product = products[place];
    if (product === undefined) throw new RangeError(`no product stands at ${place}`);
    return product;
  };

  function leave(place: number, product: IndexedProduct): void {
    for (const [facet, read] of FACETS) {
      for (const option of read(product)) {
        const bits = sets[facet].get(option);
        if (bits !== undefined) removeBit(bits, place);
      }
    }
    removeBit(inStock, place);
  }

  function enter(place: number, product: IndexedProduct): void {
    for (const [facet, read] of FACETS) {
      for (const option of read(product)) {
        const bits = sets[facet].get(option) ?? createBits();
        sets[facet].set(option, bits);
        addBit(bits, place);
      }
    }
    if (product.sizesInStock.length > 0) addBit(inStock, place);
  }

  return {
    get size() {
      return places.size;
    },
    inStock,
    options: (facet) => sets[facet],
    placeOf: (id) => places.get(id),
    productAt: known,
    priceRangeAt: (place) => ranges[place] ?? 0,
    get version() {
      return version;
    },
    changes,
    order: (sort) => orders.order(sort),
    put(product) {
      const place = places.get(product.id) ?? products.length;
      const before = products[place];
      if (before === undefined) version += 1;
      else leave(place, before);
      changes.note(before, product);
      places.set(product.id, place);
      products[place] = product;
      ranges[place] = rangeOf(product.price);
      enter(place, product);
      orders.touch(place, before, product);
    },
    remove(id) {
      const place = places.get(id);
      if (place === undefined) return;
      const before = known(place);
      leave(place, before);
      changes.note(before);
      places.delete(id);
      products[place] = undefined;
      version += 1;
      orders.touch(place, before, undefined);
    },
  };
}
