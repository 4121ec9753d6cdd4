import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { sellVariant, stockOf } from '../../../testing/catalogue.fixtures.ts';
import { cart } from '../../shopping/cart/schema.ts';

describe('the fraud check', () => {
  const shop = createTestShop();
  let shoe: string;
  beforeEach(async () => {
    await shop.service.checkout.background.drain();
    await shop.database.empty();
    shop.service.gateway.reset();
    shop.service.fraud.requests.length = 0;
    shop.service.fraud.reviewed = 'review';
    shoe = await sellVariant(shop.database, { stock: 5 });
  });

  async function order(deviceFingerPrint?: string) {
    const shopper = await shop.service.shopper();
    const cartId = await shopper.readyCart([shoe, 1]);
    const sessionID = await shopper.openSession(cartId);
    if (deviceFingerPrint !== undefined) {
      const body = { cartId, deviceFingerPrint, sessionID };
      const { status } = await shopper.call('POST', '/cart/v1/deviceFingerPrint', body);
      if (status !== 200) throw new TypeError('the fingerprint was not taken');
    }
    const placed = await shopper.place(cartId, sessionID);
    await shop.service.checkout.background.drain();
    return { shopper, placed };
  }

  it('gets the device, which is deleted with the order', async () => {
    const { placed } = await order('device-0001');
    expect(placed.body.status).toBe('PLACED');
    expect(shop.service.fraud.requests).toMatchObject([{ fingerprint: 'device-0001' }]);
    const carts = await shop.database.read.select({ print: cart.deviceFingerprint }).from(cart);
    expect(carts).toEqual([{ print: null }]);
    expect(shop.service.gateway.captures).toHaveLength(1);
  });

  it('rejects an order before any card is authorised (PYT402), and takes nothing', async () => {
    const { placed } = await order('device-reject');
    expect(placed.errorIds).toEqual(['PYT402']);
    expect(shop.service.gateway.authorisations).toEqual([]);
    expect(await stockOf(shop.database, shoe)).toBe(5);
  });

  it('passes an order after its timeout', async () => {
    const { placed } = await order('device-silent');
    expect(placed.body.status).toBe('PLACED');
  }, 10_000);

  it('holds back money and parcel of an order in review', async () => {
    const { placed } = await order('device-review');
    expect(placed.body.status).toBe('PLACED');
    await shop.service.syncOrders();
    shop.service.clock.advance(31_000);
    await shop.service.checkout.reconcile();
    expect([shop.service.gateway.captures.length, shop.service.fulfilment.orders.size]).toEqual([0, 0]);
    shop.service.fraud.reviewed = 'pass';
    shop.service.clock.advance(31_000);
    await shop.service.checkout.reconcile();
    await shop.service.syncOrders();
    expect([shop.service.gateway.captures.length, shop.service.fulfilment.orders.size]).toEqual([1, 1]);
  });

  it('cancels an order that was rejected in review, and charges nothing', async () => {
    const { placed } = await order('device-review');
    shop.service.fraud.reviewed = 'reject';
    shop.service.clock.advance(31_000);
    await shop.service.checkout.reconcile();
    await shop.service.syncOrders();
    await shop.service.checkout.reconcile();
    expect(placed.body.status).toBe('PLACED');
    expect([shop.service.gateway.captures.length, shop.service.gateway.charged().length]).toEqual([0, 0]);
    expect(await stockOf(shop.database, shoe)).toBe(5);
  });

  it('takes no fingerprint that belongs to the payment of another cart', async () => {
    const shopper = await shop.service.shopper();
    const cartId = await shopper.readyCart([shoe, 1]);
    const foreign = { cartId, deviceFingerPrint: 'device-0001', sessionID: 'session-of-nobody' };
    expect((await shopper.call('POST', '/cart/v1/deviceFingerPrint', foreign)).errorIds).toEqual(['API400']);
  });
});
