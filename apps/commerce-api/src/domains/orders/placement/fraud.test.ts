import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sellVariant, stockOf } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService } from '../../../testing/service.ts';
import { cart } from '../../shopping/cart/schema.ts';

describe('the fraud check', () => {
  let database: TestDatabase;
  let service: TestService;
  let shoe: string;
  beforeAll(async () => {
    database = await cloneDatabase();
    service = await startTestService(database);
  });
  afterAll(async () => {
    await service.app.close();
    await database.close();
  });
  beforeEach(async () => {
    await service.checkout.background.drain();
    await database.empty();
    service.gateway.reset();
    service.fraud.requests.length = 0;
    service.fraud.reviewed = 'review';
    shoe = await sellVariant(database, { stock: 5 });
  });

  async function order(deviceFingerPrint?: string) {
    const shopper = await service.shopper();
    const cartId = await shopper.readyCart([shoe, 1]);
    const sessionID = await shopper.openSession(cartId);
    if (deviceFingerPrint !== undefined) {
      const body = { cartId, deviceFingerPrint, sessionID };
      const { status } = await shopper.call('POST', '/cart/v1/deviceFingerPrint', body);
      if (status !== 200) throw new TypeError('the fingerprint was not taken');
    }
    const placed = await shopper.place(cartId, sessionID);
    await service.checkout.background.drain();
    return { shopper, placed };
  }

  it('gets the device, which is deleted with the order', async () => {
    const { placed } = await order('device-0001');
    expect(placed.body.status).toBe('PLACED');
    expect(service.fraud.requests).toMatchObject([{ fingerprint: 'device-0001' }]);
    const carts = await database.read.select({ print: cart.deviceFingerprint }).from(cart);
    expect(carts).toEqual([{ print: null }]);
    expect(service.gateway.captures).toHaveLength(1);
  });

  it('rejects an order before any card is authorised (PYT402), and takes nothing', async () => {
    const { placed } = await order('device-reject');
    expect(placed.errorIds).toEqual(['PYT402']);
    expect(service.gateway.authorisations).toEqual([]);
    expect(await stockOf(database, shoe)).toBe(5);
  });

  it('passes an order after its timeout', async () => {
    const { placed } = await order('device-silent');
    expect(placed.body.status).toBe('PLACED');
  }, 10_000);

  it('holds back money and parcel of an order in review', async () => {
    const { placed } = await order('device-review');
    expect(placed.body.status).toBe('PLACED');
    await service.syncOrders();
    service.clock.advance(31_000);
    await service.checkout.reconcile();
    expect([service.gateway.captures.length, service.fulfilment.orders.size]).toEqual([0, 0]);
    service.fraud.reviewed = 'pass';
    service.clock.advance(31_000);
    await service.checkout.reconcile();
    await service.syncOrders();
    expect([service.gateway.captures.length, service.fulfilment.orders.size]).toEqual([1, 1]);
  });

  it('cancels an order that was rejected in review, and charges nothing', async () => {
    const { placed } = await order('device-review');
    service.fraud.reviewed = 'reject';
    service.clock.advance(31_000);
    await service.checkout.reconcile();
    await service.syncOrders();
    await service.checkout.reconcile();
    expect(placed.body.status).toBe('PLACED');
    expect([service.gateway.captures.length, service.gateway.charged().length]).toEqual([0, 0]);
    expect(await stockOf(database, shoe)).toBe(5);
  });

  it('takes no fingerprint that belongs to the payment of another cart', async () => {
    const shopper = await service.shopper();
    const cartId = await shopper.readyCart([shoe, 1]);
    const foreign = { cartId, deviceFingerPrint: 'device-0001', sessionID: 'session-of-nobody' };
    expect((await shopper.call('POST', '/cart/v1/deviceFingerPrint', foreign)).errorIds).toEqual(['API400']);
  });
});
