import { createSeedSource } from '@haberdash/demo-shop';
import { generateProduct } from '@haberdash/demo-shop/product-generator.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findPicturedProduct } from '../domains/catalogue/catalogue/product-picture.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { shopRules } from './shop-rules.ts';
import { seedDatabase, seedIfEmpty } from './seed-database.ts';

const demoShop = createSeedSource();
let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

const count = async (table: string): Promise<number> => {
  const { rows } = await database.read.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]?.n ?? -1;
};

const tables = [
  'product',
  'product_text',
  'variant',
  'color_price',
  'product_price',
  'stock',
  'review',
  'product_search',
];
const counts = () => Promise.all(tables.map(count));

describe('filling the shop', () => {
  it('seeds an empty shop once, reports progress, and leaves a full one alone', async () => {
    const progress: string[] = [];
    expect(
      await seedIfEmpty(database, demoShop, {
        products: 30,
        onProgress: (done, total) => void progress.push(`${done}/${total}`),
      }),
    ).toBe(true);
    const { furtherProducts } = await demoShop.load(shopRules);
    const all = 30 + furtherProducts.length;
    expect(progress.at(-1)).toBe(`${all}/${all}`);
    const before = await counts();
    expect(before[0]).toBe(all);
    expect(await seedIfEmpty(database, demoShop, { products: 90 })).toBe(false);
    expect(await counts()).toEqual(before);
  });

  it('finishes a seed that was cut short, without writing anything twice', async () => {
    const whole = await counts();
    const terms = await count('search_term');
    await database.read.execute(sql`update seed_record set finished_at = null`);
    await database.read.execute(sql`delete from search_term`);
    await database.read.execute(
      sql`delete from product where id in (select id from product order by id limit 7)`,
    );
    expect(await seedIfEmpty(database, demoShop)).toBe(true);
    expect(await counts()).toEqual(whole);
    expect(await count('search_term')).toBe(terms);
  });

  it('keeps what was sold when it runs again', async () => {
    const { id } = generateProduct(3).variants[0] ?? { id: '' };
    await database.read.execute(
      sql`update stock set quantity = 1234 where variant_id = ${id} and location = 'online'`,
    );
    await seedDatabase(database, demoShop, { products: 30 });
    const { rows } = await database.read.execute<{ quantity: number }>(
      sql`select quantity from stock where variant_id = ${id} and location = 'online'`,
    );
    expect(rows[0]?.quantity).toBe(1234);
  });

  it('keeps the sizes in stock of a product in step with its stock', async () => {
    const product = generateProduct(0);
    const read = async () => {
      const { rows } = await database.read.execute<{ sizes: string[] }>(
        sql`select sizes_in_stock as sizes from product where id = ${product.id}`,
      );
      return rows[0]?.sizes ?? [];
    };
    await database.read.execute(
      sql`update stock set quantity = 0 where location = 'online' and variant_id like ${`${product.id}%`}`,
    );
    expect(await read()).toEqual([]);
    const wanted = product.variants.find(({ sizeId }) => sizeId === 'M');
    await database.read.execute(
      sql`update stock set quantity = 2 where location = 'online' and variant_id = ${wanted?.id}`,
    );
    expect(await read()).toEqual(['M']);
  });

  it('keeps the stores that have a product in step with what they have', async () => {
    const read = async () => {
      const { rows } = await database.read.execute<{ id: string; stores: string[] }>(
        sql`select id, stores_in_stock as stores from product where cardinality(stores_in_stock) > 1 order by id limit 1`,
      );
      return rows[0] ?? { id: '', stores: [] };
    };
    const { id, stores } = await read();
    const [emptied = ''] = stores;
    await database.read.execute(sql`update stock set quantity = 0 where location = ${emptied}
      and variant_id in (select id from variant where product_id = ${id})`);
    const { rows } = await database.read.execute<{ stores: string[] }>(
      sql`select stores_in_stock as stores from product where id = ${id}`,
    );
    expect(rows[0]?.stores).toEqual(stores.filter((store) => store !== emptied).toSorted());
  });

  it('rejects stock below zero', async () => {
    await expect(database.read.execute(sql`update stock set quantity = -1`)).rejects.toThrow(/quantity = -1/);
  });

  it('returns the picture data of a product colour', async () => {
    const product = generateProduct(5);
    const [color] = product.colors;
    const find = findPicturedProduct(database.read);
    expect(await find(product.id, color?.way.id ?? '')).toEqual({
      productCode: product.id,
      colorId: color?.way.id,
      description: color?.picture,
    });
    expect(await find(product.id, 'no-such-colour')).toBeUndefined();
    expect(await find("'; drop table product; --", 'x')).toBeUndefined();
  });
});
