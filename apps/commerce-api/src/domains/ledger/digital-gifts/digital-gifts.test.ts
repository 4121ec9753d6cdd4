import type { Cart, Order } from '@haberdash/api-client/cart';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { offerCoupon, sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, usAddress, type TestService, type TestShopper } from '../../../testing/service.ts';

const DAY_MS = 24 * 60 * 60_000;
const GIFT = { to: 'Mai', email: 'mai@example.com', message: 'Happy birthday' };

let database: TestDatabase;
let service: TestService;
let shopper: TestShopper;
let card: string;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.empty();
  await service?.app.close();
  service = await startTestService(database);
  card = await sellVariant(database, { id: 'NF0GIFTCARD', stock: 0, soldAs: 'gift-card', price: 2_500 });
  shopper = await service.shopper();
});
afterAll(() => service.app.close());

const add = (cartId: string, item: object = {}) =>
  shopper.call<Cart>('POST', '/cart/v1/item', [
    { cartId, productId: card, qty: 1, customAmount: 50, giftOption: GIFT, ...item },
  ]);
async function buy(item: object = {}): Promise<Order> {
  const cartId = await shopper.newCart();
  await add(cartId, item);
  await shopper.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, usAddress());
  const placed = await shopper.place(cartId, await shopper.openSession(cartId));
  await service.checkout.background.drain();
  return placed.body;
}
/** Runs the workers. */
async function work(): Promise<void> {
  await service.syncOrders();
  await service.checkout.reconcile();
}
const giftMails = () => service.mails.filter(({ to }) => to === GIFT.email);

describe('a gift card', () => {
  it('is not bought with gift cards', async () => {
    const cartId = await shopper.newCart();
    await add(cartId);
    const use = () =>
      shopper.call<Cart>('POST', `/cart/v1/cart/${cartId}/paymentInstruments`, {
        payment_method_id: 'GIFT_CARD',
        code: 'GC7730014820',
        pin: '0412',
      });
    expect((await use()).body).toMatchObject({ errorDetails: [{ errorId: 'GFC725', field: 'items' }] });
    const shoe = await sellVariant(database, { price: 1_000 });
    await shopper.call('POST', '/cart/v1/item', [{ cartId, productId: shoe, qty: 1 }]);
    const { totals, remainingToPay } = (await use()).body;
    expect(remainingToPay).toBe(50);
    expect(totals.total).toBeGreaterThanOrEqual(60);
  });

  it('costs the chosen amount, without stock, delivery, discount or tax', async () => {
    await offerCoupon(database, 'TEN');
    const cartId = await shopper.newCart();
    await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, {
      addresses: [usAddress({ province: 'NY' })],
    });
    const { body } = await add(cartId);
    expect(body).toMatchObject({
      items: [{ isDigitalProduct: true, customAmount: 50, shippingId: 'digital', giftOption: GIFT }],
      shippingMethods: [{ shippingId: 'digital', code: 'digital' }],
      totals: { itemTotal: 50, shipping: 0, tax: 0, total: 50 },
    });
    const coupon = await shopper.call<Cart>('PUT', '/cart/v1/coupon', { cartId, code: 'TEN' });
    expect(coupon.body.totals).toMatchObject({ totalDiscount: 0, total: 50 });
  });

  it('is a line of its own for each worth and each recipient', async () => {
    const cartId = await shopper.newCart();
    await add(cartId);
    await add(cartId);
    await add(cartId, { customAmount: 25 });
    const { body } = await add(cartId, { giftOption: { ...GIFT, to: 'Linh' } });
    expect(body.items.map(({ qty, customAmount }) => [qty, customAmount])).toEqual([
      [2, 50],
      [1, 25],
      [1, 50],
    ]);
  });

  it.each([
    [{ customAmount: 9.99 }, 'PRC400'],
    [{ customAmount: 501 }, 'PRC400'],
    [{ giftOption: { to: 'Mai' } }, 'API400'],
    [{ giftOption: { email: GIFT.email } }, 'API400'],
    [{ giftOption: { ...GIFT, wrap: true } }, 'API400'],
    [{ giftOption: { ...GIFT, sendOn: '2026-05-31' } }, 'API400'],
    [{ giftOption: { ...GIFT, sendOn: '2027-06-02' } }, 'API400'],
    [{ storeId: 'NF-US-01' }, 'API400'],
  ])('is rejected with %o', async (item, errorId) => {
    const rejected = await add(await shopper.newCart(), item);
    expect([rejected.status, rejected.errorIds]).toEqual([400, [errorId]]);
  });

  it('is mailed to its recipient once it is paid, one per unit, and the order is delivered', async () => {
    const order = await buy({ qty: 2 });
    expect(order.shipments).toMatchObject([{ shipmentId: 'digital' }]);
    await work();
    await work();
    expect(giftMails()).toHaveLength(2);
    expect([...service.giftCards.sold.values()]).toEqual(
      Array.from({ length: 2 }, () => ({ amount: 5_000, currency: 'USD' })),
    );
    const [mail] = giftMails();
    expect(mail?.subject).toBe('Ann sent you a $50.00 gift card');
    expect(mail?.text).toMatch(/Happy birthday[\s\S]*GCSOLD[0-9A-F]{4}[\s\S]*0412/);
    expect(service.fulfilment.orders.size).toBe(0);
    const { body } = await shopper.call('GET', `/consumers-v3/consumer/purchase/${order.orderNumber}`);
    expect(body).toMatchObject({ status: 'DELIVERED' });
  });

  it('waits for its day', async () => {
    await buy({ giftOption: { ...GIFT, sendOn: '2026-06-03' } });
    await work();
    service.clock.advance(DAY_MS);
    await work();
    expect(giftMails()).toEqual([]);
    service.clock.advance(DAY_MS);
    await work();
    expect(giftMails()).toHaveLength(1);
  });

  it('is requested again when the issuer does not respond, and sold once', async () => {
    await buy();
    service.giftCards.isDown = true;
    await work();
    expect(giftMails()).toEqual([]);
    service.giftCards.isDown = false;
    service.clock.advance(5 * 60_000);
    await work();
    await work();
    expect([giftMails().length, service.giftCards.sold.size]).toEqual([1, 1]);
  });

  it('is mailed again to its recipient, but not twice in a short time', async () => {
    const { orderNumber, items } = await buy();
    const resend = (itemId = items[0]?.id ?? '', who = shopper) =>
      who.call('POST', '/consumers-v3/consumer/resendGiftCardEmail', { orderNumber, itemId });
    expect((await resend()).body).toMatchObject({ sent: false });
    await work();
    expect((await resend()).body).toMatchObject({ sent: false });
    service.clock.advance(11 * 60_000);
    expect((await resend()).body).toMatchObject({ sent: true });
    expect((await resend()).body).toMatchObject({ sent: false });
    await work();
    expect(giftMails().map(({ text }) => /GCSOLD\w+/.exec(text)?.[0])).toHaveLength(2);
    expect(service.giftCards.sold.size).toBe(1);
    expect((await resend('none')).errorIds).toEqual(['GFO404']);
    expect((await resend(undefined, await service.shopper())).errorIds).toEqual(['ORD409']);
  });

  it('ends the time in which its order can be cancelled when it goes out', async () => {
    const shoe = await sellVariant(database);
    const place = async () => {
      const cartId = await shopper.readyCart([shoe, 1]);
      await add(cartId);
      const placed = await shopper.place(cartId, await shopper.openSession(cartId));
      await service.checkout.background.drain();
      return placed.body.orderNumber;
    };
    const cancel = (orderNumber: string) =>
      shopper.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber, reason: 'CHANGED_MIND' });
    const early = await place();
    expect((await cancel(early)).body).toMatchObject({ cancelled: true });
    await work();
    expect(giftMails()).toEqual([]);
    const late = await place();
    await work();
    expect((await cancel(late)).body).toMatchObject({ cancelled: false });
  });
});
