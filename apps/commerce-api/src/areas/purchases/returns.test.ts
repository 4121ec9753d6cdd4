import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import {
  startTestService,
  testClock,
  type TestClock,
  type TestService,
  type TestShopper,
} from '../../testing/service.ts';
import { barsOf } from './documents/code39.ts';
import { labelPdf } from './documents/return-label.ts';
import { textOf } from './documents/pdf-text.fixtures.ts';
import { placeOrder, purchasesWorld } from './purchases-world.fixtures.ts';

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

/** An order of two pairs that has arrived. */
async function arrivedOrder() {
  const { shopper, order } = await purchasesWorld(database, service);
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
  it('has a number, a parcel and a label to print, and mail says how it goes on', async () => {
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
  it('never takes more pieces than were bought, in several returns or in two at once', async () => {
    const { back } = await arrivedOrder();
    const [one, other] = await Promise.all([back(2), back(1)]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([201, 400]);
    const more = await back(2);
    expect([more.status, more.errorIds]).toEqual([400, ['API400']]);
  });
  it('of something that was not bought, or is named twice, is refused by its place', async () => {
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
    const refused = await shopper.call(
      'POST',
      `/consumers-v3/consumer/return/${early.orderNumber}/returnLabel`,
      { items: [{ itemId: early.items[0]?.id, qty: 1, reason: 'OTHER' }] },
    );
    expect([refused.status, refused.errorIds]).toEqual([400, ['API400']]);
    clock.advance(60 * DAY_MS);
    const guest = await service.shopper();
    expect((await back(1, guest, { st: order.st })).status).toBe(201);
    clock.advance(1);
    expect((await back(1, guest, { st: order.st })).status).toBe(400);
  });
  it('without a label is none: the pieces can be sent back when the carrier is there again', async () => {
    const { back } = await arrivedOrder();
    service.fulfilment.isDown = true;
    const failed = await back(2);
    expect([failed.status, failed.errorIds]).toEqual([500, ['RTN500']]);
    service.fulfilment.isDown = false;
    expect((await back(2)).status).toBe(201);
  });
  it('shows in the list of orders, which offers no return when everything is on its way back', async () => {
    const { shoe } = await purchasesWorld(database, service);
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

describe('a label', () => {
  it('says where the parcel comes from, where it goes and by when, in the language of the order', async () => {
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
    // Each sign is five bars; its six narrow and three wide elements are 15 units, and a gap follows.
    expect(bars).toHaveLength(17 * 5);
    expect(width).toBe(17 * 16);
  });
});
