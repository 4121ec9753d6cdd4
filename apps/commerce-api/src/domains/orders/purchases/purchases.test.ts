import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { DEFAULT_LIMITS } from '../../../platform/limits/budgets.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { fakeFulfilment, type FakeFulfilment } from '../../../testing/fake-fulfilment.ts';
import { startTestService, testClock, type TestClock, type TestService } from '../../../testing/service.ts';
import { placeChallenged, placeOrder } from './place-order.fixtures.ts';

const HISTORY = '/consumers-v3/consumer/purchasehistory';
const TRACK = '/consumers-v3/consumer/TrackOrder';

interface History {
  readonly total: number;
  readonly purchases: readonly {
    readonly orderNumber: string;
    readonly status: string;
    readonly isCancellable: boolean;
    readonly isReturnable: boolean;
    readonly totalItems: number;
  }[];
}

let database: TestDatabase;
let service: TestService;
let fulfilment: FakeFulfilment;
let clock: TestClock;
let shoe: string;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.empty();
  shoe = await sellVariant(database, { stock: 50 });
  fulfilment = fakeFulfilment();
  clock = testClock();
  service = await startTestService(database, {
    fulfilment,
    clock,
    config: { challengeTimeoutMs: 5 * 60_000 },
  });
  return async () => {
    await service.checkout.background.drain();
    await service.app.close();
  };
});

const now = (): string => new Date(clock.now()).toISOString();

describe('the orders of a consumer', () => {
  it('are hers alone, the latest first and page by page', async () => {
    const ann = await service.person();
    const bob = await service.person();
    const numbers: string[] = [];
    for (let order = 0; order < 3; order += 1) {
      numbers.unshift((await placeOrder(ann, shoe)).orderNumber);
      clock.advance(60_000);
    }
    await placeOrder(bob, shoe);
    const all = await ann.call<History>('POST', HISTORY, {});
    expect([all.body.total, all.body.purchases.map(({ orderNumber }) => orderNumber)]).toEqual([3, numbers]);
    const page = await ann.call<History>('POST', HISTORY, { start: 1, count: 1 });
    expect([page.body.total, page.body.purchases.map(({ orderNumber }) => orderNumber)]).toEqual([
      3,
      [numbers[1]],
    ]);
  });
  it('can be filtered by the days of the site and by status', async () => {
    // 22:30 in New York is the next day in UTC.
    clock.advance(Date.parse('2026-06-03T02:30:00Z') - clock.now());
    const ann = await service.person();
    await placeOrder(ann, shoe);
    const totals = async (request: object): Promise<number> =>
      (await ann.call<History>('POST', HISTORY, request)).body.total;
    expect(await totals({ from: '2026-06-02', to: '2026-06-02' })).toBe(1);
    expect(await totals({ from: '2026-06-03' })).toBe(0);
    expect(await totals({ status: ['PLACED', 'SHIPPED'] })).toBe(1);
    expect(await totals({ status: ['SHIPPED'] })).toBe(0);
  });
  it('list no order whose payment is open or failed', async () => {
    const ann = await service.person();
    await placeChallenged(service, ann, shoe);
    const request = await ann.call<History>('POST', HISTORY, {});
    expect(request.body.purchases).toMatchObject([
      { status: 'PENDING_CHALLENGE', isCancellable: false, isReturnable: false },
    ]);
    clock.advance(6 * 60_000);
    await service.checkout.reconcile();
    expect((await ann.call<History>('POST', HISTORY, {})).body).toEqual({ total: 0, purchases: [] });
  });
  it('are rejected to a deleted account', async () => {
    const ann = await service.person();
    await database.empty();
    const rejected = await ann.call('POST', HISTORY, {});
    expect([rejected.status, rejected.errorIds]).toEqual([403, ['AUT498']]);
  });
});

describe('an order on its way', () => {
  it('is sent to the fulfilment provider, and has its stage', async () => {
    const ann = await service.person();
    const { orderNumber } = await placeOrder(ann, shoe, 2);
    const summary = async () => (await ann.call<History>('POST', HISTORY, {})).body.purchases[0];
    await service.syncOrders();
    expect(fulfilment.orders.get(orderNumber)?.shipments).toMatchObject([
      { shipmentId: 'me', address: { city: 'Portland' }, items: [{ productId: shoe, qty: 2 }] },
    ]);
    expect(await summary()).toMatchObject({ status: 'PLACED', isCancellable: true, isReturnable: false });
    for (const [stage, isReturnable] of [
      ['IN_PREPARATION', false],
      ['SHIPPED', true],
      ['DELIVERED', true],
    ] as const) {
      fulfilment.move(orderNumber, stage, now());
      await service.syncOrders();
      expect(await summary()).toMatchObject({ status: stage, isCancellable: false, isReturnable });
    }
  });
  it('is handed over later when the provider cannot be reached, and not forgotten', async () => {
    const { orderNumber } = await placeOrder(await service.shopper(), shoe);
    fulfilment.isDown = true;
    await expect(service.syncOrders()).rejects.toThrow('unreachable');
    fulfilment.isDown = false;
    await service.syncOrders();
    expect(fulfilment.orders.has(orderNumber)).toBe(false);
    clock.advance(30_000);
    await service.syncOrders();
    expect(fulfilment.orders.has(orderNumber)).toBe(true);
  });
  it('has the stage of the newest change, in whatever order changes are reported', async () => {
    const shopper = await service.shopper();
    const { orderNumber, st } = await placeOrder(shopper, shoe);
    await service.syncOrders();
    const packed = fulfilment.move(orderNumber, 'IN_PREPARATION', now());
    const shipped = fulfilment.move(orderNumber, 'SHIPPED', now());
    for (const reported of [[shipped, packed], [packed], [shipped]]) {
      fulfilment.reported = reported;
      await service.syncOrders();
    }
    const tracked = await shopper.call('POST', TRACK, { orderNumber, st });
    expect(tracked.body).toMatchObject({ status: 'SHIPPED' });
  });
  it('is sent once by many parallel instances', async () => {
    const { orderNumber } = await placeOrder(await service.shopper(), shoe);
    const other = await startTestService(database, { fulfilment, clock });
    await Promise.all([service.syncOrders(), other.syncOrders()]);
    fulfilment.move(orderNumber, 'IN_PREPARATION', now());
    await Promise.all([service.syncOrders(), other.syncOrders()]);
    expect(fulfilment.orders.size).toBe(1);
    await other.app.close();
  });
});

describe('mail that a parcel has arrived', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('is sent once, only if requested (%s: %s)', async (optin, sent) => {
    const ann = await service.person();
    const payload = { channel: 'email', optin, recipient: 'ann@example.org' };
    const request = { requestType: 'DELIVERY', organization: 'northfell', payload };
    expect((await ann.call('PUT', '/consumers-v3/consumer/notification', request)).status).toBe(200);
    const numbers = [
      (await placeOrder(ann, shoe)).orderNumber,
      (await placeOrder(await service.shopper(), shoe)).orderNumber,
    ];
    await service.syncOrders();
    for (const orderNumber of numbers) fulfilment.move(orderNumber, 'DELIVERED', now());
    await service.syncOrders();
    await service.syncOrders();
    await service.checkout.reconcile();
    const arrived = service.mails.filter(({ subject }) => subject.includes('has arrived'));
    expect(arrived.map(({ subject }) => subject.includes(numbers[0] ?? ''))).toEqual(Array(sent).fill(true));
  });
});

describe('tracking an order', () => {
  const strangerRequests = async (body: object) => (await service.shopper()).call('POST', TRACK, body);

  it('is for callers with its e-mail address, in any case, or its secret, without personal data', async () => {
    const { orderNumber, email, st } = await placeOrder(await service.shopper(), shoe);
    await service.syncOrders();
    fulfilment.move(orderNumber, 'SHIPPED', now());
    await service.syncOrders();
    for (const proof of [{ email }, { email: ` ${email.toUpperCase()} ` }, { st }]) {
      const tracked = await strangerRequests({ orderNumber, ...proof });
      expect(tracked.body).toMatchObject({
        orderNumber,
        status: 'SHIPPED',
        isCancellable: false,
        shipments: [
          {
            shipmentId: 'me',
            status: 'SHIPPED',
            carrier: 'Sample Parcel',
            trackingNumber: 'SP1',
            estimatedDelivery: '2026-06-05',
            events: [{ status: 'PLACED' }, { status: 'SHIPPED', text: 'Handed to the carrier' }],
          },
        ],
      });
      expect(JSON.stringify(tracked.body)).not.toMatch(/Ann|Lee|Main Street|Portland|example\.org/);
    }
  });
  it('responds equally to a wrong address, a wrong secret and a missing order', async () => {
    const { orderNumber, email } = await placeOrder(await service.shopper(), shoe);
    const missing = await strangerRequests({ orderNumber: 'NF0000000000', email });
    const withoutId = ({ body: { correlationId: _id, ...body }, status }: typeof missing) => [status, body];
    expect([missing.status, missing.errorIds]).toEqual([404, ['ORD409']]);
    for (const proof of [{ email: 'bob@example.org' }, { st: 'not-the-secret' }]) {
      expect(withoutId(await strangerRequests({ orderNumber, ...proof }))).toEqual(withoutId(missing));
    }
  });
  it('rejects an address that is none before it looks for the order', async () => {
    for (const orderNumber of [
      'NF0000000000',
      (await placeOrder(await service.shopper(), shoe)).orderNumber,
    ]) {
      const rejected = await strangerRequests({ orderNumber, email: 'ann at example.org' });
      expect([rejected.status, rejected.errorIds]).toEqual([400, ['ORD400']]);
    }
  });
  it('does not find an order whose payment is open', async () => {
    const { orderNumber, st } = await placeChallenged(service, await service.shopper(), shoe);
    const rejected = await strangerRequests({ orderNumber, st });
    expect([rejected.status, rejected.errorIds]).toEqual([404, ['OHS4004']]);
  });
  it('is limited by the order, for all callers together', async () => {
    const budget = { ...DEFAULT_LIMITS.budgets['order-lookups-object'], most: 3 };
    const limits = {
      ...DEFAULT_LIMITS,
      budgets: { ...DEFAULT_LIMITS.budgets, 'order-lookups-object': budget },
    };
    const limited = await startTestService(database, { limits, clock });
    const statuses: number[] = [];
    for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4']) {
      const shopper = await limited.shopper();
      const request = { orderNumber: 'NF0000000001', email: 'bob@example.org' };
      const reply = await shopper.call('POST', TRACK, request, { 'x-forwarded-for': network });
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([404, 404, 404, 429]);
    const other = { orderNumber: 'NF0000000002', email: 'bob@example.org' };
    expect((await (await limited.shopper()).call('POST', TRACK, other)).status).toBe(404);
    await limited.app.close();
  });
});
