import type { Facet, FacetOption } from '@haberdash/api-client/products';

import { formatMoney } from '../../../shared/money.ts';
import { formatText, type Edition, type Text } from '../../../shared/text.ts';
import type { Reader } from '../catalogue/cards.ts';
import type { Category } from '../catalogue/category-tree.ts';
import type { NamedStore } from '../catalogue/store-names.ts';
import {
  type FacetId,
  type ListingFilters,
  PRICE_RANGES,
  type PriceRange,
  readPriceRange,
} from './listing-filters.ts';
import type { ListingResult } from './listing-index/find-listing.ts';
import {
  activityLabels,
  catalogueMessages,
  familyLabels,
  genderLabels,
  sizeGroupLabels,
  sizeKindLabels,
} from '../catalogue/messages.ts';
import { compareSizes, distinctSizeLabels, sizeGroupOf, sizeKindOf } from '../catalogue/sizes.ts';

const MAX_OPTIONS = 160;

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly hex?: string;
  readonly group?: string;
}

export interface FacetSubject {
  readonly reader: Reader;
  readonly filters: ListingFilters;
  readonly categories: readonly Category[];
  readonly stores: readonly NamedStore[];
  /** Uses titles where a category name alone does not tell the gender. */
  readonly useTitles: boolean;
}

/** Options with results, and chosen ones, so that they can be removed. */
function optionsOf(
  choices: readonly Choice[],
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
): FacetOption[] {
  const known = new Set(choices.map(({ id }) => id));
  const unknown = chosen.filter((id) => !known.has(id)).map((id): Choice => ({ id, label: id }));
  return [...choices, ...unknown]
    .map((choice) => ({
      ...choice,
      // A chosen id comes from the address and may be `__proto__`.
      count: Object.hasOwn(counts, choice.id) ? (counts[choice.id] ?? 0) : 0,
      selected: chosen.includes(choice.id),
    }))
    .filter(({ count, selected }) => count > 0 || selected)
    .slice(0, MAX_OPTIONS);
}

const fromTexts = (texts: Readonly<Record<string, Text>>, edition: Edition): Choice[] =>
  Object.entries(texts).map(([id, text]) => ({ id, label: formatText(text, edition) }));

const wholeMoney = (minor: number, { currency, locale }: Reader): string =>
  formatMoney(minor, currency, locale).replace(/[.,]00(?=\D|$)/, '');

function priceLabel({ from, to }: PriceRange, reader: Reader): string {
  const values = { from: wholeMoney(from, reader), to: wholeMoney(to ?? 0, reader) };
  if (to === undefined) return formatText(catalogueMessages.priceAbove, reader.edition, values);
  return formatText(
    from === 0 ? catalogueMessages.priceBelow : catalogueMessages.priceBetween,
    reader.edition,
    values,
  );
}

function choicesOf(
  facet: FacetId,
  counts: Readonly<Record<string, number>>,
  subject: FacetSubject,
): Choice[] {
  const { reader, filters, categories, stores, useTitles } = subject;
  switch (facet) {
    case 'category':
      return categories.map(({ id, name, title }) => ({ id, label: useTitles ? title : name }));
    case 'size': {
      const ids = [...new Set([...Object.keys(counts), ...filters.size])].toSorted(compareSizes);
      const labels = distinctSizeLabels(ids, { edition: reader.edition, countryCode: reader.country });
      const groups = new Set(ids.map(sizeGroupOf));
      return ids.map((id) => {
        const group = sizeGroupOf(id);
        const isGrouped = group !== undefined && groups.size > 1;
        return {
          id,
          label: labels.get(id) ?? id,
          ...(isGrouped ? { group: formatText(sizeGroupLabels[group], reader.edition) } : {}),
        };
      });
    }
    case 'color':
      return Object.entries(familyLabels).map(([id, { text, hex }]) => ({
        id,
        label: formatText(text, reader.edition),
        hex,
      }));
    case 'price': {
      const own = filters.price
        .filter((id) => !PRICE_RANGES.some((range) => range.id === id))
        .map(readPriceRange);
      return [...PRICE_RANGES, ...own].map((range) => ({ id: range.id, label: priceLabel(range, reader) }));
    }
    case 'activity':
      return fromTexts(activityLabels, reader.edition);
    case 'gender':
      return fromTexts(genderLabels, reader.edition);
    case 'store':
      return stores.map(({ id, name }) => ({ id, label: name }));
  }
}

const TITLES: Readonly<Record<Exclude<FacetId, 'size'>, Text>> = {
  category: catalogueMessages.facetCategory,
  gender: catalogueMessages.facetGender,
  color: catalogueMessages.facetColor,
  price: catalogueMessages.facetPrice,
  activity: catalogueMessages.facetActivity,
  store: catalogueMessages.facetStore,
};

/** Shoes have a number, bottles a capacity. */
const titleOf = (id: FacetId, options: readonly FacetOption[]): Text =>
  id === 'size' ? sizeKindLabels[sizeKindOf(options.map((option) => option.id))] : TITLES[id];

const ORDER = [
  'category',
  'gender',
  'size',
  'color',
  'price',
  'activity',
  'store',
] as const satisfies readonly FacetId[];

/** True where the categories split by gender, as in the sale: the gender facet would repeat them. */
function repeatsCategories(facets: ListingResult['facets'], { categories, filters }: FacetSubject): boolean {
  if (filters.gender.length > 0) return false;
  const countsOf = (counts: readonly number[]): string =>
    counts
      .filter((count) => count > 0)
      .toSorted((a, b) => a - b)
      .join();
  return (
    countsOf(categories.map(({ id }) => facets.category[id] ?? 0)) === countsOf(Object.values(facets.gender))
  );
}

/** Facets in page order; those without a choice are left out. */
export function buildFacets(facets: ListingResult['facets'], subject: FacetSubject): Facet[] {
  const { reader, filters } = subject;
  return ORDER.flatMap((id): Facet[] => {
    const options = optionsOf(choicesOf(id, facets[id], subject), facets[id], filters[id]);
    if (id === 'gender' && repeatsCategories(facets, subject)) return [];
    if (options.length < 2 && !options.some(({ selected }) => selected)) return [];
    return [{ id, label: formatText(titleOf(id, options), reader.edition), options }];
  });
}
