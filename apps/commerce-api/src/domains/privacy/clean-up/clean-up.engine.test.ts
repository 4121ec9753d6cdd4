import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sellVariant, stockOf } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService, type TestShopper } from '../../../testing/service.ts';
import { createCleanUp, type CleanUp } from './clean-up.ts';
import { addCounts } from '../../../platform/limits/repository.ts';

const DAY_MS = 24 * 60 * 60_000;
const TIMES = { cartMs: 30 * DAY_MS, paymentMs: 10 * DAY_MS };
const BATCH = 3;

describe('the clean-up', () => {
  let database: TestDatabase;
  let service: TestService;
  let shopper: TestShopper;
  let shoe: string;
  let cleanUp: CleanUp;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.empty();
    service = await startTestService(database);
    cleanUp = createCleanUp({ database, clock: service.clock }, TIMES, BATCH);
    shoe = await sellVariant(database, { stock: 10 });
    shopper = await service.shopper();
  });
  afterEach(async () => {
    await service.checkout.background.drain();
    await service.app.close();
  });

  const count = async (table: string): Promise<number> => {
    const { rows } = await database.read.execute<{ total: number }>(
      sql.raw(`select count(*)::int as total from ${table}`),
    );
    return rows[0]?.total ?? 0;
  };
  /** Ages a row; the clock would expire the token first. */
  const age = (table: string, column: string, ms: number, where = 'true') =>
    database.read.execute(
      sql.raw(`update ${table} set ${column} = ${column} - interval '${ms} milliseconds' where ${where}`),
    );
  const place = async (behaviour: 'authorised' | 'challenge' | 'declined') => {
    const cartId = await shopper.readyCart([shoe, 1]);
    const session = await shopper.openSession(cartId);
    service.gateway.behaviours.set(session, behaviour);
    const { body } = await shopper.place(cartId, session);
    await service.checkout.background.drain();
    return { cartId, session, orderNumber: body.orderNumber };
  };

  it('removes a cart in which nothing has changed for too long, and its shopper has lost it', async () => {
    const old = await shopper.readyCart([shoe, 1]);
    const young = await shopper.readyCart([shoe, 2]);
    await age('cart', 'updated_at', TIMES.cartMs);
    expect(await cleanUp.run()).toEqual({});
    await age('cart', 'updated_at', 1, `id = '${old}'`);
    expect(await cleanUp.run()).toEqual({ carts: 1 });
    expect([await count('cart'), await count('cart_line')]).toEqual([1, 1]);
    expect((await shopper.cart(young)).status).toBe(200);
    expect(await shopper.cart(old)).toMatchObject({ status: 404, errorIds: ['BSK404'] });
  });

  it('removes old designs, and none that a cart or an order shows', async () => {
    const pack = await sellVariant(database, { id: 'NF0CUST0PCK', soldAs: 'custom' });
    const path = `/products/v1/products/${pack.slice(0, 8)}/recipes`;
    const design = async (option: string): Promise<string> =>
      (await shopper.call<{ recipeId: string }>('POST', path, { choices: [{ part: 'body', option }] })).body
        .recipeId;
    const cartId = await shopper.newCart();
    const recipeId = await design('pine');
    await shopper.call('POST', '/cart/v1/item', [{ cartId, productId: pack, qty: 1, recipeId }]);
    await design('oat');
    await age('recipe', 'known_since', TIMES.cartMs + 1);
    await design('slate');
    expect(await cleanUp.run()).toEqual({ designs: 1 });
    expect((await shopper.cart(cartId)).body.items).toMatchObject([{ recipeId }]);
  });

  it('leaves carts that were ordered, and carts with a payment that waits', async () => {
    const ordered = await place('authorised');
    const waiting = await place('challenge');
    await age('cart', 'updated_at', 10 * TIMES.cartMs);
    await age('payment_session', 'expires_at', 10 * TIMES.cartMs);
    // The session of the placed order is removed.
    expect(await cleanUp.run()).toEqual({ sessions: 1 });
    expect(await count('cart')).toBe(2);
    const order = await shopper.call('GET', `/consumers-v3/consumer/purchase/${ordered.orderNumber}`);
    expect(order.body).toMatchObject({ status: 'PLACED' });
    const response = await shopper.answerChallenge(waiting.orderNumber, waiting.session, 'passed');
    expect(response.body).toMatchObject({ status: 'PLACED' });
  });

  it('removes what payments that came to nothing have left, and no order', async () => {
    await place('authorised');
    await place('declined');
    const { cartId } = await place('challenge');
    await shopper.call('DELETE', `/cart/v1/cart/${cartId}/billingAddress`);
    await age('payment_attempt', 'created_at', TIMES.paymentMs + 1);
    await age('shop_order', 'created_at', TIMES.paymentMs + 1);
    expect(await cleanUp.run()).toEqual({ orders: 1, attempts: 2 });
    expect([await count('shop_order'), await count('order_line'), await count('payment_attempt')]).toEqual([
      1, 1, 1,
    ]);
    expect(await stockOf(database, shoe)).toBe(9);
  });

  it('removes tokens, sessions and counts that have ended, and none before', async () => {
    const cartId = await shopper.newCart([shoe, 1]);
    await shopper.openSession(cartId);
    const endsAt = new Date(service.clock.now() + 1_000);
    await addCounts(database.read, [
      { key: 'one', count: 1, endsAt },
      { key: 'two', count: 1, endsAt: new Date(endsAt.getTime() + 100 * DAY_MS) },
    ]);
    expect(await cleanUp.run()).toEqual({});
    service.clock.advance(1_001);
    expect(await cleanUp.run()).toEqual({ counts: 1 });
    service.clock.advance(60 * 60_000);
    expect(await cleanUp.run()).toEqual({ sessions: 1 });
    service.clock.advance(60 * DAY_MS);
    expect(await cleanUp.run()).toEqual({ tokens: 1, carts: 1 });
    expect([await count('refresh_token'), await count('call_count')]).toEqual([0, 1]);
  });

  it('removes expired challenges of passkeys', async () => {
    await shopper.call('POST', '/consumers-v3/auth/passkey/options');
    expect(await cleanUp.run()).toEqual({});
    service.clock.advance(5 * 60_000 + 1);
    expect(await cleanUp.run()).toEqual({ challenges: 1 });
  });

  it('goes on until all is removed, a few rows at a time', async () => {
    for (let cart = 0; cart < 2 * BATCH + 1; cart += 1) await shopper.newCart();
    await age('cart', 'updated_at', TIMES.cartMs + 1);
    expect(await cleanUp.run()).toEqual({ carts: 2 * BATCH + 1 });
  });

  it('removes each row once when several instances begin together', async () => {
    for (let cart = 0; cart < 5; cart += 1) await shopper.newCart();
    await age('cart', 'updated_at', TIMES.cartMs + 1);
    const instances = [1, 2, 3].map(() => createCleanUp({ database, clock: service.clock }, TIMES, BATCH));
    const removed = await Promise.all(instances.map((each) => each.run()));
    const total = removed.reduce((sum, { carts = 0 }) => sum + carts, 0);
    expect([total, await count('cart')]).toEqual([5, 0]);
  });
});
