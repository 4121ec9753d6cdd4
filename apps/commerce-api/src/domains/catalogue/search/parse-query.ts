import type { Listing } from '@haberdash/api-client/products';

import { textIn } from '../../../shared/text.ts';
import type { Reader } from '../catalogue/cards.ts';
import { familyLabels, sizeKindLabels } from '../catalogue/messages.ts';
import { sizeKindOf } from '../catalogue/sizes.ts';
import type { ListingFilters, ListingQuery } from '../listing/listing-filters.ts';
import { colorFamilyOf, isShade } from './color-words.ts';
import { words } from './fold.ts';
import { isUnit, sizesMeasured } from './measure-words.ts';
import { isSizeLetter, isSizeWord, sizesNamed } from './size-words.ts';

const MAX_TOKENS = 20;

type ParsedFilter = NonNullable<Listing['understood']>[number];

interface Part {
  readonly facet: ParsedFilter['facet'];
  readonly values: readonly string[];
  readonly label: string;
  readonly places: ReadonlySet<number>;
}

/** One reading of a text: its words, and the filters that were taken from it. */
export interface Reading {
  readonly text: string;
  readonly filters: Readonly<Record<ParsedFilter['facet'], readonly string[]>>;
  readonly understood: readonly ParsedFilter[];
}

function colorAt(tokens: readonly string[], place: number, reader: Reader): Part | undefined {
  const [word, ...more] = words(tokens[place] ?? '');
  if (word === undefined || more.length > 0) return undefined;
  const family = colorFamilyOf(word, reader.language);
  const label = family === undefined ? undefined : familyLabels[family];
  if (family === undefined || label === undefined) return undefined;
  const shades = [place - 1, place + 1].filter((at) =>
    words(tokens[at] ?? '').some((each) => isShade(each, reader.language)),
  );
  return {
    facet: 'color',
    values: [family],
    label: textIn(label.text, reader.edition),
    places: new Set([place, ...shades]),
  };
}

function sizeAt(
  tokens: readonly string[],
  place: number,
  sizeIds: readonly string[],
  reader: Reader,
): Part | undefined {
  const [token = ''] = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(tokens[place] ?? '') ?? [];
  const isAnnounced = words(tokens[place - 1] ?? '').some((word) => isSizeWord(word, reader));
  const isAlone = tokens.length === 1;
  // A single letter may belong to another word unless it is the last token.
  if (!isAnnounced && (isAlone || (isSizeLetter(token) && place < tokens.length - 1))) return undefined;
  const unit = tokens[place + 1] ?? '';
  const hasUnit = isUnit(unit) && /^\d/.test(token);
  const measured = hasUnit ? sizesMeasured(`${token} ${unit}`, sizeIds) : [];
  const values = measured.length > 0 ? measured : sizesNamed(token, sizeIds, reader);
  if (values.length === 0) return undefined;
  const own = measured.length > 0 ? [place, place + 1] : [place];
  return {
    facet: 'size',
    values,
    label: `${textIn(sizeKindLabels[sizeKindOf(values)], reader.edition)} ${measured.length > 0 ? `${token} ${unit}`.toUpperCase() : token.toUpperCase()}`,
    places: new Set(isAnnounced ? [place - 1, ...own] : own),
  };
}

const without = (tokens: readonly string[], places: ReadonlySet<number>): string =>
  tokens.filter((_, place) => !places.has(place)).join(' ');

function readingOf(tokens: readonly string[], parts: readonly Part[]): Reading {
  const values = (facet: Part['facet']): string[] => [
    ...new Set(parts.filter((part) => part.facet === facet).flatMap((part) => part.values)),
  ];
  return {
    text: without(tokens, new Set(parts.flatMap(({ places }) => [...places]))),
    filters: { color: values('color'), size: values('size') },
    understood: parts.map(({ facet, label, places }) => ({ facet, label, without: without(tokens, places) })),
  };
}

/** A reading without filters. */
export const plainReading = (text: string): Reading => ({
  text,
  filters: { color: [], size: [] },
  understood: [],
});

/** Readings with colours and sizes as filters, most filters first. */
export function filterReadings(text: string, sizeIds: Iterable<string>, reader: Reader): readonly Reading[] {
  const tokens = text.split(/\s+/).filter(Boolean);
  if (tokens.length > MAX_TOKENS) return [];
  const ids = [...sizeIds];
  const parts: Part[] = [];
  for (const place of tokens.keys()) {
    // A unit belongs to its amount: the "l" of "40 l" is no size.
    if (parts.some(({ places }) => places.has(place))) continue;
    const part = colorAt(tokens, place, reader) ?? sizeAt(tokens, place, ids, reader);
    if (part !== undefined) parts.push(part);
  }
  const colors = parts.filter(({ facet }) => facet === 'color');
  const choices = colors.length === parts.length ? [parts] : [parts, colors];
  return choices.filter(({ length }) => length > 0).map((choice) => readingOf(tokens, choice));
}

/** Adds parsed filters to a query; filters that the shopper chose take precedence. */
export function withParsedFilters(query: ListingQuery, { filters }: Reading): ListingQuery {
  const pick = (facet: keyof Reading['filters']): readonly string[] =>
    query.filters[facet].length > 0 ? query.filters[facet] : filters[facet];
  return { ...query, filters: { ...query.filters, color: pick('color'), size: pick('size') } };
}

/** Parsed filters that the shopper did not replace. */
export const removableFilters = ({ understood }: Reading, filters: ListingFilters): readonly ParsedFilter[] =>
  understood.filter(({ facet }) => filters[facet].length === 0);
