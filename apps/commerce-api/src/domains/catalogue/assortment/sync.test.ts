import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import type { AssortmentChange } from '../../../providers/assortment/provider.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { product } from '../catalogue/schema.ts';
import { assortmentCursor } from './schema.ts';
import { createAssortmentSync } from './sync.ts';

let database: TestDatabase;
let changes: AssortmentChange[];
const request: number[] = [];
const sync = () =>
  createAssortmentSync({
    database,
    timeoutMs: 1_000,
    assortment: {
      changes: async (after) => {
        request.push(after);
        return changes.filter(({ change }) => change > after).slice(0, 2);
      },
    },
  })();
const statusOf = async (id: string) =>
  (await database.read.select().from(product).where(eq(product.id, id)))[0]?.status;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  changes = [];
  request.length = 0;
  await database.read.delete(assortmentCursor);
  await database.read.delete(product);
  await sellVariant(database, { id: 'ZZ999999RED' });
});

it('takes a product off sale that the warehouse withdraws, and puts it back', async () => {
  changes = [{ change: 1, productId: 'ZZ999999', isSold: false }];
  await sync();
  expect(await statusOf('ZZ999999')).toBe('gone');
  changes.push({ change: 2, productId: 'ZZ999999', isSold: true });
  await sync();
  expect(await statusOf('ZZ999999')).toBe('active');
});

it('polls until there is nothing new, and then for later changes only', async () => {
  changes = [1, 2, 3].map((change) => ({ change, productId: 'ZZ999999', isSold: change === 2 }));
  await sync();
  expect(await statusOf('ZZ999999')).toBe('gone');
  expect(request).toEqual([0, 2, 3]);
});

it('does not overwrite what another instance has synced since', async () => {
  changes = [{ change: 5, productId: 'ZZ999999', isSold: false }];
  await database.read.insert(assortmentCursor).values({ id: 1, change: 0 });
  const late = createAssortmentSync({
    database,
    timeoutMs: 1_000,
    assortment: {
      changes: async (after) => {
        // Another instance has synced the return while this one still reads the withdrawal.
        if (after === 0) await database.read.update(assortmentCursor).set({ change: 6 });
        return after === 0 ? changes : [];
      },
    },
  });
  await late();
  expect(await statusOf('ZZ999999')).toBe('active');
});

it('knows nothing of a product that the shop has not', async () => {
  changes = [{ change: 1, productId: 'NOWHERE1', isSold: false }];
  await sync();
  expect(await statusOf('ZZ999999')).toBe('active');
});
