import type { Listing, Suggestions } from '@haberdash/api-client/products';

import type { FindCards } from '../listing/card-cache.ts';
import type { Reader } from '../catalogue/cards.ts';
import { type Category, type CategoryTree, linkOf } from '../catalogue/category-tree.ts';
import { buildFacets } from '../listing/facets.ts';
import type { ListingQuery } from '../listing/listing-filters.ts';
import { findListing, type ListingResult } from '../listing/listing-index/find-listing.ts';
import type { ListingIndexes } from '../listing/listing-index/index-cache.ts';
import type { ListingIndex } from '../listing/listing-index/listing-index.ts';
import { catalogueMessages } from '../catalogue/messages.ts';
import { findRecommendations } from '../catalogue/recommendations.ts';
import { createTtlCache } from '../../shared/ttl-cache.ts';
import type { Clock } from '../../shared/clock.ts';
import { say, type Language } from '../../shared/text.ts';
import type { Executor } from '../../platform/db/database.ts';
import { readSearch, toTsQuery } from './search-query.ts';
import { findBest, findByCode, findRanked, type TextQuery } from './search-repository.ts';
import { alternativeTerms, completeCategories, completeTerms } from './suggestions.ts';
import { createVocabularies, type Vocabulary } from './vocabulary.ts';

const TTL_MS = 3_000;
const MAX_LISTINGS = 300;
const SUGGESTED_TERMS = 6;
const SUGGESTED_CATEGORIES = 4;
const SUGGESTED_PRODUCTS = 4;
const POPULAR = 8;
const MAX_CATEGORIES = 20;
const TITLE_TEXT = 80;

/** Finds products by text, and completes what is being typed. */
export interface Search {
  find(text: string, query: ListingQuery, reader: Reader): Promise<Listing>;
  suggest(text: string, reader: Reader): Promise<Suggestions>;
}

/** How a text can be looked for, the strictest first: every word, else any word. */
function queriesOf(text: string, language: Language, vocabulary: Vocabulary): TextQuery[] {
  const { groups } = readSearch(text, language, vocabulary);
  if (groups.length === 0) return [];
  const all = { tsQuery: toTsQuery(groups, '&'), language };
  return groups.length === 1 ? [all] : [all, { tsQuery: toTsQuery(groups, '|'), language }];
}

/** The categories that hold most of what was found, and those that are chosen. */
function categoriesOf(tree: CategoryTree, { facets }: ListingResult, chosen: readonly string[]): Category[] {
  const countOf = ({ id }: Category): number => facets.category[id] ?? 0;
  const chosenOnes = tree.all.filter(({ id }) => chosen.includes(id));
  const largest = tree.leaves.filter(
    (leaf) => countOf(leaf) > 0 && leaf.parentId !== undefined && !/^[89]/.test(leaf.id),
  );
  return [...new Set([...chosenOnes, ...largest.toSorted((a, b) => countOf(b) - countOf(a))])].slice(
    0,
    MAX_CATEGORIES,
  );
}

const isFiltered = ({ filters }: ListingQuery): boolean =>
  Object.values(filters).some((values: readonly string[]) => values.length > 0);

/** Products of a text, the best first; a code means one product. Filters never widen a search, they only narrow it. */
async function look(
  db: Executor,
  index: ListingIndex,
  text: string,
  { language }: Reader,
  vocabulary: Vocabulary,
): Promise<readonly string[]> {
  const code = await findByCode(db, text);
  if (code !== undefined) return [code];
  for (const query of queriesOf(text, language, vocabulary)) {
    const ids = await findRanked(db, query);
    if (ids.some((id) => index.placeOf(id) !== undefined)) return ids;
  }
  return [];
}

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

/** What a search shares with listings. */
export interface SearchParts {
  readonly trees: (language: Language) => Promise<CategoryTree>;
  readonly indexes: ListingIndexes;
  readonly findCards: FindCards;
}

/** The search of one process; results may be some seconds old. */
export function createSearch(db: Executor, clock: Clock, { trees, indexes, findCards }: SearchParts): Search {
  const vocabularies = createVocabularies(db, clock);
  const cache = createTtlCache<Listing>(clock, TTL_MS, MAX_LISTINGS);

  async function find(text: string, query: ListingQuery, reader: Reader): Promise<Listing> {
    const [vocabulary, tree, index] = await Promise.all([
      vocabularies(reader.language),
      trees(reader.language),
      indexes(reader.currency),
    ]);
    const found = findListing(index, { ids: await look(db, index, text, reader, vocabulary) }, query);
    const { filters } = query;
    return {
      q: text,
      title: say(catalogueMessages.searchTitle, reader.language, { q: text.trim().slice(0, TITLE_TEXT) }),
      total: found.total,
      start: query.start,
      count: query.count,
      sort: query.sort,
      facets: buildFacets(found.facets, {
        reader,
        filters,
        categories: categoriesOf(tree, found, filters.category),
        useTitles: true,
      }),
      products: await findCards(found.ids, reader, filters.color),
      breadcrumbs: [],
      ...(found.total === 0 && !isFiltered(query)
        ? await nothingFound(db, findCards, text, reader, vocabulary)
        : {}),
    };
  }

  async function suggestedProducts(
    text: string,
    { language, currency }: Reader,
    vocabulary: Vocabulary,
  ): Promise<readonly string[]> {
    const code = await findByCode(db, text);
    if (code !== undefined) return [code];
    const [query] = queriesOf(text, language, vocabulary);
    return query === undefined ? [] : findBest(db, query, currency, SUGGESTED_PRODUCTS);
  }

  return {
    find: (text, query, reader) =>
      cache.get(JSON.stringify([reader.locale, text, query]), () => find(text, query, reader)),

    async suggest(text, reader) {
      const { language } = reader;
      const [vocabulary, tree] = await Promise.all([vocabularies(language), trees(language)]);
      const { mended } = readSearch(text, language, vocabulary);
      const terms = completeTerms(text, language, vocabulary, SUGGESTED_TERMS);
      const understood = terms.length === 0 && mended !== undefined ? mended : text;
      const ids = await suggestedProducts(understood, reader, vocabulary);
      return {
        terms: terms.length > 0 ? terms : completeTerms(understood, language, vocabulary, SUGGESTED_TERMS),
        categories: completeCategories(understood, language, tree.all, SUGGESTED_CATEGORIES).map(
          (category) => ({
            ...linkOf(category),
            text: category.title,
          }),
        ),
        products: await findCards(ids, reader),
      };
    },
  };
}
