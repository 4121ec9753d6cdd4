import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sellVariant, stockOf } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { fakeGateway, type FakeGateway, type SessionBehaviour } from '../../../testing/fake-gateway.ts';
import { fakeGiftCards, type FakeGiftCards } from '../../../testing/fake-gift-cards.ts';
import {
  startTestService,
  testClock,
  TestShopper,
  usSite,
  type TestClock,
  type TestService,
} from '../../../testing/service.ts';
import type { Checkpoint } from './engine.ts';
import { POINTS, pointsLeft, threeTenders } from './tenders-world.fixtures.ts';

describe('a process that dies while three tenders pay', () => {
  let database: TestDatabase;
  let gateway: FakeGateway;
  let giftCards: FakeGiftCards;
  let clock: TestClock;
  let shoe: string;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.empty();
    shoe = await sellVariant(database, { price: 10_000, stock: 3 });
    gateway = fakeGateway();
    giftCards = fakeGiftCards();
    clock = testClock();
  });

  const start = (point?: Checkpoint): Promise<TestService> =>
    startTestService(database, {
      gateway,
      giftCards,
      clock,
      // Stops at the point without cleaning up.
      ...(point && {
        checkpoint: async (reached) => {
          if (reached === point) throw new Error('killed');
        },
      }),
    });

  const states = async (): Promise<string[]> => {
    const { rows } = await database.read.execute<{ state: string }>(sql`select state from payment_attempt`);
    return rows.map((row) => row.state);
  };
  const books = async (service: TestService) => {
    await service.checkout.background.drain();
    return {
      stock: await stockOf(database, shoe),
      points: await pointsLeft(database),
      giftCard: giftCards.left('gift-4820'),
      charged: gateway.charged().length,
    };
  };
  const sold = { stock: 2, points: 0, giftCard: 0, charged: 1 };
  const untouched = { stock: 3, points: POINTS, giftCard: 3_550, charged: 0 };

  /** Places an order on a crashing service and lets a second one recover it. */
  async function crash(point: Checkpoint, behaviour: SessionBehaviour = 'authorised') {
    const dying = await start(point);
    const { shopper, cartId, session } = await threeTenders(database, dying, shoe);
    gateway.behaviours.set(session, behaviour);
    await shopper.place(cartId, session);
    await dying.app.close();
    clock.advance(60_000);
    const successor = await start();
    await successor.checkout.reconcile();
    const again = new TestShopper(successor.app, shopper.authorization.replace('Bearer ', ''), usSite);
    return { successor, place: () => again.place(cartId, session) };
  }

  it.each(['answered', 'settled', 'captured'] as const)(
    'after all of them paid (%s) has its order from the successor, each charged once',
    async (point) => {
      const { successor, place } = await crash(point);
      expect(await books(successor)).toEqual(sold);
      expect(await states()).toEqual(['COMPLETED']);
      expect([giftCards.captures.length, gateway.captures.length]).toEqual([1, 1]);
      const { body } = await place();
      expect([body.status, body.paymentMethod.length]).toEqual(['PLACED', 3]);
      expect(await books(successor)).toEqual(sold);
      await successor.app.close();
    },
  );

  it.each(['reserved', 'held'] as const)(
    'before the last one was called (%s) returns everything, and a retry ends in one order',
    async (point) => {
      const { successor, place } = await crash(point);
      expect(await books(successor)).toEqual(untouched);
      expect(await states()).toEqual([]);
      expect((await place()).body.status).toBe('PLACED');
      expect(await books(successor)).toEqual(sold);
      await successor.app.close();
    },
  );

  it.each(['answered', 'voiding', 'voided', 'settled'] as const)(
    'while one of them is rejected (%s) has everything given back once',
    async (point) => {
      const { successor, place } = await crash(point, 'declined');
      expect(await books(successor)).toEqual(untouched);
      expect(await states()).toEqual(['DECLINED']);
      expect(giftCards.undone).toHaveLength(1);
      expect((await place()).errorIds).toEqual(['PAY400']);
      await successor.app.close();
    },
  );
});
