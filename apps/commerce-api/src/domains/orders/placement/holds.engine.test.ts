import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { sellVariant, stockOf } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService, type TestShopper } from '../../../testing/service.ts';
import { parseLimits } from '../../../platform/limits/budgets.ts';

const CHALLENGE_MS = 4 * 60_000;

describe('stock that is held without being paid', () => {
  let database: TestDatabase;
  let service: TestService;
  let shoe: string;
  beforeAll(async () => {
    database = await cloneDatabase();
    const limits = parseLimits('holds-shopper=2,holds-address=3');
    if (limits === undefined || limits === 'off')
      throw new TypeError('the limits of the test cannot be read');
    // No trusted proxy, so that calls have a client address.
    const config = { challengeTimeoutMs: CHALLENGE_MS, trustedProxies: 'none' };
    service = await startTestService(database, { limits, config });
  });
  afterAll(async () => {
    await service.app.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.empty();
    service.gateway.reset();
    shoe = await sellVariant(database, { stock: 10 });
  });
  afterEach(() => service.checkout.background.drain());

  /** Places a cart of one shoe up to the challenge. */
  async function challenge(shopper: TestShopper) {
    const cartId = await shopper.readyCart([shoe, 1]);
    const session = await shopper.openSession(cartId);
    service.gateway.behaviours.set(session, 'challenge');
    return { session, reply: await shopper.place(cartId, session) };
  }
  const held = async (): Promise<number> => 10 - ((await stockOf(database, shoe)) ?? 0);

  it('ends for the earlier cart when the same shopper pays for another one', async () => {
    const shopper = await service.shopper();
    const first = await challenge(shopper);
    const second = await challenge(shopper);
    expect([first.reply.status, second.reply.status, await held()]).toEqual([200, 200, 1]);
    const late = await shopper.answerChallenge(first.reply.body.orderNumber, first.session, 'passed');
    expect([late.status, late.errorIds]).toEqual([409, ['PAY400']]);
    const paid = await shopper.answerChallenge(second.reply.body.orderNumber, second.session, 'passed');
    expect([paid.status, await held()]).toEqual([200, 1]);
    expect(service.gateway.charged()).toHaveLength(1);
  });

  it('is limited for a shopper whose earlier payments cannot be ended', async () => {
    const shopper = await service.shopper();
    const statuses = [];
    for (let cart = 0; cart < 4; cart += 1) {
      const cartId = await shopper.readyCart([shoe, 1]);
      const session = await shopper.openSession(cartId);
      service.gateway.behaviours.set(session, 'challenge');
      const unreachable = vi.spyOn(service.gateway, 'void').mockRejectedValue(new Error('unreachable'));
      const { status, errorIds } = await shopper.place(cartId, session);
      unreachable.mockRestore();
      statuses.push([status, ...errorIds]);
    }
    expect(statuses).toEqual([[200], [200], [429, 'API429'], [429, 'API429']]);
    expect(await held()).toBe(2);
  });

  it('is limited for an address, however many guests it has', async () => {
    const statuses = [];
    for (let guest = 0; guest < 5; guest += 1)
      statuses.push((await challenge(await service.shopper())).reply.status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await held()).toBe(3);
  });

  it('ends when a challenge is not completed within the configured time', async () => {
    await challenge(await service.shopper());
    service.clock.advance(CHALLENGE_MS - 1);
    await service.checkout.reconcile();
    expect(await held()).toBe(1);
    service.clock.advance(1);
    await service.checkout.reconcile();
    expect(await held()).toBe(0);
  });

  it('names no address, and not even its hash once it is not held any more', async () => {
    const shopper = await service.shopper();
    const { session, reply } = await challenge(shopper);
    const keys = async () => {
      const { rows } = await database.read.execute<{ key: string | null }>(
        sql`select client_key as key from payment_attempt`,
      );
      return rows.map(({ key }) => key);
    };
    expect(await keys()).toEqual([expect.stringMatching(/^[\w-]{27}$/)]);
    await shopper.answerChallenge(reply.body.orderNumber, session, 'passed');
    expect(await keys()).toEqual([null]);
  });
});
