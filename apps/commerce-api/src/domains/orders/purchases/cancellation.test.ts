import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Mail } from '../../../providers/mail/provider.ts';
import { offerCoupon, sellVariant, stockOf } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { fakeFulfilment, type FakeFulfilment } from '../../../testing/fake-fulfilment.ts';
import { fakeGateway, type FakeGateway } from '../../../testing/fake-gateway.ts';
import { startTestService, testClock, type TestClock, type TestService } from '../../../testing/service.ts';
import { placeChallenged, placeOrder } from './place-order.fixtures.ts';

const CANCEL = '/consumers-v3/consumer/CancelOrder';
const TRACK = '/consumers-v3/consumer/TrackOrder';

let database: TestDatabase;
let service: TestService;
let gateway: FakeGateway;
let fulfilment: FakeFulfilment;
let clock: TestClock;
let mails: Mail[];
let shoe: string;

const start = (): Promise<TestService> => startTestService(database, { gateway, fulfilment, clock, mails });

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.empty();
  shoe = await sellVariant(database, { stock: 5 });
  gateway = fakeGateway();
  fulfilment = fakeFulfilment();
  clock = testClock();
  mails = [];
  service = await start();
  return async () => {
    await service.checkout.background.drain();
    await service.app.close();
  };
});

const attemptStates = async (): Promise<string[]> =>
  (await database.read.execute<{ state: string }>(sql`select state from payment_attempt`)).rows.map(
    ({ state }) => state,
  );

/** An order of two pairs, paid and handed over. */
async function paidOrder() {
  const shopper = await service.shopper();
  const order = await placeOrder(shopper, shoe, 2);
  await service.checkout.background.drain();
  await service.syncOrders();
  mails.length = 0;
  const cancel = (by = shopper, more: object = {}) =>
    by.call('POST', CANCEL, { orderNumber: order.orderNumber, reason: 'CHANGED_MIND', ...more });
  return { shopper, order, cancel };
}

/** The state of a cancelled order as one value. */
const cancelledState = async () => ({
  attempts: await attemptStates(),
  stock: await stockOf(database, shoe),
  refunds: gateway.refunds.length,
  charged: gateway.charged(),
  mails: mails.map(({ subject }) => subject),
});
const cancelled = (orderNumber: string) => ({
  attempts: ['REFUNDED'],
  stock: 5,
  refunds: 1,
  charged: [],
  mails: [`Your Northfell order ${orderNumber} is canceled`],
});

describe('cancelling an order', () => {
  it('returns stock, money and code, sends mail, and repeats the response', async () => {
    await offerCoupon(database, 'ONCE', { maxUses: 1 });
    const shopper = await service.shopper();
    const cartId = await shopper.readyCart([shoe, 2]);
    await shopper.call('PUT', '/cart/v1/coupon', { cartId, code: 'ONCE' });
    const { orderNumber, totals } = (await shopper.place(cartId, await shopper.openSession(cartId))).body;
    await service.checkout.background.drain();
    await service.syncOrders();
    mails.length = 0;
    const body = { orderNumber, reason: 'OTHER' };
    const responses = [await shopper.call('POST', CANCEL, body), await shopper.call('POST', CANCEL, body)];
    for (const { status, body: response } of responses)
      expect([status, response]).toEqual([
        200,
        { orderNumber, cancelled: true, refund: totals.total, currency: 'USD' },
      ]);
    await service.checkout.reconcile();
    expect(await cancelledState()).toEqual(cancelled(orderNumber));
    const { rows } = await database.read.execute(sql`select used from coupon where code = 'ONCE'`);
    expect(rows).toEqual([{ used: 0 }]);
    expect(fulfilment.stopped.has(orderNumber)).toBe(true);
    const shown = await shopper.call('GET', `/consumers-v3/consumer/purchase/${orderNumber}`);
    expect(shown.body).toMatchObject({ status: 'CANCELLED' });
  });
  it('happens once for two parallel calls', async () => {
    const { cancel, order } = await paidOrder();
    const responses = await Promise.all([cancel(), cancel(), cancel()]);
    expect(responses.map(({ body }) => body['cancelled'])).toEqual([true, true, true]);
    await service.checkout.reconcile();
    expect(await cancelledState()).toEqual(cancelled(order.orderNumber));
  });
  it('is too late once it is being packed, even before the sync', async () => {
    const { cancel, order } = await paidOrder();
    fulfilment.move(order.orderNumber, 'IN_PREPARATION', '2026-06-01T12:00:00Z');
    for (let time = 0; time < 2; time += 1)
      expect((await cancel()).body).toEqual({
        orderNumber: order.orderNumber,
        cancelled: false,
        rejected: 'IN_PREPARATION',
      });
    await service.syncOrders();
    await service.checkout.reconcile();
    expect([await attemptStates(), await stockOf(database, shoe), mails]).toEqual([['COMPLETED'], 3, []]);
    fulfilment.move(order.orderNumber, 'DELIVERED', '2026-06-02T12:00:00Z');
    await service.syncOrders();
    expect((await cancel()).body).toMatchObject({ cancelled: false, rejected: 'DELIVERED' });
  });
  it('is for its owner and for callers with its secret', async () => {
    const { cancel, order } = await paidOrder();
    const stranger = await service.shopper();
    for (const more of [{}, { st: 'not-the-secret' }]) {
      const rejected = await cancel(stranger, more);
      expect([rejected.status, rejected.errorIds]).toEqual([404, ['ORD409']]);
    }
    expect((await cancel(stranger, { st: order.st })).body).toMatchObject({ cancelled: true });
  });
  it('is not there yet for an order whose payment is open', async () => {
    const shopper = await service.shopper();
    const { orderNumber } = await placeChallenged(service, shopper, shoe);
    const rejected = await shopper.call('POST', CANCEL, { orderNumber, reason: 'OTHER' });
    expect([rejected.status, rejected.errorIds]).toEqual([404, ['OHS4004']]);
  });
  it('is stored while the fulfilment provider does not respond, and done when it does', async () => {
    const { cancel, order, shopper } = await paidOrder();
    fulfilment.isDown = true;
    expect((await cancel()).status).toBe(500);
    expect(await stockOf(database, shoe)).toBe(3);
    fulfilment.isDown = false;
    clock.advance(30_000);
    await service.syncOrders();
    expect((await cancel()).body).toMatchObject({ cancelled: true });
    await service.checkout.reconcile();
    expect(await cancelledState()).toEqual(cancelled(order.orderNumber));
    const tracked = await shopper.call('POST', TRACK, { orderNumber: order.orderNumber, st: order.st });
    expect(tracked.body).toMatchObject({
      status: 'CANCELLED',
      isCancellable: false,
      shipments: [{ status: 'CANCELLED', events: [{ status: 'PLACED' }, { status: 'CANCELLED' }] }],
    });
  });
  it('before the order was handed over keeps it from being packed', async () => {
    const shopper = await service.shopper();
    const { orderNumber } = await placeOrder(shopper, shoe);
    await shopper.call('POST', CANCEL, { orderNumber, reason: 'OTHER' });
    await service.syncOrders();
    expect([...fulfilment.orders.keys()]).toEqual([]);
  });
  it('gives the money back later when the payment provider cannot be reached, and never loses it', async () => {
    const { cancel, order } = await paidOrder();
    gateway.isDown = true;
    expect((await cancel()).body).toMatchObject({ cancelled: true });
    await service.checkout.reconcile();
    expect(await attemptStates()).toEqual(['REFUNDING']);
    gateway.isDown = false;
    clock.advance(60_000);
    await service.checkout.reconcile();
    expect(await cancelledState()).toEqual(cancelled(order.orderNumber));
  });
  it('takes no money that was not taken yet', async () => {
    const shopper = await service.shopper();
    gateway.captures.length = 0;
    const cartId = await shopper.readyCart([shoe, 2]);
    const session = await shopper.openSession(cartId);
    const placed = await shopper.place(cartId, session);
    const { orderNumber } = placed.body;
    await service.checkout.background.drain();
    // As if the service had died before the capture.
    gateway.captures.length = 0;
    await database.read.execute(sql`update payment_attempt set state = 'CAPTURING', lease_until = now()`);
    await shopper.call('POST', CANCEL, { orderNumber, reason: 'OTHER' });
    await service.checkout.reconcile();
    expect([await attemptStates(), gateway.captures, gateway.charged()]).toEqual([['REFUNDED'], [], []]);
  });
});

describe('a process that dies while an order is cancelled', () => {
  it('after the wish was written leaves it to its successor', async () => {
    const { cancel, order } = await paidOrder();
    const never = new Promise<never>(() => undefined);
    const stop = fulfilment.stop.bind(fulfilment);
    fulfilment.stop = async (orderNumber) => {
      await stop(orderNumber);
      return never;
    };
    void cancel();
    await expect.poll(() => fulfilment.stopped.size).toBe(1);
    fulfilment.stop = stop;
    const successor = await start();
    clock.advance(30_000);
    await successor.syncOrders();
    await successor.checkout.reconcile();
    expect(await cancelledState()).toEqual(cancelled(order.orderNumber));
    await successor.app.close();
  });
  it('after the order was cancelled still gives the money back, once', async () => {
    const { cancel, order } = await paidOrder();
    await cancel();
    const dying = await startTestService(database, {
      gateway,
      fulfilment,
      clock,
      mails,
      checkpoint: async (point) => {
        if (point === 'refunded') throw new Error('killed');
      },
    });
    await dying.checkout.reconcile();
    expect(await attemptStates()).toEqual(['REFUNDING']);
    await dying.app.close();
    clock.advance(60_000);
    await service.checkout.reconcile();
    expect(await cancelledState()).toEqual(cancelled(order.orderNumber));
  });
});
