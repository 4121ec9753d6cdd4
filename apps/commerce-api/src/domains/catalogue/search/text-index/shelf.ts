import type { ListingIndex } from '../../listing/listing-index/listing-index.ts';
import type { TextIndex, TextQuery } from './text-index.ts';

/** The popularity at which a product counts twice as much as one that nobody looks at. */
const POPULARITY_OF_TWO = 2_000;
const NOWHERE = -1;

/** Finds by words in one language what is sold in one currency. */
export interface Shelf {
  /** The places in the listing index of what fits, the best first. */
  find(query: TextQuery): Int32Array;
}

/** Joins an index of words with one of listings: a wanted product comes before an unwanted one that fits as well. */
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

/** Keeps the last shelf of each pair of indexes for as long as no product came or went. */
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
