import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import {
  startTestService,
  testClock,
  type TestClock,
  type TestService,
  usSite,
} from '../../../testing/service.ts';
import { placeOrder } from './place-order.fixtures.ts';
import { orderPlaced } from '../../../testing/shop-states.fixtures.ts';

const INVOICE = '/consumers-v3/consumer/purchase/invoice/download';

let database: TestDatabase;
let service: TestService;
let clock: TestClock;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = testClock();
  service = await startTestService(database, { clock });
  return () => service.app.close();
});

const numberOf = async (authorization: string, orderNumber: string) => {
  const response = await service.app.inject({
    method: 'POST',
    url: INVOICE,
    headers: { ...usSite, authorization, accept: 'application/pdf' },
    payload: { orderNumber },
  });
  const header = String(response.headers['content-disposition']);
  return { status: response.statusCode, number: /filename="([^"]+)\.pdf"/.exec(header)?.[1], response };
};

it('an order has one invoice, a PDF that is never cached', async () => {
  const { shopper, order, shipped } = await orderPlaced({ database, service });
  await shipped();
  const [one, other] = await Promise.all([
    numberOf(shopper.authorization, order.orderNumber),
    numberOf(shopper.authorization, order.orderNumber),
  ]);
  clock.advance(24 * 60 * 60_000);
  expect([one.number, other.number]).toEqual(['US-2026-000001', 'US-2026-000001']);
  expect(one.response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
  });
  expect(one.response.rawPayload.equals(other.response.rawPayload)).toBe(true);
});

it('invoice numbers have no gaps under parallel requests', async () => {
  const { shopper, shoe, order, shipped } = await orderPlaced({ database, service });
  await shipped();
  const orders = [order];
  for (let count = 0; count < 3; count += 1) orders.push(await placeOrder(shopper, shoe));
  await service.syncOrders();
  for (const { orderNumber } of orders.slice(1))
    service.fulfilment.move(orderNumber, 'SHIPPED', '2026-06-01T12:00:00Z');
  await service.syncOrders();
  const request = await Promise.all(orders.map((each) => numberOf(shopper.authorization, each.orderNumber)));
  expect(new Set(request.map(({ number }) => number))).toEqual(
    new Set([1, 2, 3, 4].map((number) => `US-2026-00000${number}`)),
  );
});

it('an order whose parcels have not left has no invoice yet, and takes no number', async () => {
  const { shopper, order, shipped } = await orderPlaced({ database, service });
  const early = await shopper.call('POST', INVOICE, { orderNumber: order.orderNumber });
  expect([early.status, early.errorIds]).toEqual([404, ['OHS4004']]);
  await shipped();
  const wrong = await shopper.call('POST', INVOICE, { orderNumber: order.orderNumber, shipmentId: 'other' });
  expect(wrong.errorIds).toEqual(['OHS4004']);
  expect((await numberOf(shopper.authorization, order.orderNumber)).number).toBe('US-2026-000001');
});
