import { sql } from 'drizzle-orm';

import type { Database } from '../platform/db/database.ts';
import { CURRENCIES, toMajor } from '../shared/money.ts';
import { EDITIONS } from '../shared/text.ts';
import { COLUMNS, type Column } from './columns.ts';
import { csvRow } from './csv.ts';
import { isInternalBarcode } from './derive/codes.ts';
import { writeList } from './derive/parse-value.ts';
import { needsGuard } from './formats/haberdash.ts';
import { createCategoryBook, readCategories, type CategoryState } from './write/category-book.ts';
import { parseMapping } from './mapping.ts';
import { readStates, type ColorRow, type ProductState, type VariantRow } from './write/state.ts';

type Values = Readonly<Record<string, string | number | null | undefined>>;

/** Products that are read together. */
const PAGE = 200;

const WORDS: Readonly<Record<string, string>> = { gone: 'archived' };

const textOf = (value: string | number | null | undefined): string => {
  const text = value === null || value === undefined ? '' : String(value);
  return needsGuard(text) ? `'${text}` : text;
};

interface Keys {
  readonly language: readonly string[];
  readonly currency: readonly string[];
  readonly location: readonly string[];
}

const headerOf = (keys: Keys): string[] =>
  COLUMNS.flatMap(({ name, per }: Column) =>
    per === undefined ? [name] : keys[per].map((key) => `${name}:${key}`),
  );

async function readKeys({ read }: Database): Promise<Keys> {
  const column = async (query: ReturnType<typeof sql>): Promise<Set<string>> =>
    new Set((await read.execute<{ key: string }>(query)).rows.map(({ key }) => key));
  const languages = await column(sql`
    select distinct language as key from product_text union select distinct language from category_text
    union select distinct jsonb_object_keys(labels) from product_color`);
  const currencies = await column(sql`select distinct currency as key from color_price`);
  const locations = await column(sql`select distinct location as key from stock`);
  return {
    language: EDITIONS.filter((edition) => languages.has(edition)),
    currency: CURRENCIES.filter((currency) => currencies.has(currency)),
    location: [...locations].toSorted(),
  };
}

/** Categories, those above before those below. */
function* parentsFirst(
  states: readonly CategoryState[],
  parentId: string | null = null,
): Generator<CategoryState> {
  for (const state of states) {
    if (state.category.parent_id !== parentId) continue;
    yield state;
    yield* parentsFirst(states, state.category.id);
  }
}

const categoryValues = ({ category, texts }: CategoryState): Values => ({
  type: 'category',
  category: category.id,
  parent: category.parent_id,
  position: category.position,
  slug: category.slug,
  scene: category.scene,
  cuts_across: category.cuts_across ? 'yes' : 'no',
  sale_genders: writeList(category.sale_genders ?? []),
  ...Object.fromEntries(
    texts.flatMap(({ language, name, title, description }) => [
      [`name:${language}`, name],
      [`title:${language}`, title],
      [`description:${language}`, description],
    ]),
  ),
});

function productValues({ product, texts }: ProductState, isSale: (id: string) => boolean): Values {
  return {
    code: product.id,
    category: product.primary_category_id,
    categories: writeList(product.category_ids.filter((id) => !isSale(id))),
    slug: product.slug,
    status: WORDS[product.status] ?? product.status,
    gender: product.gender,
    kind: product.kind,
    activities: writeList(product.activities),
    sold_as: product.sold_as,
    created_at: product.created_at,
    popularity: product.popularity,
    badge: product.badge,
    vendor: product.vendor,
    ...Object.fromEntries(
      texts.flatMap((text) => [
        [`name:${text.language}`, text.name],
        [`kind_label:${text.language}`, text.kind_label],
        [`description:${text.language}`, text.description],
        [`fit:${text.language}`, text.fit],
        ...(['features', 'materials', 'care', 'keywords'] as const).map((name) => [
          `${name}:${text.language}`,
          writeList(text[name]),
        ]),
      ]),
    ),
  };
}

function colorValues(color: ColorRow, { prices }: ProductState): Values {
  const hasPicture = JSON.stringify(color.picture) !== '{}';
  return {
    family: color.family,
    hex: color.hex,
    color_position: color.position,
    picture: hasPicture ? JSON.stringify(color.picture) : '',
    ...Object.fromEntries(
      Object.entries(color.labels).map(([language, label]) => [`color_label:${language}`, label]),
    ),
    ...Object.fromEntries(
      prices
        .filter(({ color_id: id }) => id === color.color_id)
        .flatMap(({ currency, current, original }) => [
          [`price:${currency}`, toMajor(current).toFixed(2)],
          [`original:${currency}`, original === current ? '' : toMajor(original).toFixed(2)],
        ]),
    ),
  };
}

const variantValues = (variant: VariantRow, { shelves }: ProductState): Values => ({
  variant: variant.id,
  sku: variant.sku,
  barcode: isInternalBarcode(variant.upc) ? '' : variant.upc,
  size: variant.size_id,
  size_position: variant.size_position,
  max_quantity: variant.max_qty,
  ...Object.fromEntries(
    shelves
      .filter(({ variant_id: id }) => id === variant.id)
      .map(({ location, quantity, committed }) => [`stock:${location}`, quantity + committed]),
  ),
});

/** The rows of a product: its values are in the first, those of a colour in the first of each colour. */
function* productRows(state: ProductState, isSale: (id: string) => boolean): Generator<Values> {
  const { product, colors, variants } = state;
  let isFirst = true;
  for (const color of colors) {
    let isFirstOfColor = true;
    for (const variant of variants.filter(({ color_id: id }) => id === color.color_id)) {
      yield {
        product: product.reference ?? product.id,
        ...(isFirst ? productValues(state, isSale) : {}),
        color: color.color_id,
        ...(isFirstOfColor ? colorValues(color, state) : {}),
        ...variantValues(variant, state),
      };
      isFirst = false;
      isFirstOfColor = false;
    }
  }
}

/** The catalogue as the rows of a CSV file in the haberdash format; equal shops give equal files. */
export async function* exportCatalogue(database: Database): AsyncGenerator<string> {
  const keys = await readKeys(database);
  const header = headerOf(keys);
  const line = (values: Values): string => csvRow(header.map((name) => textOf(values[name])));
  yield csvRow(header);
  const categories = await readCategories(database.read);
  const book = createCategoryBook(categories, parseMapping({}, ''));
  for (const state of parentsFirst(categories)) yield line(categoryValues(state));
  for (let after = ''; ;) {
    const { rows } = await database.read.execute<{ id: string }>(
      sql`select id from product where id > ${after} collate "C" order by id collate "C" limit ${PAGE}`,
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    for (const state of await readStates(
      database.read,
      rows.map(({ id }) => id),
    ))
      for (const values of productRows(state, book.isSale)) yield line(values);
  }
}
