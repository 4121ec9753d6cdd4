import type { Listing, Suggestions } from '@haberdash/api-client/products';

import type { FindCards } from '../listing/card-cache.ts';
import type { Reader } from '../catalogue/cards.ts';
import type { Category, CategoryTree } from '../catalogue/category-tree.ts';
import { buildFacets } from '../listing/facets.ts';
import type { ListingQuery } from '../listing/listing-filters.ts';
import type { ListingResult } from '../listing/listing-index/find-listing.ts';
import type { ListingIndexes } from '../listing/listing-index/index-cache.ts';
import type { ListingIndex } from '../listing/listing-index/listing-index.ts';
import { catalogueMessages } from '../catalogue/messages.ts';
import type { NamedStore } from '../catalogue/store-names.ts';
import { findRecommendations } from '../catalogue/recommendations.ts';
import { createTtlCache } from '../../../shared/ttl-cache.ts';
import type { Clock } from '../../../shared/clock.ts';
import { LANGUAGES, formatText, type Edition } from '../../../shared/text.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { createHelpPages, type PageReader } from './help-pages.ts';
import { runQuery, emptyResult, namesKind } from './run-query.ts';
import { readSearch } from './search-query.ts';
import { createSuggest } from './suggest.ts';
import { alternativeTerms } from './suggestions.ts';
import { createShelves } from './text-index/shelf.ts';
import type { TextIndex } from './text-index/text-index.ts';
import { createTextIndexes } from './text-index/text-indexes.ts';
import { removableFilters } from './parse-query.ts';
import { createVocabularies, type Vocabulary } from './vocabulary.ts';

/** For names, texts and help pages; a product change invalidates earlier. */
const LISTING_TTL_MS = 30_000;
const SUGGESTION_TTL_MS = 3_000;
const MAX_LISTINGS = 500;
const MAX_SUGGESTIONS = 1_000;
const SUGGESTED_TERMS = 6;
const POPULAR = 8;
const MAX_CATEGORIES = 20;
const TITLE_TEXT = 80;

export type SearchReader = Reader & PageReader;

export interface Search {
  find(text: string, query: ListingQuery, reader: SearchReader): Promise<Listing>;
  suggest(text: string, reader: SearchReader): Promise<Suggestions>;
  /** Loads the indexes of every language one by one. */
  warm(): Promise<void>;
}

/** The categories that results are grouped by. */
const shelvesOf = ({ leaves }: CategoryTree): Category[] =>
  leaves.filter(({ parentId, cutsAcross }) => parentId !== undefined && !cutsAcross);

/** The categories with most results, and chosen ones. */
function categoriesOf(tree: CategoryTree, { facets }: ListingResult, chosen: readonly string[]): Category[] {
  const countOf = ({ id }: Category): number => facets.category[id] ?? 0;
  const chosenOnes = tree.all.filter(({ id }) => chosen.includes(id));
  const largest = shelvesOf(tree).filter((leaf) => countOf(leaf) > 0);
  return [...new Set([...chosenOnes, ...largest.toSorted((a, b) => countOf(b) - countOf(a))])].slice(
    0,
    MAX_CATEGORIES,
  );
}

const isFiltered = ({ filters }: ListingQuery): boolean =>
  Object.values(filters).some((values: readonly string[]) => values.length > 0);

async function nothingFound(
  db: Executor,
  findCards: FindCards,
  text: string,
  reader: Reader,
  vocabulary: Vocabulary,
): Promise<Pick<Listing, 'suggestedTerms' | 'popular'>> {
  const ids = await findRecommendations(db, { widget: 'bestsellers', count: POPULAR });
  return {
    suggestedTerms: alternativeTerms(text, reader.language, vocabulary, SUGGESTED_TERMS),
    popular: await findCards(ids, reader),
  };
}

interface Indexes {
  readonly index: ListingIndex;
  readonly texts: TextIndex;
}

export interface SearchParts {
  readonly trees: (edition: Edition) => Promise<CategoryTree>;
  readonly indexes: ListingIndexes;
  readonly findCards: FindCards;
  readonly stores: (country: string) => Promise<readonly NamedStore[]>;
}

interface FinderParts extends Pick<SearchParts, 'trees' | 'findCards' | 'stores'> {
  readonly db: Executor;
  readonly vocabularies: ReturnType<typeof createVocabularies>;
  readonly shelves: ReturnType<typeof createShelves>;
  readonly helpPages: ReturnType<typeof createHelpPages>;
}

function createFinder({ db, trees, findCards, stores, vocabularies, shelves, helpPages }: FinderParts) {
  return async function find(
    { index, texts }: Indexes,
    text: string,
    query: ListingQuery,
    reader: SearchReader,
  ): Promise<Listing> {
    const [vocabulary, tree, storesHere] = await Promise.all([
      vocabularies(reader.language),
      trees(reader.edition),
      stores(reader.country),
    ]);
    const help = await helpPages(text, reader);
    const isHelpQuery = help.isWhole && !namesKind(text, reader.language, vocabulary);
    const offered = {
      category: shelvesOf(tree).map(({ id }) => id),
      store: storesHere.map(({ id }) => id),
    };
    const shop = { db, index, shelf: shelves(texts, index), vocabulary, offered };
    const {
      listing: found,
      reading,
      query: requestedQuery,
    } = isHelpQuery ? emptyResult(shop, text, query) : await runQuery(shop, text, query, reader);
    const { filters } = query;
    const { pages } = await helpPages(reading.text, reader);
    const understood = removableFilters(reading, filters);
    const corrected =
      found.total > 0 ? readSearch(reading.text, reader.language, vocabulary).mended : undefined;
    const redirect = isHelpQuery ? help.pages[0]?.url : undefined;
    return {
      q: text,
      title: formatText(catalogueMessages.searchTitle, reader.edition, {
        q: text.trim().slice(0, TITLE_TEXT),
      }),
      total: found.total,
      start: query.start,
      count: query.count,
      sort: query.sort,
      facets: buildFacets(found.facets, {
        reader,
        filters,
        categories: categoriesOf(tree, found, filters.category),
        stores: storesHere,
        useTitles: true,
      }),
      products: await findCards(found.ids, reader, requestedQuery.filters.color),
      breadcrumbs: [],
      ...(understood.length > 0 ? { understood: [...understood] } : {}),
      ...(pages.length > 0 ? { pages: [...pages] } : {}),
      ...(corrected === undefined ? {} : { corrected }),
      ...(redirect === undefined ? {} : { redirect }),
      ...(found.total === 0 && !isFiltered(query)
        ? await nothingFound(db, findCards, text, reader, vocabulary)
        : {}),
    };
  };
}

/** The search of one process; results may be some seconds old. */
export function createSearch(
  db: Executor,
  clock: Clock,
  { trees, indexes, findCards, stores }: SearchParts,
): Search {
  const vocabularies = createVocabularies(db, clock);
  const textIndexes = createTextIndexes(db, clock);
  const shelves = createShelves();
  const helpPages = createHelpPages(db, clock);
  const cache = createTtlCache<Listing>(clock, LISTING_TTL_MS, MAX_LISTINGS);
  const suggestions = createTtlCache<Suggestions>(clock, SUGGESTION_TTL_MS, MAX_SUGGESTIONS);
  const suggest = createSuggest({
    db,
    trees,
    indexes,
    textIndexes,
    shelves,
    findCards,
    vocabularies,
    helpPages,
  });

  const findIn = createFinder({ db, trees, findCards, stores, vocabularies, shelves, helpPages });

  return {
    async find(text, query, reader) {
      const [index, texts, { version }] = await Promise.all([
        indexes(reader.currency),
        textIndexes(reader.language),
        vocabularies(reader.language),
      ]);
      const state = [index.changes.total(), texts.version, version];
      return cache.get(JSON.stringify([state, reader.locale, reader.siteId, text, query]), () =>
        findIn({ index, texts }, text, query, reader),
      );
    },
    warm: async () => {
      for (const language of LANGUAGES) await Promise.all([textIndexes(language), vocabularies(language)]);
    },
    // Many shoppers type the same first letters.
    suggest: (text, reader) =>
      suggestions.get(JSON.stringify([reader.locale, reader.siteId, text]), () => suggest(text, reader)),
  };
}
