import { sql } from 'drizzle-orm';
import type { Cart } from '@haberdash/api-client/cart';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sellVariant, stockOf } from '../../testing/catalogue.fixtures.ts';
import type { Tx } from '../db/database.ts';
import type { TransactionOptions } from '../db/retry.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { startTestService, type TestService, type TestShopper } from '../../testing/service.ts';
import { KEY_LIFETIME_MS } from './keyed-handlers.ts';

const KEY = { 'idempotency-key': 'try-1' };

describe('a call with an Idempotency-Key', () => {
  let database: TestDatabase;
  let service: TestService;
  let shopper: TestShopper;
  let shoe: string;
  /** Replaces the next transaction. */
  let disturb: ((run: () => Promise<unknown>) => Promise<unknown>) | undefined;

  const disturbed = (calm: TestDatabase): TestDatabase => ({
    ...calm,
    async transaction<T>(run: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T> {
      const plainly = (): Promise<T> => calm.transaction(run, options);
      const way = disturb;
      disturb = undefined;
      return way === undefined ? plainly() : ((await way(plainly)) as T);
    },
  });
  const lose = (): never => {
    throw new Error('Connection terminated unexpectedly');
  };

  beforeAll(async () => {
    database = await cloneDatabase();
    service = await startTestService(disturbed(database));
  });
  afterAll(async () => {
    await service.app.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.empty();
    service.gateway.reset();
    shoe = await sellVariant(database, { stock: 50 });
    shopper = await service.shopper();
  });
  afterEach(() => service.checkout.background.drain());

  const add = (cartId: string, qty: number, headers: Record<string, string> = KEY) =>
    shopper.call<Cart>('POST', '/cart/v1/item', [{ cartId, productId: shoe, qty }], headers);
  const place = (cartId: string, sessionID: string, rest: object = {}, headers = KEY) =>
    shopper.call(
      'PUT',
      '/cart/v2/checkout/order',
      { cartId, paymentMethod: { code: 'CREDIT_CARD', additionalData: { sessionID } }, ...rest },
      headers,
    );
  const records = async (): Promise<number> =>
    (await database.read.execute(sql`select 1 from idempotency_record`)).rows.length;

  it('happens once, however often and in parallel it is sent, with equal responses', async () => {
    const cartId = await shopper.newCart();
    const first = await add(cartId, 2);
    const later = await Promise.all([add(cartId, 2), add(cartId, 2), add(cartId, 2)]);
    for (const response of later) expect([response.status, response.body]).toEqual([200, first.body]);
    expect((await shopper.cart(cartId)).body.totalItems).toBe(2);
    const together = await Promise.all(
      [1, 2, 3, 4].map(() => add(cartId, 1, { 'idempotency-key': 'try-2' })),
    );
    expect(together.map(({ status, body }) => [status, body.totalItems])).toEqual(
      Array.from({ length: 4 }, () => [200, 3]),
    );
  });

  it('makes one cart of a creation that is sent twice', async () => {
    const create = () => shopper.call<{ id: string }>('POST', '/cart/v1/cart', {}, KEY);
    const [first, second] = [await create(), await create()];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
  });

  it('is rejected with 422 when the key has named another call, and changes nothing', async () => {
    const cartId = await shopper.newCart();
    await add(cartId, 2);
    const other = await add(cartId, 3);
    expect([other.status, other.errorIds]).toEqual([422, ['API422']]);
    expect(other.body).toMatchObject({ errorDetails: [{ field: 'headers.idempotency-key' }] });
    expect((await shopper.cart(cartId)).body.totalItems).toBe(2);
  });

  it('that places an order is rejected with another body, and repeated with the same', async () => {
    const cartId = await shopper.readyCart([shoe, 1]);
    const session = await shopper.openSession(cartId);
    const placed = await place(cartId, session);
    expect(placed.status).toBe(200);
    expect((await place(cartId, session)).body).toEqual(placed.body);
    expect((await place(cartId, session, { expectedTotal: 1 })).errorIds).toEqual(['API422']);
    expect(await stockOf(database, shoe)).toBe(49);
  });

  it('may be sent again after an error, and stays the name of that call', async () => {
    const cartId = await shopper.newCart();
    await database.read.execute(sql`update stock set quantity = 0`);
    expect((await add(cartId, 1)).errorIds).toEqual(['INV405']);
    await database.read.execute(sql`update stock set quantity = 5`);
    expect((await add(cartId, 4)).errorIds).toEqual(['API422']);
    expect((await add(cartId, 1)).body.totalItems).toBe(1);
  });

  it.each<[string, typeof disturb, number]>([
    ['has arrived', (run) => run().then(lose), 200],
    ['has not', async () => lose(), 503],
  ])(
    'happens once when its connection was lost with a commit that %s, and it is sent again',
    async (_how, way, status) => {
      const cartId = await shopper.newCart();
      disturb = way;
      expect((await add(cartId, 2)).status).toBe(status);
      for (const again of await Promise.all([add(cartId, 2), add(cartId, 2)]))
        expect([again.status, again.body.totalItems]).toEqual([200, 2]);
      expect((await shopper.cart(cartId)).body.totalItems).toBe(2);
    },
  );

  it('happens once when it outlives its lease and another one is quicker', async () => {
    const cartId = await shopper.newCart();
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    disturb = async (run) => {
      begun.resolve();
      await release.promise;
      return run();
    };
    const slow = add(cartId, 2);
    await begun.promise;
    service.clock.advance(60_000);
    const quick = await add(cartId, 2);
    release.resolve();
    const { status, body } = await slow;
    expect([quick.body.totalItems, status, body]).toEqual([2, 200, quick.body]);
    expect((await shopper.cart(cartId)).body.totalItems).toBe(2);
  });

  it('belongs to its shopper alone', async () => {
    const cartId = await shopper.newCart();
    await add(cartId, 1);
    const other = await service.shopper();
    const otherCart = await other.newCart();
    const lines = [{ cartId: otherCart, productId: shoe, qty: 3 }];
    expect((await other.call<Cart>('POST', '/cart/v1/item', lines, KEY)).body.totalItems).toBe(3);
  });

  it('is taken over from a process that died while it ran, once its lease has ended', async () => {
    const cartId = await shopper.newCart();
    await add(cartId, 1);
    await database.read.execute(sql`update idempotency_record set outcome = null`);
    await database.read.execute(sql`delete from cart_line`);
    service.clock.advance(60_000);
    expect((await add(cartId, 1)).body.totalItems).toBe(1);
  });

  it('is forgotten after a day', async () => {
    const cartId = await shopper.newCart();
    await add(cartId, 1);
    service.clock.advance(KEY_LIFETIME_MS);
    shopper = await service.shopper();
    const next = await shopper.newCart();
    await add(next, 2, { 'idempotency-key': 'try-9' });
    expect(await records()).toBe(1);
  });

  it.each(['', 'a b', 'x'.repeat(129)])('takes no key like "%s"', async (key) => {
    const cartId = await shopper.newCart();
    expect((await add(cartId, 1, { 'idempotency-key': key })).errorIds).toEqual(['API400']);
  });
});
