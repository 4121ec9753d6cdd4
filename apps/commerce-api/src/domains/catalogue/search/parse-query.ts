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

/** Words of a text that say a colour or a size. */
interface Part {
  readonly facet: ParsedFilter['facet'];
  readonly values: readonly string[];
  readonly label: string;
  /** Places of its words in the text. */
  readonly places: ReadonlySet<number>;
}

/** One way to understand a text: what is left of it as words, and what was taken as filters. */
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
  // "m" may be the rest of another word anywhere but at the end.
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

/** A text of which nothing is taken as a filter. */
export const plainReading = (text: string): Reading => ({
  text,
  filters: { color: [], size: [] },
  understood: [],
});

/** The ways to take colours and sizes of a text as filters, the one that takes most first; none where it has none. */
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

/** A query with what was understood from its text; what the shopper chose by hand stands. */
export function withParsedFilters(query: ListingQuery, { filters }: Reading): ListingQuery {
  const pick = (facet: keyof Reading['filters']): readonly string[] =>
    query.filters[facet].length > 0 ? query.filters[facet] : filters[facet];
  return { ...query, filters: { ...query.filters, color: pick('color'), size: pick('size') } };
}

/** What a page may offer to take back: only what the shopper did not replace by a choice. */
export const removableFilters = ({ understood }: Reading, filters: ListingFilters): readonly ParsedFilter[] =>
  understood.filter(({ facet }) => filters[facet].length === 0);
