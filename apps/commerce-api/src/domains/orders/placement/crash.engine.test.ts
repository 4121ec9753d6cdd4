import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Mail } from '../../../providers/mail/provider.ts';
import { sellVariant, stockOf } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { fakeGateway, type FakeGateway, type SessionBehaviour } from '../../../testing/fake-gateway.ts';
import {
  startTestService,
  testClock,
  TestShopper,
  usSite,
  type TestClock,
  type TestService,
} from '../../../testing/service.ts';
import type { Checkpoint } from './engine.ts';

/** Stops at the point as a killed process would, without cleaning up. */
const diesAt = (point: Checkpoint) => async (reached: Checkpoint) => {
  if (reached === point) throw new Error('killed');
};

const states = async ({ read }: TestDatabase): Promise<string[]> => {
  const { rows } = await read.execute<{ state: string }>(sql`select state from payment_attempt`);
  return rows.map((row) => row.state);
};

const total = async ({ read }: TestDatabase, table: string): Promise<number> => {
  const { rows } = await read.execute<{ total: number }>(
    sql.raw(`select count(*)::int as total from ${table}`),
  );
  return rows[0]?.total ?? 0;
};

describe('a process that dies during a placement', () => {
  let database: TestDatabase;
  let gateway: FakeGateway;
  let clock: TestClock;
  let mails: Mail[];
  let shoe: string;

  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.empty();
    shoe = await sellVariant(database, { stock: 3 });
    gateway = fakeGateway();
    clock = testClock();
    mails = [];
  });

  const start = (point?: Checkpoint): Promise<TestService> =>
    startTestService(database, {
      gateway,
      clock,
      mails,
      ...(point === undefined ? {} : { checkpoint: diesAt(point) }),
    });

  /** Places an order on a crashing service and lets a second one recover it. */
  async function crash(point: Checkpoint, behaviour: SessionBehaviour = 'authorised') {
    const dying = await start(point);
    const shopper = await dying.shopper();
    const cartId = await shopper.readyCart([shoe, 1]);
    const session = await shopper.openSession(cartId);
    gateway.behaviours.set(session, behaviour);
    await shopper.place(cartId, session);
    await dying.app.close();
    clock.advance(60_000);
    const successor = await start();
    const again = await successor.shopper();
    return { successor, cartId, session, shopper, again };
  }

  /** The state of a sold order as one value. */
  const soldState = async (service: TestService) => {
    await service.checkout.background.drain();
    return {
      states: await states(database),
      orders: await total(database, 'shop_order'),
      stock: await stockOf(database, shoe),
      captures: gateway.captures.length,
      mails: mails.length,
    };
  };
  const sold = { states: ['COMPLETED'], orders: 1, stock: 2, captures: 1, mails: 1 };

  const expectReleased = async (): Promise<void> => {
    expect(await total(database, `shop_order where state <> 'CANCELLED'`)).toBe(0);
    expect(await stockOf(database, shoe)).toBe(3);
    expect(await total(database, 'stock_hold')).toBe(0);
    expect(gateway.charged()).toEqual([]);
    expect(await total(database, `cart where state = 'open'`)).toBe(1);
  };

  it('before the provider was called leaves no order, no charge and all the stock', async () => {
    const { successor } = await crash('reserved');
    expect(await stockOf(database, shoe)).toBe(2);
    await successor.checkout.reconcile();
    expect(await states(database)).toEqual([]);
    await expectReleased();
    await successor.app.close();
  });

  it('before the provider was called leaves the card usable: the same call places the order', async () => {
    const { successor, shopper, cartId, session } = await crash('reserved');
    await successor.checkout.reconcile();
    const sameShopper = new TestShopper(successor.app, shopper.authorization.replace('Bearer ', ''), usSite);
    const placed = await sameShopper.place(cartId, session);
    expect(placed.body.status).toBe('PLACED');
    expect(await soldState(successor)).toEqual(sold);
    await successor.app.close();
  });

  it('after the provider had authorised gets its order from the successor, charged once', async () => {
    const { successor } = await crash('answered');
    expect(await total(database, 'shop_order')).toBe(0);
    await successor.checkout.reconcile();
    expect(await soldState(successor)).toEqual(sold);
    await successor.app.close();
  });

  it('after the provider had declined gives everything back', async () => {
    const { successor } = await crash('answered', 'declined');
    await successor.checkout.reconcile();
    expect(await states(database)).toEqual(['DECLINED']);
    await expectReleased();
    await successor.app.close();
  });

  it('after the order was written still takes the money and writes to the shopper', async () => {
    const { successor } = await crash('settled');
    await successor.checkout.reconcile();
    expect(await soldState(successor)).toEqual(sold);
    await successor.app.close();
  });

  it('after the money was taken does not take it again', async () => {
    const { successor } = await crash('captured');
    expect(gateway.captures).toHaveLength(1);
    await successor.checkout.reconcile();
    expect(await soldState(successor)).toEqual(sold);
    await successor.app.close();
  });

  it('with a challenge open keeps it for the shopper', async () => {
    const { successor } = await crash('answered', 'challenge');
    await successor.checkout.reconcile();
    expect(await states(database)).toEqual(['CHALLENGE']);
    expect(await stockOf(database, shoe)).toBe(2);
    await successor.app.close();
  });

  it.each(['voiding', 'voided'] as const)(
    'while giving up (%s) is helped by its successor',
    async (point) => {
      const dying = await start(point);
      const shopper = await dying.shopper();
      const cartId = await shopper.readyCart([shoe, 1]);
      const session = await shopper.openSession(cartId);
      gateway.behaviours.set(session, 'challenge');
      await shopper.place(cartId, session);
      clock.advance(16 * 60_000);
      await dying.checkout.reconcile();
      expect(await states(database)).toEqual(['VOIDING']);
      await dying.app.close();
      clock.advance(60_000);
      const successor = await start();
      await successor.checkout.reconcile();
      expect(await states(database)).toEqual(['RELEASED']);
      await expectReleased();
      await successor.app.close();
    },
  );

  it('is not waited for on an embedded engine, where no other process can be alive', async () => {
    const dying = await start('answered');
    const shopper = await dying.shopper();
    const cartId = await shopper.readyCart([shoe, 1]);
    await shopper.place(cartId, await shopper.openSession(cartId));
    await dying.app.close();
    const successor = await start();
    await successor.checkout.takeOver();
    await successor.checkout.reconcile();
    await successor.checkout.background.drain();
    expect(await states(database)).toEqual([database.engine === 'pglite' ? 'COMPLETED' : 'RESERVED']);
    await successor.app.close();
  });

  it('keeps neither its mail nor its keyed calls from a successor on an embedded engine', async () => {
    const dying = await start();
    const shopper = await dying.shopper();
    const cartId = await shopper.readyCart([shoe, 1]);
    await shopper.place(cartId, await shopper.openSession(cartId));
    await dying.checkout.background.drain();
    await dying.app.close();
    mails.length = 0;
    const lease = new Date(clock.now() + 30_000).toISOString();
    await database.read.execute(sql`update outbox set sent_at = null, due_at = ${lease}`);
    await database.read
      .execute(sql`insert into idempotency_record (owner, key, request_hash, lease_until, expires_at)
      values ('shopper-1', 'try-1', 'hash', ${lease}, ${lease})`);
    const successor = await start();
    await successor.checkout.takeOver();
    await successor.checkout.reconcile();
    const { rows } = await database.read.execute(
      sql`select 1 from idempotency_record where lease_until <= ${new Date(clock.now()).toISOString()}`,
    );
    const isEmbedded = database.engine === 'pglite';
    expect([mails.length, rows.length]).toEqual(isEmbedded ? [1, 1] : [0, 0]);
    await successor.app.close();
  });

  it('is looked after by one of many successors only', async () => {
    const { successor } = await crash('answered');
    const others = await Promise.all([start(), start()]);
    await Promise.all([successor, ...others].map((service) => service.checkout.reconcile()));
    await Promise.all([successor, ...others].map((service) => service.checkout.background.drain()));
    expect(await soldState(successor)).toEqual(sold);
    await Promise.all([successor, ...others].map((service) => service.app.close()));
  });

  it('returns the order to a repeated call, without a reconciler', async () => {
    const dying = await start('answered');
    const shopper = await dying.shopper();
    const cartId = await shopper.readyCart([shoe, 1]);
    const session = await shopper.openSession(cartId);
    expect((await shopper.place(cartId, session)).status).toBe(500);
    clock.advance(20_000);
    expect((await shopper.place(cartId, session)).body.status).toBe('PLACED');
    await dying.app.close();
    expect(await total(database, 'shop_order')).toBe(1);
  });
});
