import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { sellVariant, stockOf } from '../testing/catalogue.fixtures.ts';
import { orderPlaced } from '../testing/shop-states.fixtures.ts';
import { createTestShop } from '../testing/test-shop.fixtures.ts';
import { createFileShop, type FileShop } from './import.fixtures.ts';

const shop = createTestShop();
let files: FileShop;
beforeAll(async () => {
  files = await createFileShop(shop.database);
});
afterAll(() => files.close());

const count = (variant: string, stock: number) =>
  files.updating(`variant,stock\n${variant},${stock}\n`, { stock: true });

it('units of orders stay sold until they are shipped, then the shelf is what is for sale', async () => {
  const { shoe, shipped } = await orderPlaced(shop);
  expect(await stockOf(shop.database, shoe)).toBe(8);
  // The warehouse counts all ten, two of which are sold.
  await count(shoe, 10);
  expect(await stockOf(shop.database, shoe)).toBe(8);
  await count(shoe, 1);
  expect(await stockOf(shop.database, shoe)).toBe(0);
  await shipped();
  await count(shoe, 8);
  expect(await stockOf(shop.database, shoe)).toBe(8);
});

it('an export counts sold units as being on the shelf, so its import changes nothing', async () => {
  const { shoe } = await orderPlaced(shop);
  const line = (await files.exported()).split('\r\n').find((each) => each.includes(shoe)) ?? '';
  expect(line).toMatch(/,10$/);
  const report = await count(shoe, Number(line.split(',').at(-1)));
  expect(report.counts.stock).toMatchObject({ changed: 0, unchanged: 1 });
});

it('nothing is sold twice while ten shoppers buy and the shelf is counted again and again', async () => {
  const SHELF = 6;
  await shop.database.empty();
  const shoe = await sellVariant(shop.database, { stock: SHELF });
  const shoppers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const shopper = await shop.service.shopper();
      return { shopper, cartId: await shopper.readyCart([shoe, 1]) };
    }),
  );
  const buying = Promise.all(
    shoppers.map(async ({ shopper, cartId }) => shopper.place(cartId, await shopper.openSession(cartId))),
  );
  let isOver = false;
  const counting = (async () => {
    // Nothing is shipped: all six are on the shelf, however many are sold.
    while (!isOver) await count(shoe, SHELF);
  })();
  const replies = await buying;
  isOver = true;
  await counting;
  await shop.service.checkout.background.drain();
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(SHELF);
  expect(await stockOf(shop.database, shoe)).toBe(0);
  const [sold] = await files.rows<{ units: number }>(sql`
    select coalesce(sum(l.quantity), 0)::int as units from order_line l join shop_order o using (order_number) where o.state = 'PLACED'`);
  expect(sold?.units).toBe(SHELF);
});
