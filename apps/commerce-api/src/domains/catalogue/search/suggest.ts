import type { Suggestions } from '@haberdash/api-client/products';

import type { Edition, Language } from '../../../shared/text.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Reader } from '../catalogue/cards.ts';
import { type Category, type CategoryTree, linkOf } from '../catalogue/category-tree.ts';
import type { FindCards } from '../listing/card-cache.ts';
import { readListingQuery } from '../listing/listing-filters.ts';
import type { ListingIndexes } from '../listing/listing-index/index-cache.ts';
import { hasBit } from '../catalogue/bits.ts';
import type { ListingIndex } from '../listing/listing-index/listing-index.ts';
import { words } from './fold.ts';
import type { createHelpPages, PageReader } from './help-pages.ts';
import { findRanked, runQuery, namesKind } from './run-query.ts';
import { readSearch } from './search-query.ts';
import { findByCode } from './search-repository.ts';
import { completeCategories, completeTerms } from './suggestions.ts';
import { filterReadings } from './parse-query.ts';
import type { createShelves } from './text-index/shelf.ts';
import type { TextIndexes } from './text-index/text-indexes.ts';
import type { Vocabulary } from './vocabulary.ts';

const MAX_TERMS = 6;
const MAX_CATEGORIES = 4;
const MAX_PRODUCTS = 4;
/** Of this many best matches, those in stock come first. */
const LOOKED_AT = 200;

interface SuggestParts {
  readonly db: Executor;
  readonly trees: (edition: Edition) => Promise<CategoryTree>;
  readonly indexes: ListingIndexes;
  readonly textIndexes: TextIndexes;
  readonly shelves: ReturnType<typeof createShelves>;
  readonly findCards: FindCards;
  readonly vocabularies: (language: Language) => Promise<Vocabulary>;
  readonly helpPages: ReturnType<typeof createHelpPages>;
}

/** Terms that no category repeats. */
function withoutCategories(terms: readonly string[], categories: readonly Category[]): string[] {
  const titles = new Set(categories.map(({ title }) => words(title).join(' ')));
  return terms.filter((term) => !titles.has(words(term).join(' ')));
}

/** Ids of the best places, in stock first. */
function bestOf(places: Int32Array, index: ListingIndex): readonly string[] {
  return [...places.subarray(0, LOOKED_AT)]
    .toSorted((a, b) => Number(hasBit(index.inStock, b)) - Number(hasBit(index.inStock, a)))
    .slice(0, MAX_PRODUCTS)
    .map((place) => index.productAt(place).id);
}

/** Completes input with terms, categories, products and help pages. */
export function createSuggest(parts: SuggestParts) {
  const { db, trees, indexes, textIndexes, shelves, findCards, vocabularies, helpPages } = parts;

  async function suggestedProducts(
    text: string,
    reader: Reader,
    vocabulary: Vocabulary,
  ): Promise<{ readonly ids: readonly string[]; readonly colors: readonly string[] }> {
    const { language, currency } = reader;
    const code = await findByCode(db, text);
    if (code !== undefined) return { ids: [code], colors: [] };
    const [index, texts] = await Promise.all([indexes(currency), textIndexes(language)]);
    const shelf = shelves(texts, index);
    if (filterReadings(text, index.options('size').keys(), reader).length > 0) {
      const { listing, query } = await runQuery(
        { db, index, shelf, vocabulary },
        text,
        readListingQuery({ count: MAX_PRODUCTS }),
        reader,
      );
      return { ids: listing.ids, colors: query.filters.color };
    }
    const places = findRanked(shelf, readSearch(text, language, vocabulary));
    return { ids: bestOf(places, index), colors: [] };
  }

  return async (text: string, reader: Reader & PageReader): Promise<Suggestions> => {
    const { language } = reader;
    const [vocabulary, tree, { pages, isWhole }] = await Promise.all([
      vocabularies(language),
      trees(reader.edition),
      helpPages(text, reader),
    ]);
    const { mended } = readSearch(text, language, vocabulary);
    const typed = completeTerms(text, language, vocabulary, MAX_TERMS + MAX_CATEGORIES);
    const isMended = typed.length === 0 && mended !== undefined;
    const understood = isMended ? mended : text;
    const terms = isMended ? completeTerms(mended, language, vocabulary, MAX_TERMS + MAX_CATEGORIES) : typed;
    const categories = completeCategories(understood, language, tree.all, MAX_CATEGORIES);
    const { ids, colors } =
      isWhole && !namesKind(text, language, vocabulary)
        ? { ids: [], colors: [] }
        : await suggestedProducts(understood, reader, vocabulary);
    return {
      terms: withoutCategories(terms, categories).slice(0, MAX_TERMS),
      categories: categories.map((category) => ({ ...linkOf(category), text: category.title })),
      products: await findCards(ids, reader, colors),
      ...(pages.length > 0 ? { pages: [...pages] } : {}),
    };
  };
}
