import { CURRENCIES } from '../shared/money.ts';
import { EDITIONS, LANGUAGES, type Edition } from '../shared/text.ts';

/** What a value belongs to. */
export type Level = 'row' | 'product' | 'color' | 'variant' | 'category';

export interface Column {
  readonly name: string;
  readonly levels: readonly Level[];
  /** For the documentation. */
  readonly meaning: string;
  /** There is one column for each language, currency or stock location. */
  readonly per?: 'language' | 'currency' | 'location';
}

/** The columns of the haberdash format, in the order of an export. */
export const COLUMNS: readonly Column[] = [
  { name: 'type', levels: ['row'], meaning: '`category` or `variant`; `variant` if empty' },
  {
    name: 'product',
    levels: ['product'],
    meaning: 'your id of the product, up to 64 characters; needed in every row of a variant',
  },
  {
    name: 'code',
    levels: ['product'],
    meaning: 'product code at the end of its address; made from the id if it is not set',
  },
  {
    name: 'category',
    levels: ['product', 'category'],
    meaning: 'category id; of a product its main category',
  },
  { name: 'categories', levels: ['product'], meaning: 'ids of all its categories, a list' },
  { name: 'parent', levels: ['category'], meaning: 'id of the category above' },
  { name: 'position', levels: ['category'], meaning: 'place among its siblings, from 0' },
  { name: 'slug', levels: ['product', 'category'], meaning: 'words of the address' },
  { name: 'scene', levels: ['category'], meaning: 'name of the picture above the listing' },
  {
    name: 'cuts_across',
    levels: ['category'],
    meaning: '`yes`: lists products of other categories, such as new arrivals',
  },
  {
    name: 'sale_genders',
    levels: ['category'],
    meaning: 'a sale category: whose reduced products it lists, a list',
  },
  {
    name: 'status',
    levels: ['product'],
    meaning: '`active`, `draft` (not visible) or `archived` (its page responds 410)',
  },
  { name: 'gender', levels: ['product'], meaning: '`women`, `men`, `kids` or `unisex`' },
  {
    name: 'kind',
    levels: ['product'],
    meaning: 'short name by which recommendations group products, such as `jacket`',
  },
  { name: 'activities', levels: ['product'], meaning: 'a list of the shop’s activities' },
  { name: 'sold_as', levels: ['product'], meaning: '`goods`, `gift-card`, `custom` or `gift`' },
  {
    name: 'created_at',
    levels: ['product'],
    meaning: 'since when it is new, such as `2026-11-27` or an ISO time',
  },
  { name: 'popularity', levels: ['product'], meaning: 'whole number; higher comes first' },
  { name: 'badge', levels: ['product'], meaning: 'a badge of the shop, such as `NEW`' },
  { name: 'vendor', levels: ['product'], meaning: 'its brand in feeds; the shop’s own if empty' },
  { name: 'name', levels: ['product', 'category'], meaning: 'up to 120 characters', per: 'language' },
  { name: 'title', levels: ['category'], meaning: 'heading of the listing', per: 'language' },
  {
    name: 'kind_label',
    levels: ['product'],
    meaning: 'short line such as `Women’s shell jacket`',
    per: 'language',
  },
  {
    name: 'description',
    levels: ['product', 'category'],
    meaning: 'text; of HTML its paragraphs',
    per: 'language',
  },
  { name: 'features', levels: ['product'], meaning: 'a list', per: 'language' },
  { name: 'materials', levels: ['product'], meaning: 'a list', per: 'language' },
  { name: 'care', levels: ['product'], meaning: 'a list', per: 'language' },
  { name: 'fit', levels: ['product'], meaning: 'a sentence about the fit', per: 'language' },
  { name: 'keywords', levels: ['product'], meaning: 'further search words, a list', per: 'language' },
  { name: 'color', levels: ['color'], meaning: 'id of the colour within its product' },
  { name: 'color_label', levels: ['color'], meaning: 'name of the colour', per: 'language' },
  { name: 'family', levels: ['color'], meaning: 'entry of the colour filter, or `none`' },
  { name: 'hex', levels: ['color'], meaning: 'swatch, such as `#335f86`' },
  { name: 'color_position', levels: ['color'], meaning: 'place among the colours, from 0' },
  { name: 'picture', levels: ['color'], meaning: 'JSON for the picture source' },
  {
    name: 'price',
    levels: ['color'],
    meaning: 'amount; without one the colour is not sold in this currency',
    per: 'currency',
  },
  {
    name: 'original',
    levels: ['color'],
    meaning: 'price before a reduction; the price if empty',
    per: 'currency',
  },
  { name: 'variant', levels: ['variant'], meaning: 'variant code; made from the SKU if it is not set' },
  { name: 'sku', levels: ['variant'], meaning: 'your id of the variant, up to 64 characters' },
  { name: 'barcode', levels: ['variant'], meaning: 'GTIN of 8, 12, 13 or 14 digits' },
  { name: 'size', levels: ['variant'], meaning: 'size id' },
  {
    name: 'size_position',
    levels: ['variant'],
    meaning: 'place among the sizes; known sizes are ordered without it',
  },
  { name: 'max_quantity', levels: ['variant'], meaning: 'most of it in one order, 10 if not set' },
  {
    name: 'stock',
    levels: ['variant'],
    meaning: 'units on the shelf; the location is `online` or a store id',
    per: 'location',
  },
];

/** Columns that only other formats are mapped to. */
export const DERIVED_COLUMNS: readonly string[] = ['color_name', 'size_name', 'category_path'];

const BY_NAME = new Map(COLUMNS.map((column) => [column.name, column]));

/** The column of a header cell such as `price:EUR`; a reason where it is none. */
export function columnOf(header: string): Column | { readonly reason: string } {
  const [name = '', key] = header.split(':', 2);
  const column = BY_NAME.get(name);
  if (column === undefined) return { reason: 'unknown' };
  if (column.per === undefined)
    return key === undefined ? column : { reason: `${name} has no ${JSON.stringify(key)}` };
  if (key === undefined) return { reason: `needs its ${column.per}, such as ${EXAMPLES[column.per](name)}` };
  if (column.per === 'currency' && !isCurrency(key)) return { reason: `the shop has no currency ${key}` };
  if (column.per === 'language' && !isEdition(key)) return { reason: `the shop has no language ${key}` };
  return column;
}

const EXAMPLES = {
  currency: (name: string) => `${name}:${CURRENCIES[0]}`,
  language: (name: string) => `${name}:${LANGUAGES[0]}`,
  location: (name: string) => `${name}:online`,
} as const;

export const isCurrency = (text: string): boolean => CURRENCIES.some((each) => each === text);

export const isEdition = (text: string): text is Edition => EDITIONS.some((each) => each === text);
