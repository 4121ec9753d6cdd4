import { codePoints } from '@haberdash/validation';

import { activityLabels, badgeLabels, SOLD_AS } from '../domains/catalogue/index.ts';
import type { Currency } from '../shared/money.ts';
import type { Edition } from '../shared/text.ts';
import { isCurrency } from './columns.ts';
import { CATEGORY_ID, isProductCode, isVariantCode, slugOf } from './derive/codes.ts';
import { FAMILIES, NO_FAMILY } from './derive/colors.ts';
import { readHtml, isHtml } from './derive/html-text.ts';
import {
  parseBarcode,
  parseList,
  parseMoney,
  parseStock,
  parseWhole,
  type DecimalSign,
  type Parsed,
} from './derive/parse-value.ts';
import { GENDERS } from './derive/sizes.ts';
import type { CanonicalRow } from './formats/format.ts';
import {
  PRODUCT_STATUSES,
  type ColorInput,
  type PriceInput,
  type ProductInput,
  type TextInput,
  type VariantInput,
} from './model.ts';
import { CellRejected, cellReader, checkCurrencies, type CellReader } from './read-cells.ts';
import type { Report } from './report.ts';

/** Lengths that the contracts allow. */
const LONGEST = {
  reference: 64,
  sku: 64,
  name: 120,
  kindLabel: 80,
  kind: 40,
  vendor: 70,
  description: 3_000,
  fit: 300,
  label: 60,
  size: 20,
};
const LISTS = { features: [20, 300], materials: [10, 200], care: [10, 200], keywords: [100, 80] } as const;
export const MOST_SMALLINT = 32_767;
const MOST_QUANTITY = 999_999;

const LIST_NAMES = ['features', 'materials', 'care', 'keywords'] as const;

/** Rows of one product, one after the other in a file. */
export interface ProductRows {
  readonly file: string;
  readonly reference: string;
  readonly rows: readonly CanonicalRow[];
}

export interface ParseContext {
  readonly report: Report;
  readonly decimal: DecimalSign | undefined;
  /** Negative stock of other shops means that they sold too much. */
  readonly isOwnFormat: boolean;
  /** Known stock locations. */
  readonly locations: ReadonlySet<string>;
  readonly language: Edition;
}

function listOf(read: CellReader, column: string, [most, longest]: readonly [number, number]) {
  if (!read.has(column)) return undefined;
  const parts = parseList(read.bare(column) ?? '');
  if (parts.length > most)
    read.reject(
      column,
      `the list has ${parts.length} entries, and there is room for ${most}`,
      'Shorten the list.',
    );
  const long = parts.find((part) => codePoints(part) > longest);
  if (long !== undefined)
    read.reject(
      column,
      `an entry is longer than ${longest} characters`,
      `Shorten ${JSON.stringify(`${long.slice(0, 30)}…`)}.`,
    );
  return parts;
}

function textsOf(read: CellReader): Map<Edition, TextInput> {
  const editions = new Set(
    ['name', 'kind_label', 'description', 'fit', ...LIST_NAMES].flatMap((name) => read.editions(name)),
  );
  return new Map(
    [...editions].map((edition) => {
      const raw = read.bare(`description:${edition}`);
      const markup = raw !== undefined && isHtml(raw) ? readHtml(raw).description : undefined;
      if (markup !== undefined && markup.length > LONGEST.description)
        read.reject(
          `description:${edition}`,
          `the text has ${markup.length} characters, and there is room for ${LONGEST.description}`,
          'Shorten it.',
        );
      const lists = Object.fromEntries(
        LIST_NAMES.map((name) => [name, listOf(read, `${name}:${edition}`, LISTS[name])] as const).filter(
          ([, list]) => list !== undefined,
        ),
      );
      const values = {
        name: read.line(`name:${edition}`, LONGEST.name),
        kind_label: read.line(`kind_label:${edition}`, LONGEST.kindLabel),
        description: markup ?? read.lines(`description:${edition}`, LONGEST.description),
        fit: read.line(`fit:${edition}`, LONGEST.fit),
        ...lists,
      };
      return [edition, Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))];
    }),
  );
}

const parseTime = (text: string): Parsed<string> => {
  const time = Date.parse(text);
  return Number.isNaN(time)
    ? { reason: `${JSON.stringify(text)} is no date`, suggestion: 'Write it as 2026-11-27.' }
    : { value: new Date(time).toISOString() };
};

const parseCategory = (text: string): Parsed<string> =>
  CATEGORY_ID.test(text.trim())
    ? { value: text.trim() }
    : { reason: `${JSON.stringify(text)} is no category id`, suggestion: 'A category id has 4 to 7 digits.' };

function knownList(
  read: CellReader,
  column: string,
  known: readonly string[],
): readonly string[] | undefined {
  if (!read.has(column)) return undefined;
  const parts = parseList(read.bare(column) ?? '');
  const unknown = parts.find((part) => !known.includes(part));
  if (unknown !== undefined)
    read.reject(column, `${JSON.stringify(unknown)} is unknown`, `Write ${known.join(', ')}.`);
  return parts;
}

function fieldsOf(read: CellReader): Partial<Omit<ProductInput, 'texts' | 'variants'>> {
  const code = read.bare('code');
  if (code !== undefined && !isProductCode(code))
    read.reject(
      'code',
      `${JSON.stringify(code)} is no product code`,
      'It has two capitals and 6 to 9 capitals or digits; leave it empty to have one made.',
    );
  const slug = read.line('slug', LONGEST.name);
  const path = read
    .line('category_path', 500)
    ?.split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const values = {
    code,
    slug: slug === undefined ? undefined : slugOf(slug),
    kind: read.line('kind', LONGEST.kind),
    gender: read.oneOf('gender', GENDERS),
    categoryId: read.parse('category', parseCategory),
    categoryIds: read.has('categories') ? parseList(read.bare('categories') ?? '') : undefined,
    categoryPath: path,
    activities: knownList(read, 'activities', Object.keys(activityLabels)),
    status: read.oneOf('status', PRODUCT_STATUSES),
    soldAs: read.oneOf('sold_as', SOLD_AS),
    createdAt: read.parse('created_at', parseTime),
    popularity: read.parse('popularity', (text) => parseWhole(text, 0, 2_000_000_000)),
    badge: read.oneOf('badge', Object.keys(badgeLabels)),
    vendor: read.line('vendor', LONGEST.vendor),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function pricesOf(read: CellReader, place: { file: string; row: number }, { report, decimal }: ParseContext) {
  checkCurrencies(read);
  const prices = new Map<Currency, PriceInput>();
  for (const currency of [...new Set([...read.keys('price'), ...read.keys('original')])].filter(isCurrency)) {
    const current = read.parse(`price:${currency}`, (text) => parseMoney(text, decimal));
    const original = read.parse(`original:${currency}`, (text) => parseMoney(text, decimal));
    if (current === undefined)
      return read.reject(
        `original:${currency}`,
        'there is a price before a reduction, and no price',
        'Add the price.',
      );
    if (original !== undefined && original < current)
      report.notice({
        ...place,
        reason: `the price before a reduction is lower than the price in ${currency}`,
        suggestion: 'It was left out.',
      });
    prices.set(currency, { current, original: Math.max(current, original ?? current) });
  }
  return prices;
}

const parseJson = (text: string): Parsed<unknown> => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { reason: 'the value is no JSON', suggestion: 'Write JSON, or leave it empty.' };
  }
};

const parseHex = (text: string): Parsed<string> =>
  /^#[0-9a-f]{6}$/.test(text.trim().toLowerCase())
    ? { value: text.trim().toLowerCase() }
    : {
        reason: `${JSON.stringify(text)} is no colour value`,
        suggestion: 'Write # and six digits, such as #335f86.',
      };

function colorOf(read: CellReader, place: { file: string; row: number }, context: ParseContext): ColorInput {
  const id = read.bare('color');
  if (id !== undefined && !/^[A-Za-z0-9][A-Za-z0-9_.-]{0,19}$/.test(id))
    read.reject(
      'color',
      `${JSON.stringify(id)} is no colour id`,
      'It has up to 20 letters, digits, points and hyphens.',
    );
  const values = {
    id,
    name: read.line('color_name', LONGEST.label),
    family: read.oneOf('family', [...FAMILIES, NO_FAMILY]),
    hex: read.parse('hex', parseHex),
    position: read.parse('color_position', (text) => parseWhole(text, 0, MOST_SMALLINT)),
    picture: read.parse('picture', parseJson),
  };
  const labels = Object.fromEntries(
    read.editions('color_label').flatMap((edition) => {
      const label = read.line(`color_label:${edition}`, LONGEST.label);
      return label === undefined ? [] : [[edition, label] as const];
    }),
  );
  return {
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    labels,
    prices: pricesOf(read, place, context),
  };
}

/** Units on the shelf; oversold ones of another shop are none. */
function stockOf(read: CellReader, place: { file: string; row: number }, context: ParseContext) {
  const stock = new Map<string, number>();
  for (const location of read.keys('stock')) {
    const column = `stock:${location}`;
    if (!context.locations.has(location))
      read.reject(
        column,
        `the shop has no stock location ${JSON.stringify(location)}`,
        'Write online or the id of a store.',
      );
    const isOversold = !context.isOwnFormat && /^\s*-\d+\s*$/.test(read.bare(column) ?? '');
    if (isOversold)
      context.report.notice({
        ...place,
        reason: `the stock is ${read.bare(column)}`,
        suggestion: 'It was read as 0.',
      });
    stock.set(location, isOversold ? 0 : (read.parse(column, parseStock) ?? 0));
  }
  return stock;
}

function variantOf(
  read: CellReader,
  place: { file: string; row: number },
  context: ParseContext,
): VariantInput {
  const code = read.bare('variant');
  if (code !== undefined && !isVariantCode(code))
    read.reject(
      'variant',
      `${JSON.stringify(code)} is no variant code`,
      'It has two capitals and 6 to 12 capitals or digits; leave it empty to have one made.',
    );
  const values = {
    code,
    sku: read.line('sku', LONGEST.sku),
    barcode: read.parse('barcode', parseBarcode),
    sizeId: read.line('size', LONGEST.size),
    sizeName: read.line('size_name', LONGEST.label),
    sizePosition: read.parse('size_position', (text) => parseWhole(text, 0, MOST_SMALLINT)),
    maxQuantity: read.parse('max_quantity', (text) => parseWhole(text, 1, MOST_QUANTITY)),
  };
  return {
    row: place.row,
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    stock: stockOf(read, place, context),
    color: colorOf(read, place, context),
  };
}

const PRODUCT_COLUMNS =
  /^(?:code|slug|kind|gender|category|categories|category_path|activities|status|sold_as|created_at|popularity|badge|vendor|(?:name|kind_label|description|features|materials|care|fit|keywords):.*)$/;

/** The values of a product, from the first row that has each; a second value that differs is an error. */
function mergeRows({ rows }: ProductRows): CanonicalRow | { readonly row: number; readonly column: string } {
  const cells = new Map<string, { text: string; column: string }>();
  for (const row of rows)
    for (const [name, cell] of row.cells) {
      if (!PRODUCT_COLUMNS.test(name)) continue;
      const known = cells.get(name);
      // Feeds repeat texts with the options of each variant.
      if (known !== undefined && known.text !== cell.text && !/:/.test(name))
        return { row: row.row, column: cell.column };
      if (known === undefined) cells.set(name, cell);
    }
  return { row: rows[0]?.row ?? 0, kind: 'product', cells };
}

/** What the rows of a product say; undefined where nothing of it can be used. */
export function parseProduct(product: ProductRows, context: ParseContext): ProductInput | undefined {
  const { file, reference } = product;
  const { report } = context;
  const merged = mergeRows(product);
  if ('column' in merged) {
    report.reject({
      file,
      ...merged,
      reason: `the value differs from that of earlier rows of ${JSON.stringify(reference)}`,
      suggestion: 'Write it once, or the same in each row of the product.',
    });
    return undefined;
  }
  if (codePoints(reference) > LONGEST.reference) {
    report.reject({
      file,
      row: merged.row,
      reason: `the id ${JSON.stringify(reference)} is longer than ${LONGEST.reference} characters`,
      suggestion: 'Shorten it.',
    });
    return undefined;
  }
  const variants: VariantInput[] = [];
  try {
    const read = cellReader(file, merged, report);
    const fields = fieldsOf(read);
    const texts = textsOf(read);
    for (const row of product.rows) {
      if (row.kind !== 'variant') continue;
      try {
        variants.push(variantOf(cellReader(file, row, report), { file, row: row.row }, context));
      } catch (error) {
        if (!(error instanceof CellRejected)) throw error;
      }
    }
    const rowCount = product.rows.filter(({ kind }) => kind === 'variant').length;
    return { file, row: merged.row, reference, ...fields, texts, variants, rowCount };
  } catch (error) {
    if (!(error instanceof CellRejected)) throw error;
    return undefined;
  }
}

/** Prices and stock of a row; undefined for a rejected one, which is reported. */
export function parseUpdate(
  file: string,
  row: CanonicalRow,
  context: ParseContext,
): (Pick<ColorInput, 'prices'> & Pick<VariantInput, 'stock'>) | undefined {
  const read = cellReader(file, row, context.report);
  const place = { file, row: row.row };
  try {
    return { prices: pricesOf(read, place, context), stock: stockOf(read, place, context) };
  } catch (error) {
    if (!(error instanceof CellRejected)) throw error;
    return undefined;
  }
}
