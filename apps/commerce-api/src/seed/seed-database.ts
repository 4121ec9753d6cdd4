import { sql, type SQL } from 'drizzle-orm';

import type { Database, Tx } from '../platform/db/database.ts';
import { checkCategoryCodes, checkProductCodes } from './load/check-codes.ts';
import { loadInBulk } from './load/bulk.ts';
import { writePeople } from './load/people.ts';
import { insertRows, insertionOf } from './load/insert.ts';
import {
  colorPriceRows,
  colorRows,
  pastPriceRows,
  productPriceRows,
  productRow,
  answerRows,
  questionRows,
  reviewRows,
  stockRows,
  textRows,
  variantRows,
} from './load/rows.ts';
import { searchRowsOf, createShopWords } from '../domains/catalogue/index.ts';
import type { SeedCategory, SeedData, SeedProduct, SeedSource } from './seed-source.ts';
import { seedState } from './seed-state.ts';
import { textIn } from '../shared/text.ts';
import { shopRules } from './shop-rules.ts';

const BATCH = 200;
/** From this number of products an empty shop is bulk loaded. */
const BULK_FROM = 5_000;

export interface SeedOptions {
  readonly products?: number;
  onProgress?(done: number, total: number): void;
}

function productStatement(products: readonly SeedProduct[], categories: readonly SeedCategory[]): SQL {
  return insertionOf({
    product: products.map(productRow),
    product_text: products.flatMap(textRows),
    product_color: products.flatMap(colorRows),
    past_price: products.flatMap(pastPriceRows),
    product_price: products.flatMap(productPriceRows),
    stock: products.flatMap(stockRows),
    review: products.flatMap(reviewRows),
    question: products.flatMap(questionRows),
    answer: products.flatMap(answerRows),
    product_search: products.flatMap(searchRowsOf(categories)),
    variant: products.flatMap(variantRows),
    color_price: products.flatMap(colorPriceRows),
  });
}

/** Writes batches, building the next one while the database works. */
async function writeBatches(
  products: Iterable<SeedProduct>,
  categories: readonly SeedCategory[],
  write: (statement: SQL) => Promise<unknown>,
  onWritten: (count: number) => void,
): Promise<void> {
  let writing: Promise<unknown> = Promise.resolve();
  let read = 0;
  for (const batch of batchesOf(products)) {
    checkProductCodes(batch, read);
    read += batch.length;
    const statement = productStatement(batch, categories);
    await writing;
    writing = write(statement).then(() => onWritten(batch.length));
    // Avoids an unhandled rejection when building the next one fails.
    writing.catch(() => undefined);
  }
  await writing;
}

/** Category texts by language and edition. */
export const categoryTextRows = (categories: readonly SeedCategory[], { languages }: SeedSource) =>
  categories.flatMap(({ id, names, titles, descriptions }) =>
    languages
      .filter((edition) => [names, titles, descriptions].some((text) => text[edition] !== undefined))
      .map((edition) => ({
        category_id: id,
        language: edition,
        name: textIn(names, edition),
        title: textIn(titles, edition),
        description: textIn(descriptions, edition),
      })),
  );

async function writeFrame(tx: Tx, data: SeedData, source: SeedSource): Promise<void> {
  await insertRows(
    tx,
    'category',
    data.categories.map(({ id, parentId, slug, scene, cutsAcross = false, saleGenders }, position) => ({
      id,
      parent_id: parentId ?? null,
      position,
      slug,
      scene,
      cuts_across: cutsAcross,
      sale_genders: saleGenders ?? null,
    })),
  );
  await insertRows(tx, 'category_text', categoryTextRows(data.categories, source));
  await insertRows(tx, 'store', data.stores);
  await insertRows(tx, 'collection_point', data.collectionPoints);
  await insertRows(tx, 'promotion', data.promotions);
  await insertRows(tx, 'coupon', data.coupons);
  await insertRows(tx, 'content_document', data.documents);
}

/** After products, because unknown ones are left out. */
async function writeSets(tx: Tx, { sets }: SeedData): Promise<void> {
  await insertRows(
    tx,
    'product_set',
    sets.map(({ productIds: _products, ...set }, position) => ({ ...set, position })),
  );
  const items = sets.flatMap(({ id, productIds }) =>
    productIds.map((productId, position) => ({ set_id: id, product_id: productId, position })),
  );
  await tx.execute(sql`
    insert into product_set_item (set_id, product_id, position)
    select i.set_id, i.product_id, i.position
    from json_to_recordset(${JSON.stringify(items)}::json) as i (set_id text, product_id text, position smallint)
    join product p on p.id = i.product_id
    on conflict do nothing`);
}

export function* allProducts(data: SeedData, total: number): Generator<SeedProduct> {
  yield* data.products(total);
  yield* data.furtherProducts;
}

/** Batches of one transaction each. */
export function* batchesOf(products: Iterable<SeedProduct>): Generator<SeedProduct[]> {
  let batch: SeedProduct[] = [];
  for (const product of products) {
    batch.push(product);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

async function isEmpty(database: Database): Promise<boolean> {
  const { rows } = await database.read.execute<{ empty: boolean }>(
    sql`select not exists (select 1 from product) as empty`,
  );
  return rows[0]?.empty ?? false;
}

/** Seeds products, stores, promotions and content; interruptible and repeatable. */
export async function seedDatabase(
  database: Database,
  source: SeedSource,
  options: SeedOptions = {},
): Promise<void> {
  const total = options.products ?? source.defaultProducts;
  const data = await source.load(shopRules);
  checkCategoryCodes(data.categories);
  await database.transaction(async (tx) => {
    await tx.execute(sql`insert into seed_record (name, products, languages)
      values (${source.name}, ${total}, ${JSON.stringify(source.languages)}::jsonb)
      on conflict (name) do update set products = excluded.products, finished_at = null`);
    await writeFrame(tx, data, source);
  });
  await writePeople(database, data, new Date());
  let vocabulary = createShopWords(data.categories, source.languages);
  let done = 0;
  const count = (written: number): void => {
    done += written;
    options.onProgress?.(done, total + data.furtherProducts.length);
  };
  // Counts words while the database writes earlier products.
  function* counted(): Generator<SeedProduct> {
    for (const product of allProducts(data, total)) {
      vocabulary.add(product);
      yield product;
    }
  }
  const isNew = await isEmpty(database);
  if (total >= BULK_FROM && isNew) {
    await database.transaction((tx) =>
      loadInBulk(tx, async () => {
        // A retried transaction counts again.
        vocabulary = createShopWords(data.categories, source.languages);
        done = 0;
        await writeBatches(counted(), data.categories, (statement) => tx.execute(statement), count);
      }),
    );
  } else {
    const write = (statement: SQL) =>
      database.transaction(async (tx) => {
        // Rows of an empty shop include what triggers derive.
        if (isNew) await tx.execute(sql`select set_config('haberdash.derives', 'off', true)`);
        await tx.execute(statement);
      });
    await writeBatches(counted(), data.categories, write, count);
  }
  await database.transaction(async (tx) => {
    await writeSets(tx, data);
    // Words of other products stay.
    if (isNew) await tx.execute(sql`delete from search_term`);
    await insertRows(tx, 'search_term', vocabulary.rows());
    await tx.execute(sql`update seed_record set finished_at = now() where name = ${source.name}`);
  });
  await database.read.execute(sql`analyze`);
}

/** Seeds an empty shop or resumes an interrupted seed. */
export async function seedIfEmpty(
  database: Database,
  source: SeedSource,
  options: SeedOptions = {},
): Promise<boolean> {
  const state = await seedState(database, source);
  if (!state.isMissing) return false;
  const products = state.products ?? options.products;
  await seedDatabase(database, source, products === undefined ? options : { ...options, products });
  return true;
}
