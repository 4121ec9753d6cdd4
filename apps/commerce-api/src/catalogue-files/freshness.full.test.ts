import type { Listing, ProductDetails } from '@haberdash/api-client/products';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { PRODUCT_VIEWS } from '../providers/pictures/provider.ts';
import { startSeededService, type SeededService } from '../seed/seeded-service.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { CATEGORY, createFileShop, csvOf, JACKET, type FileShop } from './import.fixtures.ts';

const MOST_MS = 5_000;

let database: TestDatabase;
let files: FileShop;
let service: SeededService;
beforeAll(async () => {
  database = await cloneDatabase();
  files = await createFileShop(database);
  const pictures = { find: async () => undefined, views: async () => PRODUCT_VIEWS };
  // The caches of a running service live by the real clock.
  service = await startSeededService(database, pictures, { now: Date.now });
});
afterAll(async () => {
  await service.app.close();
  await files.close();
  await database.close();
});

/** Milliseconds until a read shows what is expected. */
async function untilShown(read: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await read())) {
    if (performance.now() - started > MOST_MS * 2) return Infinity;
    await sleep(100);
  }
  return performance.now() - started;
}

it('a running service shows an import on the product page, in the listing and in the search within five seconds', async () => {
  const importing = (changes: object) =>
    files.importing(csvOf([CATEGORY, ...JACKET.map((row) => ({ ...row, ...changes }))]));
  await importing({});
  const [row] = await files.rows<{ id: string }>(sql`select id from product`);
  const page = async () =>
    (await service.get<ProductDetails>(`/products/v2/products/${row?.id}/details`, 'en-gb')).body;
  const listed = async () =>
    (await service.get<Listing>('/products/v2/catalog?categoryId=110000', 'en-gb')).body.products[0];
  const found = async (word: string) =>
    (await service.get<Listing>(`/products/v2/search/productSearch?q=${word}`, 'en-gb')).body.products.length;
  const changesSince = async (mark: string) =>
    (await service.app.inject(`/catalogue/changes?since=${mark}`)).json<{ mark: string; changes: object }>();
  // Everything is in memory before the change.
  await Promise.all([page(), listed(), found('quillback'), found('ferncap')]);
  const { mark } = await changesSince('');
  await importing({ 'price:GBP': '75.00', 'name:en': 'Ferncap Anorak' });
  expect(Object.keys((await changesSince(mark)).changes)).toEqual([row?.id]);
  const times = await Promise.all([
    untilShown(async () => (await page()).price.current === 75),
    untilShown(async () => (await listed())?.price.current === 75),
    untilShown(async () => (await found('ferncap')) === 1),
    untilShown(async () => (await found('quillback')) === 0),
  ]);
  expect(times.filter((time) => time > MOST_MS)).toEqual([]);
});
