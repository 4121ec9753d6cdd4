import type { Order } from '@haberdash/api-client/cart';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { addMember } from '../../../testing/people.fixtures.ts';
import {
  startTestService,
  testClock,
  type TestClock,
  type TestService,
  type TestShopper,
} from '../../../testing/service.ts';
import { consumerEnrollment } from '../../customers/consumers/schema.ts';
import { addTender, GIFT_CARD, POINTS, pointsLeft } from '../placement/tenders-world.fixtures.ts';

const TOKEN = 'gift-4820';
const GIFT = 3_550;

describe('a return of an order that points, a gift card and a card paid', () => {
  let database: TestDatabase;
  let service: TestService;
  let clock: TestClock;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.empty();
    clock = testClock();
    service = await startTestService(database, { clock });
    return () => service.app.close();
  });

  const cents = (amount = 0): number => Math.round(amount * 100);
  /** An arrived order of four items. */
  async function arrivedOrder() {
    const shoe = await sellVariant(database, { price: 2_500, stock: 9 });
    const shopper = await service.person({ consumerNo: 'C-1' });
    await addMember(database, 'C-1', { points: POINTS });
    const cartId = await shopper.readyCart([shoe, 4]);
    await addTender(shopper, cartId, { payment_method_id: 'LOYALTY_POINTS' });
    await addTender(shopper, cartId, GIFT_CARD);
    const { body: order } = await shopper.place(cartId, await shopper.openSession(cartId));
    await service.checkout.background.drain();
    await service.syncOrders();
    service.fulfilment.move(order.orderNumber, 'DELIVERED', new Date(clock.now()).toISOString());
    await service.syncOrders();
    return { shopper, order };
  }
  async function openReturn(shopper: TestShopper, order: Order, qty: number): Promise<string> {
    const url = `/consumers-v3/consumer/return/${order.orderNumber}/returnLabel`;
    const items = [{ itemId: order.items[0]?.id, qty, reason: 'TOO_SMALL' }];
    return String((await shopper.call('POST', url, { items })).body['returnNumber']);
  }
  const receiveReturn = async (orderNumber: string, returnNumber: string): Promise<void> => {
    service.fulfilment.receiveReturn(orderNumber, returnNumber, new Date(clock.now()).toISOString());
    await service.syncOrders();
  };
  const toCard = (): number => service.gateway.partRefunds.reduce((sum, { amount }) => sum + amount, 0);
  const books = async () => ({
    card: toCard(),
    giftCard: service.giftCards.left(TOKEN),
    points: await pointsLeft(database),
  });

  it('gives the card back what it paid, then the gift card, then the points, to the cent in several parts', async () => {
    const { shopper, order } = await arrivedOrder();
    const byCard = cents(order.paymentMethod.find(({ code }) => code === 'CREDIT_CARD')?.amount);
    expect(await books()).toEqual({ card: 0, giftCard: 0, points: 0 });
    await receiveReturn(order.orderNumber, await openReturn(shopper, order, 1));
    const first = await books();
    expect(first).toEqual({ card: expect.any(Number), giftCard: 0, points: 0 });
    expect(first.card).toBeGreaterThanOrEqual(2_500);
    await receiveReturn(order.orderNumber, await openReturn(shopper, order, 2));
    const second = await books();
    expect(second).toMatchObject({ card: byCard, points: 0 });
    expect(second.giftCard).toBeGreaterThan(0);
    await receiveReturn(order.orderNumber, await openReturn(shopper, order, 1));
    expect(await books()).toEqual({ card: byCard, giftCard: GIFT, points: POINTS });
    await service.syncOrders();
    expect(await books()).toEqual({ card: byCard, giftCard: GIFT, points: POINTS });
  });

  it('is shown on the order by tender', async () => {
    const { shopper, order } = await arrivedOrder();
    const url = `/consumers-v3/consumer/purchase/${order.orderNumber}`;
    const seen = async () => (await shopper.call<Order>('GET', url)).body.paymentMethod;
    expect((await seen()).map(({ refunded }) => refunded)).toEqual([undefined, undefined, undefined]);
    await receiveReturn(order.orderNumber, await openReturn(shopper, order, 2));
    const first = await books();
    const refunded = new Map((await seen()).map(({ code, refunded }) => [code, cents(refunded)]));
    expect(Object.fromEntries(refunded)).toEqual({
      CREDIT_CARD: first.card,
      GIFT_CARD: first.giftCard,
      LOYALTY_POINTS: 0,
    });
    await receiveReturn(order.orderNumber, await openReturn(shopper, order, 2));
    for (const { amount, refunded: all } of await seen()) expect(all).toBe(amount);
  });

  it('is paid once when the gift card provider fails before or after paying, and mailed by tender', async () => {
    const { shopper, order } = await arrivedOrder();
    const returned = await openReturn(shopper, order, 4);
    service.giftCards.isDown = true;
    await receiveReturn(order.orderNumber, returned);
    expect(await books()).toMatchObject({ giftCard: 0, points: 0 });
    service.giftCards.isDown = false;
    const refundPart = service.giftCards.refundPart.bind(service.giftCards);
    service.giftCards.refundPart = async (part) => {
      await refundPart(part);
      throw new Error('the connection broke');
    };
    clock.advance(60_000);
    await service.syncOrders();
    service.giftCards.refundPart = refundPart;
    clock.advance(10 * 60_000);
    service.mails.length = 0;
    await Promise.all([service.syncOrders(), service.syncOrders()]);
    expect(await books()).toMatchObject({ giftCard: GIFT, points: POINTS });
    expect([service.gateway.partRefunds.length, service.giftCards.partRefunds.length]).toEqual([1, 1]);
    await service.checkout.reconcile();
    const [mail] = service.mails.filter(({ subject }) => subject.includes('refund'));
    for (const part of ['VISA ending in 4242 $', 'Gift card ending in 4820 $35.50', 'Loyalty points $10.00'])
      expect(mail?.text).toContain(part);
  });

  it('earns points for what money pays only, and loses them with what comes back', async () => {
    const { shopper, order } = await arrivedOrder();
    const pending = async (): Promise<number | undefined> => {
      const [found] = await database.read
        .select({ pending: consumerEnrollment.pendingPoints })
        .from(consumerEnrollment);
      return found?.pending;
    };
    const money = 10_000 - POINTS;
    expect(await pending()).toBe(Math.floor(money * 0.05));
    await receiveReturn(order.orderNumber, await openReturn(shopper, order, 1));
    expect(await pending()).toBe(Math.floor((money - 2_500) * 0.05));
    await receiveReturn(order.orderNumber, await openReturn(shopper, order, 3));
    expect(await pending()).toBe(0);
  });

  it('leaves nothing to cancel: money that went back does not go back again', async () => {
    const { shopper, order } = await arrivedOrder();
    await receiveReturn(order.orderNumber, await openReturn(shopper, order, 1));
    const before = await books();
    const wish = { orderNumber: order.orderNumber, reason: 'CHANGED_MIND' };
    const { body } = await shopper.call('POST', '/consumers-v3/consumer/CancelOrder', wish);
    expect(body).toMatchObject({ cancelled: false, rejected: 'DELIVERED' });
    await service.checkout.reconcile();
    expect(await books()).toEqual(before);
    expect([service.gateway.refunds, service.giftCards.undone]).toEqual([[], []]);
  });
});
