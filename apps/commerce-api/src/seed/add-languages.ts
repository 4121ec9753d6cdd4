import { sql } from 'drizzle-orm';

import type { Database, Tx } from '../platform/db/database.ts';
import { writeDocuments } from './load/documents.ts';
import { insertRows } from './load/insert.ts';
import { colorRows, stockRows, textRows } from './load/rows.ts';
import { searchRowsOf, createShopWords } from '../domains/catalogue/index.ts';
import { allProducts, batchesOf, categoryTextRows, type SeedOptions } from './seed-database.ts';
import type { Row, SeedData, SeedProduct, SeedSource, SeedStore } from './seed-source.ts';
import { seedState } from './seed-state.ts';
import { shopRules } from './shop-rules.ts';

/** Rows whose parent exists, so that deleted data stays deleted. */
async function withParent(
  tx: Tx,
  table: 'product' | 'variant' | 'category',
  rows: readonly Row[],
  key: string,
): Promise<Row[]> {
  const ids = JSON.stringify([...new Set(rows.map((row) => row[key]))]);
  const found = await tx.execute<{ id: string }>(
    sql`select id from ${sql.identifier(table)} where id in (select json_array_elements_text(${ids}::json))`,
  );
  const known = new Set<unknown>(found.rows.map(({ id }) => id));
  return rows.filter((row) => known.has(row[key]));
}

/** Adds languages to labels; existing ones stay. */
async function addToLabels(tx: Tx, products: readonly SeedProduct[]): Promise<void> {
  await tx.execute(sql`
    update product_color c set labels = r.labels || c.labels
    from json_to_recordset(${JSON.stringify(products.flatMap(colorRows))}::json)
      as r (product_id text, color_id text, labels jsonb)
    where c.product_id = r.product_id and c.color_id = r.color_id and c.labels <> r.labels || c.labels`);
}

async function addToProducts(
  tx: Tx,
  products: readonly SeedProduct[],
  { categories }: SeedData,
  newStores: ReadonlySet<string>,
): Promise<void> {
  await insertRows(
    tx,
    'product_text',
    await withParent(tx, 'product', products.flatMap(textRows), 'product_id'),
  );
  await insertRows(
    tx,
    'product_search',
    await withParent(tx, 'product', products.flatMap(searchRowsOf(categories)), 'product_id'),
  );
  await addToLabels(tx, products);
  const stock = products.flatMap(stockRows).filter(({ location }) => newStores.has(String(location)));
  await insertRows(tx, 'stock', await withParent(tx, 'variant', stock, 'variant_id'));
}

async function addToFrame(
  tx: Tx,
  data: SeedData,
  source: SeedSource,
  missing: ReadonlySet<string>,
): Promise<void> {
  const spoken = categoryTextRows(data.categories, source).filter(({ language }) => missing.has(language));
  await insertRows(tx, 'category_text', await withParent(tx, 'category', spoken, 'category_id'));
  await tx.execute(sql`
    update promotion p set names = r.names || p.names
    from json_to_recordset(${JSON.stringify(data.promotions)}::json) as r (id text, names jsonb)
    where p.id = r.id`);
  await writeDocuments(tx, data.documents);
}

/** Stores of countries without any. */
async function findNewStores(
  database: Database,
  stores: readonly SeedStore[],
): Promise<readonly SeedStore[]> {
  const { rows } = await database.read.execute<{ country: string }>(
    sql`select distinct country_code as country from store`,
  );
  const known = new Set(rows.map(({ country }) => country));
  return stores.filter(({ country_code: country }) => !known.has(country));
}

/** Adds texts of new languages to a seeded shop; existing and deleted data stays; repeatable. */
export async function addLanguages(
  database: Database,
  source: SeedSource,
  options: SeedOptions = {},
): Promise<boolean> {
  const { missingLanguages, filledWith: total } = await seedState(database, source);
  const missing = new Set<string>(missingLanguages);
  if (missing.size === 0 || total === undefined) return false;
  const data = await source.load(shopRules);
  const stores = await findNewStores(database, data.stores);
  const newStores = new Set(stores.map(({ id }) => id));
  const vocabulary = createShopWords(data.categories, source.languages);
  let done = 0;
  for (const batch of batchesOf(allProducts(data, total))) {
    await database.transaction((tx) => addToProducts(tx, batch, data, newStores));
    for (const product of batch) vocabulary.add(product);
    done += batch.length;
    options.onProgress?.(done, total + data.furtherProducts.length);
  }
  await database.transaction(async (tx) => {
    await addToFrame(tx, data, source, missing);
    await insertRows(tx, 'store', stores);
    await insertRows(
      tx,
      'search_term',
      vocabulary.rows().filter(({ language }) => missing.has(language ?? '')),
    );
    await tx.execute(
      sql`update seed_record set languages = ${JSON.stringify(source.languages)}::jsonb where name = ${source.name}`,
    );
  });
  await database.read.execute(sql`analyze`);
  return true;
}
