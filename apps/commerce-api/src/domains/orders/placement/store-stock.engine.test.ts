import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Cart } from '@haberdash/api-client/cart';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import {
  startTestService,
  TestShopper,
  usAddress,
  usSite,
  type TestService,
} from '../../../testing/service.ts';
import { openStore } from '../../../testing/stores.fixtures.ts';

const STORE = 'NF-US-01';
const IN_STORE = 3;
const ONLINE = 5;
/** More shoppers for each delivery than stock. */
const EACH = 8;

let database: TestDatabase;
let instances: readonly [TestService, TestService];
let shoe: string;

beforeAll(async () => {
  database = await cloneDatabase();
  const first = await startTestService(database, { instance: 'first' });
  const { clock, gateway } = first;
  instances = [first, await startTestService(database, { clock, gateway, instance: 'second' })];
  shoe = await sellVariant(database, { stock: ONLINE });
  await openStore(database, STORE, { [shoe]: IN_STORE });
});
afterAll(async () => {
  for (const { app } of instances) await app.close();
  await database.close();
});

/** A cart ready for payment; every other shopper uses the second instance. */
async function ready(index: number, delivery: 'home' | 'pickup') {
  const [first, second] = instances;
  const guest = await first.shopper();
  const shopper =
    index % 2 === 0
      ? guest
      : new TestShopper(second.app, guest.authorization.slice('Bearer '.length), usSite);
  const cartId = await shopper.newCart();
  const line = { cartId, productId: shoe, qty: 1, ...(delivery === 'pickup' && { storeId: STORE }) };
  const query = delivery === 'pickup' ? '?action=pickup' : '';
  const added = await shopper.call<Cart>('POST', `/cart/v1/item${query}`, [line]);
  await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [usAddress()] });
  await shopper.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, usAddress());
  const itemId = added.body.items[0]?.id;
  return { shopper, cartId, itemId, delivery, session: await shopper.openSession(cartId) };
}

it('of each place as many are sold as it has, and the others get the line', async () => {
  const carts = await Promise.all(
    Array.from({ length: EACH * 2 }, (_, index) => ready(index, index < EACH ? 'pickup' : 'home')),
  );
  const replies = await Promise.all(
    carts.map(async ({ shopper, cartId, session, ...cart }) => ({
      ...cart,
      reply: await shopper.place(cartId, session),
    })),
  );
  for (const { checkout } of instances) await checkout.background.drain();
  const soldTo = (delivery: 'home' | 'pickup') =>
    replies.filter((each) => each.delivery === delivery && each.reply.status === 200).length;
  expect([soldTo('pickup'), soldTo('home')]).toEqual([IN_STORE, ONLINE]);
  for (const { reply, itemId, delivery } of replies.filter((each) => each.reply.status !== 200)) {
    // A store shortage is found before or while taking stock.
    const codes = delivery === 'pickup' ? ['ORD518', 'INV701'] : ['INV701'];
    expect(codes).toContain(reply.errorIds[0]);
    expect(reply.body).toMatchObject({ errorDetails: [{ itemId }] });
  }
  const { rows } = await database.read.execute(sql`
    select (select sum(quantity)::int from stock where variant_id = ${shoe}) as left,
      (select count(*)::int from stock_hold) as held, (select count(*)::int from shop_order) as orders,
      (select count(*)::int from payment_attempt where state <> 'COMPLETED') as unfinished`);
  expect(rows).toEqual([{ left: 0, held: 0, orders: IN_STORE + ONLINE, unfinished: 0 }]);
  expect(instances[0].gateway.charged()).toHaveLength(IN_STORE + ONLINE);
});
