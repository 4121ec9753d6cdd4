import type { Executor } from '../../../platform/db/database.ts';
import type { Reader } from '../catalogue/cards.ts';
import type { ListingQuery } from '../listing/listing-filters.ts';
import {
  findListing,
  findsAny,
  type ListingResult,
  type ListingSource,
  type Offered,
} from '../listing/listing-index/find-listing.ts';
import type { ListingIndex } from '../listing/listing-index/listing-index.ts';
import type { Language } from '../../../shared/text.ts';
import { meaningfulWords } from './meaningful-words.ts';
import { queriesOf, readSearch, type SearchQuery } from './search-query.ts';
import { findByCode } from './search-repository.ts';
import { stem } from './stem.ts';
import type { Shelf } from './text-index/shelf.ts';
import { filterReadings, plainReading, type Reading, withParsedFilters } from './parse-query.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The indexes that a text is searched in. */
export interface Shop {
  readonly db: Executor;
  readonly index: ListingIndex;
  readonly shelf: Shelf;
  readonly vocabulary: Vocabulary;
  readonly offered?: Offered;
}

/** Results with the reading of the text. */
export interface Found {
  readonly listing: ListingResult;
  readonly reading: Reading;
  readonly query: ListingQuery;
}

/** Ranked products of a text; all where only filters are left. */
function sourceOf(shop: Shop, text: string, { language }: Reader, isFiltered: boolean): ListingSource {
  if (isFiltered && meaningfulWords(text, language).length === 0) return 'all';
  return { ranked: findRanked(shop.shelf, readSearch(text, language, shop.vocabulary)) };
}

const NOTHING = new Int32Array();

/** Ranked places of the strictest query with results. */
export function findRanked(shelf: Shelf, { groups }: SearchQuery): Int32Array {
  for (const query of queriesOf(groups)) {
    const places = shelf.find(query);
    if (places.length > 0) return places;
  }
  return NOTHING;
}

/** True when a word names a product kind. */
export const namesKind = (text: string, language: Language, { kinds }: Vocabulary): boolean =>
  meaningfulWords(text, language).some((word) => kinds.named(stem(word, language)).length > 0);

/** No products, for a text that asks for a help page. */
export const emptyResult = ({ index }: Shop, text: string, query: ListingQuery): Found => ({
  listing: findListing(index, { ranked: NOTHING }, query),
  reading: plainReading(text),
  query,
});

const NO_FILTERS = {
  size: [],
  color: [],
  price: [],
  activity: [],
  gender: [],
  category: [],
  store: [],
} as const;

/** Searches a text: parsed filters where they have results, else words; chosen filters only narrow. */
export async function runQuery(
  shop: Shop,
  text: string,
  query: ListingQuery,
  reader: Reader,
): Promise<Found> {
  const { db, index, offered } = shop;
  const resultOf = (source: ListingSource, reading: Reading): Found => {
    const narrowed = withParsedFilters(query, reading);
    return { listing: findListing(index, source, narrowed, offered), reading, query: narrowed };
  };
  const code = await findByCode(db, text);
  if (code !== undefined) {
    const place = index.placeOf(code);
    return resultOf({ ranked: place === undefined ? NOTHING : Int32Array.of(place) }, plainReading(text));
  }
  for (const reading of filterReadings(text, index.options('size').keys(), reader)) {
    const source = sourceOf(shop, reading.text, reader, true);
    const alone = withParsedFilters({ ...query, filters: NO_FILTERS }, reading);
    if (findsAny(index, source, alone)) return resultOf(source, reading);
  }
  return resultOf(sourceOf(shop, text, reader, false), plainReading(text));
}
