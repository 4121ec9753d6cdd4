import type { Listing, ProductDetails } from '@haberdash/api-client/products';
import { createSeedSource } from '@haberdash/demo-shop';
import { generateProducts } from '@haberdash/demo-shop/product-generator.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { seedDatabase } from '../../../seed/seed-database.ts';
import { type SeededService, startSeededService } from '../../../seed/seeded-service.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';

const SIZE = 30;
let database: TestDatabase;
let service: SeededService;
beforeAll(async () => {
  database = await cloneDatabase();
  await seedDatabase(database, createSeedSource(), { products: SIZE });
  service = await startSeededService(database);
}, 120_000);
afterAll(() => database.close());

const [product] = [...generateProducts(SIZE)].filter(({ status }) => status === 'active');
const id = product?.id ?? '';

async function lowestPrices(current: number, ...past: readonly string[]): Promise<Set<number | undefined>> {
  await database.read.execute(sql`update color_price set current = ${current}, original = 10000
    where currency = 'EUR' and product_id = ${id}`);
  await database.read.execute(sql`delete from past_price where product_id = ${id}`);
  for (const record of past) {
    const [price = '', since = '', until = ''] = record.split(' ');
    await database.read.execute(sql`insert into past_price
      select product_id, color_id, 'EUR', ${Number(price)}::integer, ${since}::date, ${until}::date
      from product_color where product_id = ${id}`);
  }
  service.wait();
  const { body } = await service.get<ProductDetails>(`/products/v2/products/${id}/details`, 'de-de');
  return new Set(body.variants.map(({ price }) => price.lowestPrice30Days));
}

async function lowestOnCard(): Promise<number | undefined> {
  const path = `/products/v2/catalog?categoryId=${product?.categoryId ?? ''}`;
  const { body } = await service.get<Listing>(path, 'de-de');
  const card = body.products.find((each) => each.id === id);
  if (card === undefined) throw new Error('The product is not in its category');
  return card.price.lowestPrice30Days;
}

it('a reduction names the lowest price of the 30 days before it, and no older one', async () => {
  const older = '5000 2026-08-01 2026-09-01';
  const before = ['9000 2026-09-01 2026-10-20', '8000 2026-10-20 2026-10-23', '10000 2026-10-23 2026-10-26'];
  expect(await lowestPrices(7_000, older, ...before)).toEqual(new Set([80]));
  expect(await lowestOnCard()).toBe(80);
});

it('a price that is not reduced, or without recorded past prices, has none', async () => {
  expect(await lowestPrices(10_000, '9000 2026-09-01 2026-10-26')).toEqual(new Set([undefined]));
  expect(await lowestOnCard()).toBeUndefined();
  expect(await lowestPrices(7_000)).toEqual(new Set([undefined]));
});
