import type { Listing, ProductDetails } from '@haberdash/api-client/products';
import { createSeedSource } from '@haberdash/demo-shop';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { seedDatabase } from '../../../seed/seed-database.ts';
import { type SeededService, startSeededService } from '../../../seed/seeded-service.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { makeQueuedWords } from '../search/words-from-tables.ts';

let database: TestDatabase;
let service: SeededService;
beforeAll(async () => {
  database = await cloneDatabase();
  await seedDatabase(database, createSeedSource(), { products: 40 });
  service = await startSeededService(database);
}, 120_000);
afterAll(() => database.close());

const rowsOf = async <T extends Record<string, unknown>>(statement: SQL): Promise<T[]> =>
  (await database.read.execute<T>(statement)).rows;
const run = async (statement: SQL): Promise<void> => void (await database.read.execute(statement));

interface Chosen extends Record<string, unknown> {
  readonly id: string;
  readonly category: string;
  readonly gender: string;
}

const ordinary = async (): Promise<Chosen> => {
  const [found] = await rowsOf<Chosen>(sql`
    select id, primary_category_id as category, gender from product
    where status = 'active' and discount_percent = 0 and cardinality(sizes_in_stock) > 1 and sold_as = 'goods'
    order by id limit 1`);
  if (found === undefined) throw new Error('the shop has no such product');
  return found;
};
const details = async (id: string, locale?: string): Promise<ProductDetails> => {
  service.wait();
  return (await service.get<ProductDetails>(`/products/v2/products/${id}/details`, locale)).body;
};
const cardIn = async (categoryId: string, id: string, query = '', locale?: string) => {
  service.wait();
  const path = `/products/v2/catalog?categoryId=${categoryId}&count=48${query}`;
  return (await service.get<Listing>(path, locale)).body.products.find((each) => each.id === id);
};
const found = async (text: string, locale?: string): Promise<string[]> => {
  await makeQueuedWords(database);
  service.wait();
  const { body } = await service.get<Listing>(
    `/products/v2/search/productSearch?q=${encodeURIComponent(text)}&count=48`,
    locale,
  );
  return body.products.map(({ id }) => id);
};

describe('what is derived when a shop is filled', () => {
  it('equals the source, and leaves nothing to do', async () => {
    const derived = sql`select id, category_ids, discount_percent, sizes, families, sizes_in_stock, stores_in_stock,
      changed_in::text from product order by id`;
    const before = await rowsOf(derived);
    await run(
      sql`select derive_choices(array(select id from product)), derive_prices(array(select id from product))`,
    );
    expect(await rowsOf(derived)).toEqual(before);
    expect(await rowsOf(sql`select * from search_queue`)).toEqual([]);
    const documents = sql`select product_id, language, document::text from product_search order by 1, 2`;
    const words = await rowsOf(documents);
    await run(sql`insert into search_queue select id from product`);
    await makeQueuedWords(database);
    expect(await rowsOf(documents)).toEqual(words);
  });
});

describe('stock that is written by SQL', () => {
  it('shows in the listing, its filters and on the page, inserted, updated or deleted', async () => {
    const { id, category } = await ordinary();
    const sizes = (await cardIn(category, id))?.sizesInStock ?? [];
    expect(sizes.length).toBeGreaterThan(1);
    await run(sql`delete from stock where variant_id in (select id from variant where product_id = ${id})`);
    expect(await cardIn(category, id)).toMatchObject({ available: false });
    expect((await details(id)).sizes.some(({ available }) => available)).toBe(false);
    await run(sql`insert into stock (variant_id, location, quantity)
      select id, 'online', 9 from variant where product_id = ${id}`);
    const card = await cardIn(category, id);
    expect(card?.available).toBe(true);
    const page = await details(id);
    expect(page.sizes.every(({ available }) => available)).toBe(true);
    expect(card?.sizesInStock).toEqual(page.sizes.map(({ label }) => label));
    const [size] = page.sizes;
    expect(await cardIn(category, id, `&size=${size?.id}`)).toBeDefined();
    await run(sql`update stock set quantity = 0 where variant_id in
      (select id from variant where product_id = ${id} and size_id = ${size?.id})`);
    expect(await cardIn(category, id, `&size=${size?.id}`)).toBeUndefined();
  });

  it('of a store counts there, moved from one to another as well', async () => {
    const { id } = await ordinary();
    const stores = async () =>
      (
        await rowsOf<{ stores: string[] }>(
          sql`select stores_in_stock as stores from product where id = ${id}`,
        )
      )[0]?.stores;
    const ofProduct = sql`variant_id in (select id from variant where product_id = ${id}) and location <> 'online'`;
    await run(sql`delete from stock where ${ofProduct}`);
    expect(await stores()).toEqual([]);
    await run(sql`insert into stock select id, 'NF-US-01', 2 from variant where product_id = ${id} limit 1`);
    expect(await stores()).toEqual(['NF-US-01']);
    await run(sql`update stock set location = 'NF-US-02' where ${ofProduct}`);
    expect(await stores()).toEqual(['NF-US-02']);
  });
});

describe('a price that is written by SQL', () => {
  it('is the price of the listing, the search and the page, with the sale and its badge', async () => {
    const { id, category, gender } = await ordinary();
    const { name } = await details(id);
    const saleIds = (
      await rowsOf<{ id: string }>(sql`select id from category where ${gender} = any (sale_genders)`)
    ).map((sale) => sale.id);
    expect(saleIds).toHaveLength(2);
    await run(sql`update color_price set current = original * 3 / 4 where product_id = ${id}`);
    const page = await details(id, 'de-de');
    const card = await cardIn(category, id, '', 'de-de');
    expect(page.price.current).toBeLessThan(page.price.original);
    expect(page.badge?.id).toBe('SALE');
    expect(card?.price).toMatchObject({ current: page.price.current, original: page.price.original });
    expect(card?.badge).toEqual(page.badge);
    for (const saleId of saleIds) expect(await cardIn(saleId, id)).toBeDefined();
    expect(await found(name)).toContain(id);
    // The old price is the lowest of the 30 days before.
    expect(new Set(page.variants.map(({ price }) => price.lowestPrice30Days))).toEqual(
      new Set(page.variants.map(({ price }) => price.original)),
    );
    expect(card?.price.lowestPrice30Days).toBe(page.price.original);
    const [row] = await rowsOf(sql`select discount_percent from product where id = ${id}`);
    expect(row).toEqual({ discount_percent: 25 });

    await run(sql`update color_price set current = original where product_id = ${id}`);
    for (const saleId of saleIds) expect(await cardIn(saleId, id)).toBeUndefined();
    expect(await details(id)).not.toHaveProperty('badge');
    expect((await cardIn(category, id))?.price.current).toBe((await details(id)).price.original);
  });

  it('is recorded once a day, at its lowest', async () => {
    const { id } = await ordinary();
    await run(sql`delete from past_price where product_id = ${id}`);
    for (const current of [5_000, 4_000, 6_000])
      await run(sql`update color_price set current = ${current}, original = 9000
        where product_id = ${id} and currency = 'EUR'`);
    const records = await rowsOf<{ price: number; days: number }>(sql`
      select distinct price, until - (now() at time zone 'utc')::date as days from past_price
      where product_id = ${id} and currency = 'EUR' order by days`);
    expect(records.at(-1)).toEqual({ price: 4_000, days: 1 });
  });

  it('that is taken away takes the product out of the sites of its currency', async () => {
    const { id, category } = await ordinary();
    await run(sql`delete from color_price where product_id = ${id} and currency = 'GBP'`);
    expect(await cardIn(category, id, '', 'en-gb')).toBeUndefined();
    expect((await service.get(`/products/v2/products/${id}/details`, 'en-gb')).status).toBe(404);
    expect(await cardIn(category, id)).toBeDefined();
  });
});

describe('a product that is written by SQL', () => {
  const ID = 'ZZ0NEW001';
  it('is listed, bought and found, in whatever order its rows come, and no more once it is deleted', async () => {
    const { category } = await ordinary();
    await run(sql`insert into product (id, slug, kind, gender, primary_category_id, category_ids, created_at, picture)
      values (${ID}, 'quillback-anorak', 'jacket', 'women', ${category}, array[${category}], now(), '{}')`);
    await run(sql`insert into product_color (product_id, color_id, labels, hex, family, picture, position)
      values (${ID}, 'TEAL', '{"en": "Teal", "de": "Petrol"}', '#008080', 'blue', '{}', 0)`);
    await run(
      sql`insert into color_price values (${ID}, 'TEAL', 'USD', 10000, 10000), (${ID}, 'TEAL', 'EUR', 9000, 9000)`,
    );
    await run(sql`insert into variant (id, product_id, upc, color_id, size_id, size_position)
      values ('ZZ0NEW001TEAL', ${ID}, '4006381333931', 'TEAL', 'M', 3)`);
    await run(sql`insert into stock values ('ZZ0NEW001TEAL', 'online', 4)`);
    await run(sql`insert into product_text
      (product_id, language, name, kind_label, description, features, materials, care, keywords) values
      (${ID}, 'en', 'Quillback Anorak', 'Anorak', 'Light.', '["Windproof"]', '["Nylon"]', '[]', '["drizzleproof"]'),
      (${ID}, 'de', 'Quillback Anorak', 'Anorak', 'Leicht.', '[]', '[]', '[]', '["Nieselschutz"]')`);
    expect(await found('quillback')).toEqual([ID]);
    expect(await found('drizzleproof')).toEqual([ID]);
    expect(await found('Nieselschutz', 'de-de')).toEqual([ID]);
    // Typos are corrected to the shop's own words.
    expect(await found('quilback')).toEqual([ID]);
    expect(await cardIn(category, ID, '&size=M&color=blue')).toMatchObject({ available: true });
    expect((await details(ID)).sizes).toHaveLength(1);

    await run(
      sql`update product_text set name = 'Ferncap Anorak' where product_id = ${ID} and language = 'en'`,
    );
    expect(await found('ferncap')).toEqual([ID]);
    expect(await found('quillback')).toEqual([]);
    await run(sql`delete from product where id = ${ID}`);
    expect(await found('ferncap')).toEqual([]);
    expect(await cardIn(category, ID)).toBeUndefined();
  });

  it('is found by the new name of its category', async () => {
    const { id, category } = await ordinary();
    await run(
      sql`update category_text set name = 'Zephyrwear' where category_id = ${category} and language = 'en'`,
    );
    expect(await found('zephyrwear')).toContain(id);
  });
});
