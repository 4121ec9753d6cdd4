import type { Market } from '../../../shared/countries/country.ts';
import { languageOf, type Edition, type Language } from '../../../shared/text.ts';
import { countries, marketOf, type CountryTable } from '../../../shared/countries/table.ts';

/** Country and edition of the reader of a size. */
export interface SizeReader {
  readonly edition: Edition;
  readonly countryCode: string;
}

const ML_PER_OUNCE = 29.57;
const ALPHA = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'] as const;

/** US and UK shoe sizes by gender and European size. */
const SHOES: Readonly<Record<string, Readonly<Record<string, readonly [us: string, uk: string]>>>> = {
  W: {
    '34': ['3.5', '1.5'],
    '34.5': ['4', '2'],
    '35': ['4.5', '2.5'],
    '35.5': ['5', '3'],
    '36': ['5.5', '3.5'],
    '36.5': ['6', '4'],
    '37': ['6.5', '4.5'],
    '37.5': ['7', '5'],
    '38': ['7.5', '5.5'],
    '38.5': ['8', '6'],
    '39': ['8.5', '6.5'],
    '39.5': ['9', '7'],
    '40': ['9.5', '7.5'],
    '40.5': ['10', '8'],
    '41': ['10.5', '8.5'],
    '42': ['11', '9'],
    '42.5': ['11.5', '9.5'],
    '43': ['12', '10'],
    '43.5': ['12.5', '10.5'],
    '44': ['13', '11'],
    '44.5': ['13.5', '11.5'],
    '45': ['14', '12'],
    '46': ['15', '13'],
  },
  M: {
    '39': ['6', '5'],
    '39.5': ['6.5', '5.5'],
    '40': ['7', '6'],
    '40.5': ['7.5', '6.5'],
    '41': ['8', '7'],
    '42': ['8.5', '7.5'],
    '42.5': ['9', '8'],
    '43': ['9.5', '8.5'],
    '44': ['10', '9'],
    '44.5': ['10.5', '9.5'],
    '45': ['11', '10'],
    '45.5': ['11.5', '10.5'],
    '46': ['12', '11'],
    '46.5': ['12.5', '11.5'],
    '47': ['13', '12'],
    '47.5': ['13.5', '12.5'],
    '48': ['14', '13'],
    '49': ['15', '14'],
    '50': ['16', '15'],
  },
  K: {
    '20': ['4C', '3.5'],
    '21': ['5C', '4.5'],
    '22': ['6C', '5'],
    '23': ['7C', '6'],
    '24': ['8C', '7'],
    '25': ['8.5C', '8'],
    '26': ['9C', '8.5'],
    '27': ['10C', '9'],
    '28': ['11C', '10'],
    '29': ['11.5C', '11'],
    '30': ['12C', '11.5'],
    '31': ['13C', '12.5'],
    '32': ['1Y', '13'],
    '33': ['1.5Y', '1'],
    '34': ['2.5Y', '2'],
    '35': ['3Y', '2.5'],
    '36': ['4Y', '3.5'],
    '37': ['5Y', '4.5'],
    '38': ['6Y', '5.5'],
    '39': ['6.5Y', '6'],
  },
};

/** Sock sizes by their smallest European shoe size, with US and UK labels. */
const SOCKS: Readonly<Record<string, readonly [eu: string, us: string, uk: string]>> = {
  '36': ['36–38', 'W 5.5–7.5', '3.5–5.5'],
  '39': ['39–41', 'W 8.5–10.5', '6.5–8.5'],
  '42': ['42–44', 'M 8.5–10', '7.5–9'],
  '45': ['45–47', 'M 11–13', '10–12'],
};

const WORDS: Readonly<
  Record<Language, Readonly<Record<'years' | 'persons' | 'one' | 'regular' | 'long', string>>>
> = {
  en: { years: '{n} yrs', persons: '{n}-person', one: 'One size', regular: 'Regular', long: 'Long' },
  fr: { years: '{n} ans', persons: '{n} places', one: 'Taille unique', regular: 'Standard', long: 'Long' },
  de: { years: '{n} Jahre', persons: '{n} Personen', one: 'Einheitsgröße', regular: 'Normal', long: 'Lang' },
  es: { years: '{n} años', persons: '{n} personas', one: 'Talla única', regular: 'Regular', long: 'Largo' },
  it: { years: '{n} anni', persons: '{n} posti', one: 'Taglia unica', regular: 'Regolare', long: 'Lungo' },
};

interface ParsedSize {
  readonly scale: string;
  readonly rank: number;
}

const SCALES: readonly (readonly [string, RegExp])[] = [
  ['waist', /^(\d{2})x(\d{2})$/],
  ['age', /^Y(\d{1,2})$/],
  ['shoe-w', /^W(\d{2}(?:\.5)?)$/],
  ['shoe-m', /^M(\d{2}(?:\.5)?)$/],
  ['shoe-k', /^K(\d{2}(?:\.5)?)$/],
  ['sock', /^F(\d{2})$/],
  ['litres', /^L(\d{1,3})$/],
  ['persons', /^P(\d)$/],
  ['millilitres', /^ML(\d{3,4})$/],
];
const SCALE_ORDER = [
  'alpha',
  'age',
  'waist',
  'shoe-w',
  'shoe-m',
  'shoe-k',
  'sock',
  'litres',
  'persons',
  'length',
  'millilitres',
  'one',
  'other',
];

function parse(sizeId: string): ParsedSize {
  const alpha = ALPHA.findIndex((id) => id === sizeId);
  if (alpha >= 0) return { scale: 'alpha', rank: alpha };
  if (sizeId === 'OS') return { scale: 'one', rank: 0 };
  if (sizeId === 'REG' || sizeId === 'LONG') return { scale: 'length', rank: sizeId === 'REG' ? 0 : 1 };
  for (const [scale, pattern] of SCALES) {
    const match = pattern.exec(sizeId);
    if (match) return { scale, rank: Number(match[1]) * 100 + Number(match[2] ?? 0) };
  }
  return { scale: 'other', rank: 0 };
}

export type SizeGroup =
  | 'clothing'
  | 'kids'
  | 'trousers'
  | 'womens-shoes'
  | 'mens-shoes'
  | 'kids-shoes'
  | 'socks'
  | 'packs'
  | 'tents'
  | 'sleeping-bags'
  | 'bottles';

const GROUPS: Readonly<Record<string, SizeGroup>> = {
  alpha: 'clothing',
  age: 'kids',
  waist: 'trousers',
  'shoe-w': 'womens-shoes',
  'shoe-m': 'mens-shoes',
  'shoe-k': 'kids-shoes',
  sock: 'socks',
  litres: 'packs',
  persons: 'tents',
  length: 'sleeping-bags',
  millilitres: 'bottles',
};

/** The group of a size; undefined for one-size products. */
export const sizeGroupOf = (sizeId: string): SizeGroup | undefined => GROUPS[parse(sizeId).scale];

/** Decides the word for a size: a shoe has a number, a bottle a capacity. */
export type SizeKind = 'clothing' | 'shoes' | 'volume' | 'persons' | 'length';

const KINDS: Readonly<Record<string, SizeKind>> = {
  'shoe-w': 'shoes',
  'shoe-m': 'shoes',
  'shoe-k': 'shoes',
  sock: 'shoes',
  litres: 'volume',
  millilitres: 'volume',
  persons: 'persons',
  length: 'length',
};

/** The kind of a list of sizes; mixed ones count as clothing. */
export function sizeKindOf(sizeIds: readonly string[]): SizeKind {
  const [kind = 'clothing', ...others] = new Set(sizeIds.map((id) => KINDS[parse(id).scale] ?? 'clothing'));
  return others.length > 0 ? 'clothing' : kind;
}

/** A number that orders the sizes of one scale; undefined for a size without a scale. */
export function sizeRank(sizeId: string): number | undefined {
  const { scale, rank } = parse(sizeId);
  if (scale === 'other') return undefined;
  return scale === 'millilitres' ? rank / 100 : rank;
}

/** Orders sizes: XS before S, 9 before 10, clothing before shoes. */
export function compareSizes(left: string, right: string): number {
  const a = parse(left);
  const b = parse(right);
  return (
    SCALE_ORDER.indexOf(a.scale) - SCALE_ORDER.indexOf(b.scale) ||
    a.rank - b.rank ||
    left.localeCompare(right)
  );
}

function shoeLabel(last: string, european: string, scale: Market['shoeSizes'] | undefined): string {
  const other = SHOES[last]?.[european];
  if (other && scale === 'US') return `US ${last === 'K' ? '' : `${last} `}${other[0]}`;
  if (other && scale === 'UK') return `UK ${other[1]}`;
  return `EU ${european}`;
}

function sockLabel(first: string, scale: Market['shoeSizes'] | undefined): string {
  const [eu, us, uk] = SOCKS[first] ?? [first, first, first];
  if (scale === 'US') return `US ${us}`;
  return scale === 'UK' ? `UK ${uk}` : `EU ${eu}`;
}

/** 36.5 in English, 36,5 in other languages. */
const decimals = (label: string, edition: Edition): string =>
  languageOf(edition) === 'en' ? label : label.replaceAll('.', ',');

/** The label of a size: shoes by country, words by language. */
export function sizeLabel(
  sizeId: string,
  { edition, countryCode }: SizeReader,
  table: CountryTable = countries,
): string {
  const words = WORDS[languageOf(edition)];
  const { scale: run } = parse(sizeId);
  const scale = marketOf(countryCode, table)?.shoeSizes;
  const digits = sizeId.replace(/[^\d.]+/g, '');
  const worded = (key: 'years' | 'persons'): string => words[key].replace('{n}', digits);
  switch (run) {
    case 'waist':
      return sizeId.replace('x', ' × ');
    case 'age':
      return worded('years').replace(digits, `${digits}–${Number(digits) + 1}`);
    case 'shoe-w':
    case 'shoe-m':
    case 'shoe-k':
      return decimals(shoeLabel(sizeId.charAt(0), digits, scale), edition);
    case 'sock':
      return decimals(sockLabel(digits, scale), edition);
    case 'litres':
      return `${digits} L`;
    case 'persons':
      return worded('persons');
    case 'millilitres':
      return edition === 'en-us' ? `${Math.round(Number(digits) / ML_PER_OUNCE)} oz` : `${digits} ml`;
    case 'length':
      return sizeId === 'REG' ? words.regular : words.long;
    case 'one':
      return words.one;
    default:
      return sizeId;
  }
}

/** Labels that tell women's and men's shoes apart where one list has both. */
export function distinctSizeLabels(
  sizeIds: readonly string[],
  reader: SizeReader,
): ReadonlyMap<string, string> {
  const labels = new Map(sizeIds.map((id) => [id, sizeLabel(id, reader)]));
  const times = new Map<string, number>();
  for (const label of labels.values()) times.set(label, (times.get(label) ?? 0) + 1);
  for (const [id, label] of labels)
    if ((times.get(label) ?? 0) > 1) labels.set(id, `${label} ${id.charAt(0)}`);
  return labels;
}
