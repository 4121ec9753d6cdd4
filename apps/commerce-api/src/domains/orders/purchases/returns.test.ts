import type { Order } from '@haberdash/api-client/cart';
import type { OrderTracking } from '@haberdash/api-client/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import {
  startTestService,
  testClock,
  type TestClock,
  type TestService,
  type TestShopper,
} from '../../../testing/service.ts';
import { barsOf } from './documents/code39.ts';
import { labelPdf } from './documents/return-label.ts';
import { textOf } from './documents/pdf-text.fixtures.ts';
import { placeOrder } from './place-order.fixtures.ts';
import { orderPlaced } from '../../../testing/shop-states.fixtures.ts';

const DAY_MS = 24 * 60 * 60_000;

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

/** An arrived order of two pairs. */
async function arrivedOrder() {
  const { shopper, order } = await orderPlaced({ database, service });
  service.fulfilment.move(order.orderNumber, 'DELIVERED', new Date(clock.now()).toISOString());
  await service.syncOrders();
  const itemId = order.items[0]?.id ?? '';
  const back = (qty: number, by: TestShopper = shopper, more: object = {}) =>
    by.call('POST', `/consumers-v3/consumer/return/${order.orderNumber}/returnLabel`, {
      items: [{ itemId, qty, reason: 'TOO_SMALL' }],
      ...more,
    });
  return { shopper, order, itemId, back };
}

describe('a return', () => {
  it('has a number, a parcel and a label to print, and is mailed', async () => {
    const { order, back } = await arrivedOrder();
    const opened = await back(1);
    expect([opened.status, opened.body]).toEqual([
      201,
      {
        returnNumber: expect.stringMatching(/^RN\d{10}$/),
        orderNumber: order.orderNumber,
        carrier: 'Sample Parcel',
        trackingNumber: 'SPR1',
        validUntil: '2026-07-01',
        label: expect.any(String),
      },
    ]);
    expect(Buffer.from(String(opened.body['label']), 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    service.mails.length = 0;
    await service.checkout.reconcile();
    const mail = service.mails.find(({ subject }) => subject.includes('return'));
    expect(mail?.subject).toBe(`Your return ${String(opened.body['returnNumber'])} to Northfell`);
    expect(mail?.text).toContain('SPR1');
    expect(mail?.text).toContain('1 × Trail shoe');
  });
  it('never takes more units than were bought, in several or parallel returns', async () => {
    const { back } = await arrivedOrder();
    const [one, other] = await Promise.all([back(2), back(1)]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([201, 400]);
    const more = await back(2);
    expect([more.status, more.errorIds]).toEqual([400, ['API400']]);
  });
  it('of something that was not bought, or is named twice, is rejected by its place', async () => {
    const { shopper, order, itemId } = await arrivedOrder();
    const url = `/consumers-v3/consumer/return/${order.orderNumber}/returnLabel`;
    const line = { itemId, qty: 1, reason: 'OTHER' };
    for (const [items, field] of [
      [[{ ...line, itemId: 'another' }], 'items.0.itemId'],
      [[line, line], 'items.1.itemId'],
      [[{ ...line, qty: 3 }], 'items.0.qty'],
    ] as const)
      expect((await shopper.call('POST', url, { items })).body).toMatchObject({
        errorDetails: [{ errorId: 'API400', field }],
      });
  });
  it('is opened from the way of the parcel on until the days of the country are over', async () => {
    const { shopper, order, back } = await arrivedOrder();
    const early = await placeOrder(shopper, order.items[0]?.productId ?? '');
    const rejected = await shopper.call(
      'POST',
      `/consumers-v3/consumer/return/${early.orderNumber}/returnLabel`,
      { items: [{ itemId: early.items[0]?.id, qty: 1, reason: 'OTHER' }] },
    );
    expect([rejected.status, rejected.errorIds]).toEqual([400, ['API400']]);
    clock.advance(60 * DAY_MS);
    const guest = await service.shopper();
    expect((await back(1, guest, { st: order.st })).status).toBe(201);
    clock.advance(1);
    expect((await back(1, guest, { st: order.st })).status).toBe(400);
  });
  it('without a label is none: the items can be returned when the carrier is back', async () => {
    const { back } = await arrivedOrder();
    service.fulfilment.isDown = true;
    const failed = await back(2);
    expect([failed.status, failed.errorIds]).toEqual([500, ['RTN500']]);
    service.fulfilment.isDown = false;
    expect((await back(2)).status).toBe(201);
  });
  it('gets its label again for the owner of the order, until the parcel has arrived', async () => {
    const { shopper, order, back } = await arrivedOrder();
    const opened = await back(1);
    const returnNumber = String(opened.body['returnNumber']);
    const again = (by: TestShopper, body: object) =>
      by.call('POST', `/consumers-v3/consumer/return/${order.orderNumber}/returnLabel`, body);
    const { status, body } = await again(shopper, { returnPosition: 0 });
    expect([status, body]).toEqual([201, { ...opened.body, label: expect.any(String) }]);
    expect(Buffer.from(String(body['label']), 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await again(shopper, { returnPosition: 1 })).errorIds).toEqual(['API400']);
    expect((await again(await service.shopper(), { returnPosition: 0 })).status).toBe(404);
    service.fulfilment.isDown = true;
    expect((await again(shopper, { returnPosition: 0 })).errorIds).toEqual(['RTN500']);
    service.fulfilment.isDown = false;
    service.fulfilment.receiveReturn(order.orderNumber, returnNumber, new Date(clock.now()).toISOString());
    await service.syncOrders();
    expect((await again(shopper, { returnPosition: 0 })).errorIds).toEqual(['API400']);
  });
  it('leaves the returnable rest, which the order shows', async () => {
    const { order, itemId, back } = await arrivedOrder();
    const { orderNumber, st } = order;
    const guest = await service.shopper();
    const left = async () =>
      (await guest.call<OrderTracking>('POST', '/consumers-v3/consumer/TrackOrder', { orderNumber, st })).body
        .returnable;
    expect(await left()).toEqual([{ itemId, qty: 2 }]);
    await back(1);
    expect(await left()).toEqual([{ itemId, qty: 1 }]);
    await back(1);
    expect(await left()).toEqual([]);
  });
  it('shows in the list of orders, which offers no return when everything is on its way back', async () => {
    const { shoe } = await orderPlaced({ database, service });
    const ann = await service.person();
    const order = await placeOrder(ann, shoe);
    await service.syncOrders();
    service.fulfilment.move(order.orderNumber, 'DELIVERED', new Date(clock.now()).toISOString());
    await service.syncOrders();
    const isReturnable = async (): Promise<unknown> => {
      const history = await ann.call<{ purchases: { isReturnable: boolean }[] }>(
        'POST',
        '/consumers-v3/consumer/purchasehistory',
        {},
      );
      return history.body.purchases.map((each) => each.isReturnable);
    };
    expect(await isReturnable()).toEqual([true]);
    await ann.call('POST', `/consumers-v3/consumer/return/${order.orderNumber}/returnLabel`, {
      items: [{ itemId: order.items[0]?.id, qty: 1, reason: 'OTHER' }],
    });
    expect(await isReturnable()).toEqual([false]);
  });
});

describe('a return that arrives', () => {
  /** Syncs an arrived return and runs the refunds. */
  const receiveReturn = async (orderNumber: string, returnNumber: unknown): Promise<void> => {
    service.fulfilment.receiveReturn(orderNumber, String(returnNumber), new Date(clock.now()).toISOString());
    await service.syncOrders();
  };
  const tracked = async (order: Order) => {
    const { orderNumber, st } = order;
    const guest = await service.shopper();
    return (await guest.call<OrderTracking>('POST', '/consumers-v3/consumer/TrackOrder', { orderNumber, st }))
      .body;
  };
  const amounts = (): number[] => service.gateway.partRefunds.map(({ amount }) => amount);
  const refundMails = async (): Promise<string[]> => {
    service.mails.length = 0;
    await service.checkout.reconcile();
    return service.mails.filter(({ subject }) => subject.includes('refund')).map(({ text }) => text);
  };

  it('refunds its units, sends mail, and may be one of several', async () => {
    const { order, back } = await arrivedOrder();
    const { body } = await back(1);
    await receiveReturn(order.orderNumber, body['returnNumber']);
    const [line] = order.items;
    const half = Math.floor(((line?.price.rowTotal ?? 0) * 100) / 2) / 100;
    expect(await tracked(order)).toMatchObject({
      status: 'DELIVERED',
      returns: [
        { returnNumber: body['returnNumber'], status: 'REFUNDED', currency: 'USD', items: [{ qty: 1 }] },
      ],
    });
    const [amount = 0] = amounts();
    expect(amount / 100).toBeGreaterThanOrEqual(half);
    expect(amount / 100).toBeLessThan(order.totals.total);
    const [mail] = await refundMails();
    expect(mail).toContain(
      `$${(amount / 100).toFixed(2)} goes back the way that you paid: VISA ending in 4242 $`,
    );
    expect(mail).toContain('1 × Trail shoe');
  });
  it('with the last unit refunds everything, delivery included, and ends the order', async () => {
    const { order, back } = await arrivedOrder();
    for (const { body } of [await back(1), await back(1)]) {
      clock.advance(60_000);
      await receiveReturn(order.orderNumber, body['returnNumber']);
    }
    expect(amounts()).toHaveLength(2);
    expect(amounts().reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(order.totals.total * 100));
    const { status, shipments } = await tracked(order);
    expect([status, shipments[0]?.status, shipments[0]?.events.at(-1)?.status]).toEqual([
      'RETURNED',
      'RETURNED',
      'RETURNED',
    ]);
    expect((await back(1)).status).toBe(400);
  });
  it('is paid once, however often and by however many workers it is heard of', async () => {
    const { order, back } = await arrivedOrder();
    const { body } = await back(2);
    const at = new Date(clock.now()).toISOString();
    for (let time = 0; time < 2; time += 1) {
      service.fulfilment.receiveReturn(order.orderNumber, String(body['returnNumber']), at);
      await Promise.all([service.syncOrders(), service.syncOrders()]);
    }
    expect(amounts()).toEqual([Math.round(order.totals.total * 100)]);
    expect(await refundMails()).toHaveLength(1);
  });
  it('is paid later when the payment provider cannot be reached, or has paid without saying so', async () => {
    const { order, back } = await arrivedOrder();
    const { body } = await back(2);
    service.gateway.isDown = true;
    await receiveReturn(order.orderNumber, body['returnNumber']);
    expect((await tracked(order)).returns).toMatchObject([{ status: 'ARRIVED', refund: order.totals.total }]);
    expect(await refundMails()).toEqual([]);
    service.gateway.isDown = false;
    const refundPart = service.gateway.refundPart.bind(service.gateway);
    service.gateway.refundPart = async (part) => {
      await refundPart(part);
      throw new Error('the connection broke');
    };
    clock.advance(60_000);
    await service.syncOrders();
    expect(await refundMails()).toEqual([]);
    service.gateway.refundPart = refundPart;
    clock.advance(10 * 60_000);
    await service.syncOrders();
    expect([amounts().length, (await refundMails()).length]).toEqual([1, 1]);
    expect((await tracked(order)).returns).toMatchObject([{ status: 'REFUNDED' }]);
  });
  it('of another order, or unannounced, refunds nothing', async () => {
    const { order, back } = await arrivedOrder();
    await back(1);
    await receiveReturn(order.orderNumber, 'RN9999999999');
    expect([amounts(), (await tracked(order)).returns]).toMatchObject([[], [{ status: 'OPEN' }]]);
  });
  it('after its label has ended still counts, and no unit of it twice', async () => {
    const { order, back } = await arrivedOrder();
    const late = await back(2);
    // A fortnight after its last day a label has expired.
    clock.advance(Date.parse('2026-07-16T12:00:00Z') - clock.now());
    const again = await back(2, await service.shopper(), { st: order.st });
    expect(again.status).toBe(201);
    await receiveReturn(order.orderNumber, again.body['returnNumber']);
    await receiveReturn(order.orderNumber, late.body['returnNumber']);
    expect(amounts()).toEqual([Math.round(order.totals.total * 100)]);
  });
});

describe('a label', () => {
  it('has sender, recipient and last day, in the language of the order', async () => {
    const pdf = await labelPdf({
      returnNumber: 'RN0000000001',
      order: { orderNumber: 'NF0000000001', locale: 'de-de' },
      parcel: {
        carrier: 'Sample Parcel',
        trackingNumber: 'SPR1',
        validUntil: '2026-07-01',
        to: ['Northfell', 'Hof 1'],
      },
      sender: ['Jörg Müller', 'Große Straße 5'],
      createdAt: new Date('2026-06-01T12:00:00Z'),
      compress: false,
    });
    const text = textOf(pdf).join('\n');
    for (const part of [
      'Absender',
      'Große Straße 5',
      'Hof 1',
      'SPR1',
      'Rücksendenummer: RN0000000001',
      '1. Juli 2026',
    ])
      expect(text).toContain(part);
  });
  it('shows its number as bars, three of nine of each sign wide', () => {
    const { bars, width } = barsOf('sp0123456789XYZ');
    // Each sign has five bars: 15 units and a gap.
    expect(bars).toHaveLength(17 * 5);
    expect(width).toBe(17 * 16);
  });
});
