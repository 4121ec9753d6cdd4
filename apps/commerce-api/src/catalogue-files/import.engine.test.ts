import type { Listing } from '@haberdash/api-client/products';
import { createSeedSource } from '@haberdash/demo-shop';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Database } from '../platform/db/database.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { startSeededService } from '../seed/seeded-service.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import {
  allOf,
  CATEGORY,
  counted,
  createFileShop,
  csvOf,
  JACKET,
  rejectedIn,
  type FileShop,
} from './import.fixtures.ts';
import { verifyCatalogue } from './verify.ts';

let database: TestDatabase;
let shop: FileShop;
beforeAll(async () => {
  database = await cloneDatabase();
  shop = await createFileShop(database);
});
beforeEach(() => database.empty());
afterAll(async () => {
  await shop.close();
  await database.close();
});

const jacket = (changes: object = {}): string =>
  csvOf([CATEGORY, ...JACKET.map((row) => ({ ...row, ...changes }))]);
const stockOf = async (sku: string): Promise<number | undefined> =>
  (
    await shop.rows<{ quantity: number }>(
      sql`select quantity from stock s join variant v on v.id = s.variant_id where sku = ${sku} and location = 'online'`,
    )
  )[0]?.quantity;

describe('an import', () => {
  it('adds, then finds all unchanged, then changes what differs', async () => {
    expect(counted(await shop.importing(jacket()))).toEqual({
      categories: 'added 1',
      products: 'added 1',
      variants: 'added 2',
      prices: 'added 1',
      stock: 'added 2',
    });
    expect(counted(await shop.importing(jacket()))).toEqual({
      categories: 'unchanged 1',
      products: 'unchanged 1',
      variants: 'unchanged 2',
      prices: 'unchanged 1',
      stock: 'unchanged 2',
    });
    expect(counted(await shop.importing(jacket({ 'name:en': 'Ferncap Anorak', 'price:GBP': '80' })))).toEqual(
      {
        categories: 'unchanged 1',
        products: 'changed 1',
        variants: 'unchanged 2',
        prices: 'changed 1',
        stock: 'unchanged 2',
      },
    );
  });

  it('keeps what a file has no column or value for', async () => {
    await shop.importing(jacket());
    await shop.importing('product,sku,max_quantity\nanorak/1,QA-S,3\n');
    const [row] = await shop.rows(sql`
      select t.name, v.max_qty, v.upc, s.quantity, cp.current from variant v join product_text t using (product_id)
      join stock s on s.variant_id = v.id join color_price cp using (product_id, color_id) where v.sku = 'QA-S'`);
    expect(row).toEqual({
      name: 'Quillback Anorak',
      max_qty: 3,
      upc: '4006381333931',
      quantity: 4,
      current: 9_000,
    });
  });

  it('writes nothing in a dry run, and reports the same', async () => {
    const dry = await shop.importing(jacket(), { isDryRun: true });
    expect(await shop.rows(sql`select id from product union select id from category`)).toEqual([]);
    const real = await shop.importing(jacket());
    expect([counted(dry), rejectedIn(dry)]).toEqual([counted(real), rejectedIn(real)]);
  });

  it('goes through the triggers: nothing derived differs, and the words of the search are made', async () => {
    await shop.importing(jacket({ 'original:GBP': '120' }));
    expect(await allOf(verifyCatalogue(database))).toEqual([]);
    expect(
      await shop.rows(sql`select sizes, sizes_in_stock, families, discount_percent from product`),
    ).toEqual([{ sizes: ['S', 'M'], sizes_in_stock: ['M', 'S'], families: ['blue'], discount_percent: 25 }]);
    expect(
      await shop.rows(sql`select 1 from product_search where document @@ 'quillback'::tsquery`),
    ).toHaveLength(1);
    expect(await shop.rows(sql`select * from search_queue`)).toEqual([]);
  });

  it('records each former price, from which the lowest of 30 days comes', async () => {
    await shop.importing(jacket());
    await shop.importing(jacket({ 'price:GBP': '70' }));
    await shop.importing(jacket({ 'price:GBP': '70' }));
    expect(await shop.rows(sql`select price, currency from past_price`)).toEqual([
      { price: 9_000, currency: 'GBP' },
    ]);
  });

  it('rejects rows with their reason and imports the others', async () => {
    const report = await shop.importing(
      csvOf([
        CATEGORY,
        ...JACKET,
        { product: 'anorak/1', color: 'TEAL', size: 'L', sku: 'QA-S', 'price:GBP': '90' },
        { product: 'anorak/1', color: 'TEAL', size: 'XL', sku: 'QA-XL', 'price:GBP': '95' },
        { product: 'anorak/1', color: 'TEAL', size: 'XXL', sku: 'QA-XXL', 'stock:online': 'mange' },
        {
          product: 'other',
          category: '999999',
          'name:en': 'Other',
          color: 'RED',
          sku: 'O-1',
          'price:GBP': '1',
        },
        { product: 'nameless', category: '110000', color: 'RED', sku: 'O-2', 'price:GBP': '1' },
        { product: 'free', category: '110000', 'name:en': 'Free', color: 'RED', sku: 'O-3' },
        {
          product: 'anorak/2',
          category: '110000',
          'name:en': 'Two',
          color: 'RED',
          sku: 'O-4',
          barcode: '4006381333932',
          'price:GBP': '1',
        },
        { product: '', sku: 'O-5' },
      ]),
    );
    expect(rejectedIn(report)).toEqual([
      '7: "mange" is not a whole number from 0 to 1000000',
      '12: the row has no product id',
      '11: the last digit of the bar code 4006381333932 should be 1',
      `5: the SKU "QA-S" is that of ${shop.folder}/file.csv:3`,
      '6: the price 95 GBP differs from 90 of another size of the colour',
      '8: product "other": the shop has no category 999999',
      '9: product "nameless": the product has no name',
      '10: product "free": the colour RED has no price',
      '11: product "anorak/2": no variant of the product is left',
    ]);
    expect(counted(report)).toMatchObject({ products: 'added 1', variants: 'added 2' });
  });

  it('settles prices that differ by size as the mapping says', async () => {
    const rows = csvOf([
      CATEGORY,
      ...JACKET,
      { product: 'anorak/1', color: 'TEAL', size: 'XL', 'price:GBP': '95' },
    ]);
    const price = () => shop.rows(sql`select current from color_price`);
    await shop.importing(rows, { mapping: { pricePerSize: 'highest' } });
    expect(await price()).toEqual([{ current: 9_500 }]);
    await shop.importing(rows, { mapping: { pricePerSize: 'lowest' } });
    expect(await price()).toEqual([{ current: 9_000 }]);
  });

  it('rejects an SKU of another product', async () => {
    await shop.importing(jacket());
    const report = await shop.importing(
      csvOf([{ product: 'thief', category: '110000', 'name:en': 'Thief', sku: 'QA-S', 'price:GBP': '1' }]),
    );
    expect(rejectedIn(report)[0]).toMatch(/^2: the variant \w+ of product \w+ has the SKU "QA-S"$/);
    expect(await shop.rows(sql`select count(*)::int as products from product`)).toEqual([{ products: 1 }]);
  });

  it('does not show a draft: not in listings, not on its page, not for sale', async () => {
    await shop.importing(jacket({ status: 'draft' }));
    const service = await startSeededService(database);
    const [row] = await shop.rows<{ id: string }>(sql`select id from product`);
    const page = () => service.get(`/products/v2/products/${row?.id}/details`, 'en-gb');
    const listing = async () =>
      (await service.get<Listing>('/products/v2/catalog?categoryId=110000', 'en-gb')).body.total;
    expect([(await page()).status, await listing()]).toEqual([404, 0]);
    await shop.importing(jacket({ status: 'active' }));
    service.wait();
    expect([(await page()).status, await listing()]).toEqual([200, 1]);
    await shop.importing(jacket({ status: 'archived' }));
    service.wait();
    expect([(await page()).status, await listing()]).toEqual([410, 0]);
  });

  it('gives a product with any id an address, and a variant without a bar code a number of its own', async () => {
    await shop.importing(jacket({ product: 'ål æ 100%/2', barcode: '', sku: '' }));
    const [row] = await shop.rows<{ id: string; reference: string; codes: number }>(
      sql`select id, reference, (select count(distinct upc)::int from variant) as codes from product`,
    );
    expect(row).toMatchObject({ reference: 'ål æ 100%/2', codes: 2 });
    expect(row?.id).toMatch(/^[A-Z]{2}[A-Z0-9]{6,9}$/);
    expect(
      counted(await shop.importing(jacket({ product: 'ål æ 100%/2', barcode: '', sku: '' }))),
    ).toMatchObject({
      products: 'unchanged 1',
      variants: 'unchanged 2',
    });
  });

  it('archives what no file has with --delete-missing, and takes its sizes off sale', async () => {
    await shop.importing(
      csvOf([
        CATEGORY,
        ...JACKET,
        ...JACKET.map((row) => ({ ...row, product: 'old', sku: '', barcode: '' })),
      ]),
    );
    const report = await shop.importing(csvOf(JACKET.slice(0, 1)), { deleteMissing: true });
    expect(counted(report)).toMatchObject({
      products: 'unchanged 1, removed 1',
      variants: 'unchanged 1, removed 1',
    });
    expect(await shop.rows(sql`select reference, status from product order by reference`)).toEqual([
      { reference: 'anorak/1', status: 'active' },
      { reference: 'old', status: 'gone' },
    ]);
    expect([await stockOf('QA-S'), await stockOf('QA-M')]).toEqual([4, 0]);
  });

  it('removes nothing when rows are rejected whose product is unknown', async () => {
    await shop.importing(jacket());
    const report = await shop.importing(
      csvOf([
        { product: '', sku: 'X' },
        { product: 'new', category: '110000', 'name:en': 'New', color: 'RED', 'price:GBP': '1' },
      ]),
      { deleteMissing: true },
    );
    expect(report.counts.products.removed).toBe(0);
    expect(report.notices.map(({ reason }) => reason)).toContain(
      'rows were rejected whose products are unknown',
    );
  });

  it('removes no product that it rejects', async () => {
    await shop.importing(
      csvOf([
        CATEGORY,
        ...JACKET,
        ...JACKET.map((row) => ({ ...row, product: 'second', sku: '', barcode: '' })),
      ]),
    );
    const report = await shop.importing(csvOf([...JACKET, { product: 'second', gender: 'cats' }]), {
      deleteMissing: true,
    });
    expect(rejectedIn(report)).toEqual(['4: "cats" is unknown']);
    expect(report.counts.products.removed).toBe(0);
  });
});

describe('a file of prices or stock', () => {
  it('sets what it has, by SKU, and rejects what is unknown or twice', async () => {
    await shop.importing(jacket());
    const nightly = "sku,stock,price\n'QA-S,7,80\nQA-M,0,80\nQA-S,9,80\nNONE,1,1\n";
    const report = await shop.updating(nightly, { stock: true, prices: true, mapping: { currency: 'GBP' } });
    expect(rejectedIn(report)).toEqual([
      `4: the variant is that of ${shop.folder}/file.csv:2`,
      '5: the shop has no sku "NONE"',
    ]);
    expect([await stockOf('QA-S'), await stockOf('QA-M')]).toEqual([7, 0]);
    expect(await shop.rows(sql`select current from color_price`)).toEqual([{ current: 8_000 }]);
  });

  it('leaves prices alone when it is one of stock', async () => {
    await shop.importing(jacket());
    const report = await shop.updating('sku,stock,price\nQA-S,7,1\n', {
      stock: true,
      mapping: { currency: 'GBP' },
    });
    expect(counted(report)).toEqual({ products: 'unchanged 1', variants: 'unchanged 1', stock: 'changed 1' });
    expect(report.lines().join('\n')).toContain('"price" (not part of this update)');
  });
});

describe('the demo shop', () => {
  const filled = async (): Promise<void> => seedDatabase(database, createSeedSource(), { products: 40 });

  it('is exported, and unchanged when the export is imported', async () => {
    await filled();
    const csv = await shop.exported();
    const report = await shop.importing(csv, { isDryRun: true });
    expect(rejectedIn(report)).toEqual([]);
    expect(Object.values(counted(report)).every((text) => /^unchanged \d+$/.test(text))).toBe(true);
  });

  it('is the same, byte by byte, after its export is imported into an empty shop', async () => {
    await filled();
    const csv = await shop.exported();
    // Stores are no part of the catalogue.
    for (const table of ['product', 'category', 'product_removal', 'search_term'])
      await database.read.execute(sql`delete from ${sql.identifier(table)}`);
    await shop.importing(csv);
    expect(await shop.exported()).toBe(csv);
    expect(await allOf(verifyCatalogue(database))).toEqual([]);
  });

  it('is verified: what was written past the triggers is found', async () => {
    await filled();
    const { id } = (
      await shop.rows<{ id: string }>(sql`select id from product where status = 'active' order by id limit 1`)
    )[0] ?? { id: '' };
    await database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('haberdash.derives', 'off', true)`);
      await tx.execute(sql`update product set sizes = '{}', discount_percent = 77 where id = ${id}`);
      await tx.execute(
        sql`update product_price set current = current - 1 where product_id = ${id} and currency = 'EUR'`,
      );
      await tx.execute(
        sql`update product_search set document = '' where product_id = ${id} and language = 'en'`,
      );
    });
    const found = await allOf(verifyCatalogue(database));
    expect(found.map(({ table, key }) => [table, key])).toEqual([
      ['product.sizes', id],
      ['product.discount_percent', id],
      ['product_price', id],
      ['product_search', `${id} en`],
    ]);
  });
});

it('an import that is interrupted ends in the same state when it is started again', async () => {
  const products = Array.from({ length: 250 }, (_, at) =>
    JACKET.map((row) => ({
      ...row,
      product: `p${at}`,
      sku: `${String(row['sku'])}-${at}`,
      barcode: '',
      created_at: '2026-01-01',
    })),
  ).flat();
  const csv = csvOf([CATEGORY, ...products]);
  let left = 2;
  const failing: Database = {
    ...database,
    transaction: (run, options) => {
      left -= 1;
      if (left < 0) throw new TypeError('killed');
      return database.transaction(run, options);
    },
  };
  await expect(shop.importing(csv, {}, failing)).rejects.toThrow('killed');
  const [half] = await shop.rows<{ count: number }>(sql`select count(*)::int as count from product`);
  expect(half?.count).toBeGreaterThan(0);
  expect(half?.count).toBeLessThan(250);
  await shop.importing(csv);
  const resumed = await shop.exported();
  await database.empty();
  await shop.importing(csv);
  expect(resumed).toBe(await shop.exported());
});
