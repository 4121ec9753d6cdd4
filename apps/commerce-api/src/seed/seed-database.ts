import { sql } from 'drizzle-orm';

import type { Database, Tx } from '../db/database.ts';
import { contentRows } from '@haberdash/demo-shop/content/content-rows.ts';
import { LANGUAGES } from '@haberdash/demo-shop/language.ts';
import { loadInBulk } from './load/bulk.ts';
import { insertRows, insertVariants } from './load/insert.ts';
import {
  colorPriceRows,
  colorRows,
  productPriceRows,
  productRow,
  reviewRows,
  searchRows,
  stockRows,
  textRows,
  variantRows,
} from './load/rows.ts';
import { createVocabulary } from './load/vocabulary.ts';
import { generateProducts, type ProductSeed } from '@haberdash/demo-shop/product-generator.ts';
import { COUPONS, PROMOTIONS } from '@haberdash/demo-shop/promotions-data.ts';
import { SEED_RECORD, seedState } from './seed-state.ts';
import { STORES } from '@haberdash/demo-shop/stores-data.ts';
import { CATEGORIES } from '@haberdash/demo-shop/taxonomy.ts';

/** How many products the demo shop has unless told otherwise. */
export const DEFAULT_PRODUCTS = 420;

const BATCH = 200;
/** From so many products on, an empty shop is loaded in bulk. */
const BULK_FROM = 5_000;

/** How large a shop to make, and whom to tell how far it is. */
export interface SeedOptions {
  readonly products?: number;
  onProgress?(done: number, total: number): void;
}

async function writeProducts(tx: Tx, products: readonly ProductSeed[], shopSize: number): Promise<void> {
  await insertRows(tx, 'product', products.map(productRow));
  await insertRows(tx, 'product_text', products.flatMap(textRows));
  await insertRows(tx, 'product_color', products.flatMap(colorRows));
  await insertVariants(tx, products.flatMap(variantRows), products.flatMap(colorPriceRows));
  await insertRows(tx, 'product_price', products.flatMap(productPriceRows));
  await insertRows(
    tx,
    'stock',
    products.flatMap((product) => stockRows(product, shopSize)),
  );
  await insertRows(tx, 'review', products.flatMap(reviewRows));
  await insertRows(tx, 'product_search', products.flatMap(searchRows));
}

/** The texts of the categories in every language. */
export const categoryTextRows = () =>
  CATEGORIES.flatMap(({ id, names, titles, descriptions }) =>
    LANGUAGES.map((language) => ({
      category_id: id,
      language,
      name: names[language],
      title: titles[language],
      description: descriptions[language],
    })),
  );

async function writeFrame(tx: Tx): Promise<void> {
  await insertRows(
    tx,
    'category',
    CATEGORIES.map(({ id, parentId, slug, scene }, position) => ({
      id,
      parent_id: parentId ?? null,
      position,
      slug,
      scene,
    })),
  );
  await insertRows(tx, 'category_text', categoryTextRows());
  await insertRows(tx, 'store', STORES);
  await insertRows(tx, 'promotion', PROMOTIONS);
  await insertRows(tx, 'coupon', COUPONS);
  await insertRows(tx, 'content_document', contentRows());
}

/** Products in batches, each of which is written in one transaction. */
export function* batchesOf(products: Iterable<ProductSeed>): Generator<ProductSeed[]> {
  let batch: ProductSeed[] = [];
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

/**
 * Fills the shop with generated products, stores, promotions and content. It may be stopped at any time:
 * the next run writes what is missing and leaves what is there.
 */
export async function seedDatabase(database: Database, options: SeedOptions = {}): Promise<void> {
  const total = options.products ?? DEFAULT_PRODUCTS;
  await database.transaction(async (tx) => {
    await tx.execute(sql`insert into seed_record (name, products, languages)
      values (${SEED_RECORD}, ${total}, ${JSON.stringify(LANGUAGES)}::jsonb)
      on conflict (name) do update set products = excluded.products, finished_at = null`);
    await writeFrame(tx);
  });
  let vocabulary = createVocabulary();
  let done = 0;
  const count = (batch: readonly ProductSeed[]): void => {
    for (const product of batch) vocabulary.add(product);
    done += batch.length;
    options.onProgress?.(done, total);
  };
  if (total >= BULK_FROM && (await isEmpty(database))) {
    await database.transaction((tx) =>
      loadInBulk(tx, async () => {
        // A transaction that had to be run again counts from the start.
        vocabulary = createVocabulary();
        done = 0;
        for (const batch of batchesOf(generateProducts(total))) {
          await writeProducts(tx, batch, total);
          count(batch);
        }
      }),
    );
  } else {
    for (const batch of batchesOf(generateProducts(total))) {
      await database.transaction((tx) => writeProducts(tx, batch, total));
      count(batch);
    }
  }
  await database.transaction(async (tx) => {
    await tx.execute(sql`delete from search_term`);
    await insertRows(tx, 'search_term', vocabulary.rows());
    await tx.execute(sql`update seed_record set finished_at = now() where name = ${SEED_RECORD}`);
  });
  await database.read.execute(sql`analyze`);
}

/** Seeds a shop that has no products, or whose seeding was cut short; anything else is left alone. */
export async function seedIfEmpty(database: Database, options: SeedOptions = {}): Promise<boolean> {
  const state = await seedState(database);
  if (!state.isMissing) return false;
  const products = state.products ?? options.products;
  await seedDatabase(database, products === undefined ? options : { ...options, products });
  return true;
}
