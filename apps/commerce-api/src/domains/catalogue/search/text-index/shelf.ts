import type { ListingIndex } from '../../listing/listing-index/listing-index.ts';
import type { TextIndex, TextQuery } from './text-index.ts';

/** The popularity that doubles a product's rank. */
const POPULARITY_OF_TWO = 2_000;
const NOWHERE = -1;

/** Ranked text search among the products of one currency. */
export interface Shelf {
  /** Listing places of the matches, best first. */
  find(query: TextQuery): Int32Array;
}

/** Joins a text index with a listing index; popularity weighs the ranking. */
function createShelf(texts: TextIndex, index: ListingIndex): Shelf {
  const places = Int32Array.from(texts.ids(), (id) =>
    id === undefined ? NOWHERE : (index.placeOf(id) ?? NOWHERE),
  );
  const weigh = (textPlace: number): number | undefined => {
    const place = places[textPlace] ?? NOWHERE;
    return place === NOWHERE ? undefined : 1 + index.productAt(place).popularity / POPULARITY_OF_TWO;
  };
  return { find: (query) => texts.find(query, weigh).map((place) => places[place] ?? NOWHERE) };
}

/** Caches the joined index of each pair while no product is added or removed. */
export function createShelves(): (texts: TextIndex, index: ListingIndex) => Shelf {
  const shelves = new WeakMap<
    TextIndex,
    WeakMap<ListingIndex, { readonly key: string; readonly shelf: Shelf }>
  >();
  return (texts, index) => {
    const own =
      shelves.get(texts) ?? new WeakMap<ListingIndex, { readonly key: string; readonly shelf: Shelf }>();
    shelves.set(texts, own);
    const key = `${texts.version} ${index.version}`;
    const known = own.get(index);
    if (known?.key === key) return known.shelf;
    const shelf = createShelf(texts, index);
    own.set(index, { key, shelf });
    return shelf;
  };
}
