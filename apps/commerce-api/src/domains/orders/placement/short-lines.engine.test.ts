import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Tx } from '../../../platform/db/database.ts';
import { sellVariant, stockOf } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService, type TestShopper } from '../../../testing/service.ts';

const STATEMENTS: ReadonlySet<string | symbol> = new Set(['select', 'execute', 'insert', 'update', 'delete']);

describe('a placement that comes too late', () => {
  let database: TestDatabase;
  let service: TestService;
  let shopper: TestShopper;
  let shoe: string;
  let statements = 0;

  const counted = (tx: Tx): Tx =>
    new Proxy(tx, {
      get: (own, key, receiver): unknown => {
        if (STATEMENTS.has(key)) statements += 1;
        return Reflect.get(own, key, receiver);
      },
    });

  beforeAll(async () => {
    database = await cloneDatabase();
    service = await startTestService({
      ...database,
      transaction: (run, options) => database.transaction((tx) => run(counted(tx)), options),
    });
  });
  afterAll(async () => {
    await service.app.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.empty();
    service.gateway.reset();
    shoe = await sellVariant(database, { stock: 5 });
    shopper = await service.shopper();
  });

  const sellOut = (quantity = 0) => database.read.execute(sql`update stock set quantity = ${quantity}`);
  const ready = async (qty: number) => {
    const cartId = await shopper.readyCart([shoe, qty]);
    return { cartId, session: await shopper.openSession(cartId) };
  };

  it('is rejected by one statement, by the line and with what is left', async () => {
    const { cartId, session } = await ready(3);
    const { body } = await shopper.cart(cartId);
    await sellOut(2);
    statements = 0;
    const rejected = await shopper.place(cartId, session);
    expect(rejected.body).toMatchObject({
      errorDetails: [
        { errorId: 'INV701', type: 'flash', itemId: body.items[0]?.id, additionalInfo: { maxAllowedQty: 2 } },
      ],
    });
    expect([rejected.status, statements]).toEqual([409, 1]);
  });

  it('still gets the order of its cart, and a declined session stays declined', async () => {
    const bought = await ready(1);
    const placed = await shopper.place(bought.cartId, bought.session);
    const declined = await ready(1);
    service.gateway.behaviours.set(declined.session, 'declined');
    await shopper.place(declined.cartId, declined.session);
    await sellOut();
    expect((await shopper.place(bought.cartId, bought.session)).body).toEqual(placed.body);
    expect((await shopper.place(declined.cartId, declined.session)).errorIds).toEqual(['PAY400']);
  });

  it('still meets its own payment, which holds the last units', async () => {
    const { cartId, session } = await ready(5);
    service.gateway.behaviours.set(session, 'challenge');
    const waiting = await shopper.place(cartId, session);
    expect(await stockOf(database, shoe)).toBe(0);
    expect((await shopper.place(cartId, session)).body).toEqual(waiting.body);
  });

  it('learns nothing of another shopper’s cart', async () => {
    const { cartId, session } = await ready(1);
    await sellOut();
    const stranger = await service.shopper();
    expect((await stranger.place(cartId, session)).errorIds).toEqual(['BSK404']);
  });

  it('sells all of a hot item and no more of it, to many at the same time', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const one = await service.shopper();
        const cartId = await one.readyCart([shoe, 1]);
        return { one, cartId, session: await one.openSession(cartId) };
      }),
    );
    const responses = await Promise.all(buyers.map(({ one, cartId, session }) => one.place(cartId, session)));
    await service.checkout.background.drain();
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(responses.filter(({ errorIds }) => errorIds[0] === 'INV701')).toHaveLength(35);
    expect(await stockOf(database, shoe)).toBe(0);
  });
});
