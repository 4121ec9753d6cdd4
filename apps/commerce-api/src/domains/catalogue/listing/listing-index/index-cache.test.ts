import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sellVariant } from '../../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../../testing/database.ts';
import { readListingQuery } from '../listing-filters.ts';
import { findListing } from './find-listing.ts';
import { createListingIndexes, type ListingIndexes } from './index-cache.ts';

let database: TestDatabase;
let now = 0;
let indexes: ListingIndexes;
beforeAll(async () => {
  database = await cloneDatabase();
  indexes = createListingIndexes(database.read, { now: () => now });
});
afterAll(() => database.close());

const CATEGORY = '100000';
const seen = async () => {
  const index = await indexes('USD');
  const { ids } = findListing(index, { categoryId: CATEGORY }, readListingQuery({}));
  return ids.map((id) => {
    const place = index.placeOf(id);
    const product = place === undefined ? undefined : index.productAt(place);
    return [id, product?.price, product?.sizesInStock.length];
  });
};
const later = async () => {
  now += 3_000;
  return seen();
};
const run = (statement: ReturnType<typeof sql>) => database.read.execute(statement);

async function sell({ id, stock, price }: { id: string; stock: number; price: number }): Promise<void> {
  await sellVariant(database, { id, stock: 0, price });
  await run(sql`update stock set quantity = ${stock} where variant_id = ${id}`);
}

describe('the cached index', () => {
  it('holds what is sold, with its price and what is in stock', async () => {
    await sell({ id: 'NF000001RED', stock: 3, price: 5_000 });
    expect(await seen()).toEqual([['NF000001', 5_000, 1]]);
  });

  it('serves from memory for three seconds, then sees a new product', async () => {
    await sell({ id: 'NF000002RED', stock: 1, price: 7_000 });
    now += 2_999;
    expect(await seen()).toHaveLength(1);
    now += 1;
    expect(await seen()).toEqual([
      ['NF000001', 5_000, 1],
      ['NF000002', 7_000, 1],
    ]);
  });

  it('sees a size that was sold out, and one that came back', async () => {
    await run(sql`update stock set quantity = 0 where variant_id = 'NF000002RED'`);
    expect(await later()).toContainEqual(['NF000002', 7_000, 0]);
    await run(sql`update stock set quantity = 4 where variant_id = 'NF000002RED'`);
    expect(await later()).toContainEqual(['NF000002', 7_000, 1]);
  });

  it('sees another price', async () => {
    await run(
      sql`update product_price set current = 4500 where product_id = 'NF000001' and currency = 'USD'`,
    );
    expect(await later()).toContainEqual(['NF000001', 4_500, 1]);
  });

  it('lets go of a product without a price, and of one that is gone', async () => {
    await run(sql`delete from product_price where product_id = 'NF000001' and currency = 'USD'`);
    expect((await later()).map(([id]) => id)).toEqual(['NF000002']);
    await run(sql`update product set status = 'gone' where id = 'NF000002'`);
    expect(await later()).toEqual([]);
    await run(sql`update product set status = 'active' where id = 'NF000002'`);
    expect((await later()).map(([id]) => id)).toEqual(['NF000002']);
  });

  it('lets go of a product that was deleted, and takes it up when it is back', async () => {
    await run(sql`delete from product where id = 'NF000002'`);
    expect(await later()).toEqual([]);
    await sell({ id: 'NF000002RED', stock: 1, price: 8_000 });
    expect(await later()).toEqual([['NF000002', 8_000, 1]]);
  });

  it('is rebuilt when the catalogue was truncated', async () => {
    await database.empty();
    expect(await later()).toEqual([]);
  });

  it('misses nothing of a transaction that began before its look and ended after it', async () => {
    // Only PostgreSQL lets another connection read during a transaction.
    if (database.engine === 'pglite') return;
    await sell({ id: 'NF000003RED', stock: 1, price: 1_000 });
    await later();
    await database.transaction(async (tx) => {
      await tx.execute(sql`update product_price set current = 1100 where product_id = 'NF000003'`);
      await sell({ id: 'NF000004RED', stock: 1, price: 2_000 });
      expect(await later()).toEqual([
        ['NF000003', 1_000, 1],
        ['NF000004', 2_000, 1],
      ]);
    });
    expect(await later()).toEqual([
      ['NF000003', 1_100, 1],
      ['NF000004', 2_000, 1],
    ]);
  });

  it('reads once for concurrent requests', async () => {
    const fresh = createListingIndexes(database.read, { now: () => 0 });
    const [first, second] = await Promise.all([fresh('EUR'), fresh('EUR')]);
    expect(first).toBe(second);
  });
});
