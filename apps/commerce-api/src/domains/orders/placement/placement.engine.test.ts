import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { offerCoupon, sellVariant, stockOf } from '../../../testing/catalogue.fixtures.ts';
import { type TestDatabase } from '../../../testing/database.ts';
import { usAddress, type TestShopper } from '../../../testing/service.ts';

const count = async (database: TestDatabase, table: string): Promise<number> => {
  const { rows } = await database.read.execute<{ total: number }>(
    sql.raw(`select count(*)::int as total from ${table}`),
  );
  return rows[0]?.total ?? 0;
};

describe('placement', () => {
  const shop = createTestShop();
  let shopper: TestShopper;
  let shoe: string;
  beforeEach(async () => {
    await shop.database.empty();
    shop.service.gateway.reset();
    shop.service.mails.length = 0;
    shoe = await sellVariant(shop.database, { stock: 5 });
    shopper = await shop.service.shopper();
  });
  afterEach(() => shop.service.checkout.background.drain());

  const settledStates = async (): Promise<string[]> => {
    await shop.service.checkout.background.drain();
    const { rows } = await shop.database.read.execute<{ state: string }>(
      sql`select state from payment_attempt order by state`,
    );
    return rows.map((row) => row.state);
  };

  it('turns a cart into an order that the shopper can read back', async () => {
    const cartId = await shopper.readyCart([shoe, 2]);
    const placed = await shopper.place(cartId, await shopper.openSession(cartId));
    expect(placed.status).toBe(200);
    expect(placed.body).toMatchObject({
      status: 'PLACED',
      email: 'ann@example.org',
      totals: { itemTotal: 100, shipping: 0 },
    });
    expect(placed.body.orderNumber).toMatch(/^NF\d{10}$/);
    const read = await shopper.call('GET', `/consumers-v3/consumer/purchase/${placed.body.orderNumber}`);
    expect(read.body).toEqual(placed.body);
    expect(await stockOf(shop.database, shoe)).toBe(3);
    expect(await settledStates()).toEqual(['COMPLETED']);
    expect(shop.service.gateway.captures).toHaveLength(1);
  });

  it('closes the cart', async () => {
    const cartId = await shopper.readyCart([shoe, 1]);
    await shopper.place(cartId, await shopper.openSession(cartId));
    expect((await shopper.cart(cartId)).errorIds).toEqual(['BSK404']);
    const added = await shopper.call('POST', '/cart/v1/item', [{ cartId, productId: shoe, qty: 1 }]);
    expect(added.errorIds).toEqual(['BSK404']);
  });

  it('returns one order to fifty equal calls, charged once', async () => {
    const cartId = await shopper.readyCart([shoe, 1]);
    const session = await shopper.openSession(cartId);
    const responses = await Promise.all(Array.from({ length: 50 }, () => shopper.place(cartId, session)));
    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    await shop.service.checkout.background.drain();
    expect(shop.service.gateway.authorisations).toHaveLength(1);
    expect(shop.service.gateway.captures).toHaveLength(1);
    expect(await count(shop.database, 'shop_order')).toBe(1);
    expect(await stockOf(shop.database, shoe)).toBe(4);
    expect(shop.service.mails).toHaveLength(1);
  });

  it('places one order for a cart although several sessions pay for it at the same time', async () => {
    const cartId = await shopper.readyCart([shoe, 1]);
    const sessions = await Promise.all(Array.from({ length: 8 }, () => shopper.openSession(cartId)));
    const responses = await Promise.all(sessions.map((session) => shopper.place(cartId, session)));
    expect(new Set(responses.map(({ body }) => body.orderNumber)).size).toBe(1);
    expect(await count(shop.database, 'shop_order')).toBe(1);
    expect(shop.service.gateway.charged()).toHaveLength(1);
    expect(await stockOf(shop.database, shoe)).toBe(4);
  });

  it('sells no more than there is, and sells all of it', async () => {
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => shop.service.shopper()));
    const carts = await Promise.all(shoppers.map((one) => one.readyCart([shoe, 1])));
    const responses = await Promise.all(
      shoppers.map(async (one, index) =>
        one.place(carts[index] ?? '', await one.openSession(carts[index] ?? '')),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(responses.filter(({ errorIds }) => errorIds[0] === 'INV701')).toHaveLength(7);
    expect(await stockOf(shop.database, shoe)).toBe(0);
    expect(await count(shop.database, 'stock_hold')).toBe(0);
    expect(await count(shop.database, 'shop_order')).toBe(5);
  });

  it('takes the lines of two carts in one order of locks, whatever order they were added in', async () => {
    const boot = await sellVariant(shop.database, { id: 'NF0Z9Y8XRED', stock: 40 });
    await shop.database.read.execute(sql`update stock set quantity = 40`);
    const shoppers = await Promise.all(Array.from({ length: 10 }, () => shop.service.shopper()));
    const responses = await Promise.all(
      shoppers.map(async (one, index) => {
        const cartId = await one.readyCart(
          ...(index % 2 === 0
            ? [[shoe, 1] as const, [boot, 1] as const]
            : [[boot, 1] as const, [shoe, 1] as const]),
        );
        return one.place(cartId, await one.openSession(cartId));
      }),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect([await stockOf(shop.database, shoe), await stockOf(shop.database, boot)]).toEqual([30, 30]);
  });

  describe('that the payment provider declines', () => {
    it.each([
      ['declined', 'PAY400'],
      ['insufficient', 'PYT400'],
      ['fraud', 'PYT402'],
    ] as const)(
      '(%s) gives everything back and stays declined for the session',
      async (behaviour, errorId) => {
        const cartId = await shopper.readyCart([shoe, 2]);
        const session = await shopper.openSession(cartId);
        shop.service.gateway.behaviours.set(session, behaviour);
        const rejected = await shopper.place(cartId, session);
        expect([rejected.status, rejected.errorIds]).toEqual([409, [errorId]]);
        expect(await stockOf(shop.database, shoe)).toBe(5);
        shop.service.gateway.behaviours.set(session, 'authorised');
        expect((await shopper.place(cartId, session)).errorIds).toEqual([errorId]);
        expect(shop.service.gateway.authorisations).toHaveLength(1);
        expect((await shopper.cart(cartId)).body.items).toHaveLength(1);
        const again = await shopper.place(cartId, await shopper.openSession(cartId));
        expect(again.status).toBe(200);
        expect(await stockOf(shop.database, shoe)).toBe(3);
      },
    );

    it('lets a session pay after all that had no card yet', async () => {
      const cartId = await shopper.readyCart([shoe, 1]);
      const session = await shopper.openSession(cartId);
      shop.service.gateway.behaviours.set(session, 'no-card');
      expect((await shopper.place(cartId, session)).errorIds).toEqual(['PYT404']);
      expect(await stockOf(shop.database, shoe)).toBe(5);
      shop.service.gateway.behaviours.set(session, 'authorised');
      expect((await shopper.place(cartId, session)).status).toBe(200);
    });
  });

  describe('when the card issuer requires a challenge', () => {
    const challenged = async () => {
      const cartId = await shopper.readyCart([shoe, 1]);
      const session = await shopper.openSession(cartId);
      shop.service.gateway.behaviours.set(session, 'challenge');
      return { cartId, session, order: await shopper.place(cartId, session) };
    };

    it('waits with the order, and places it with a passed challenge, once', async () => {
      const { cartId, session, order } = await challenged();
      expect(order.body).toMatchObject({
        status: 'PENDING_CHALLENGE',
        flash: [
          {
            code: 'PaymentNotAuthorized',
            challenge: { sessionID: session, url: `https://issuer.test/challenge/${session}` },
          },
        ],
      });
      expect((await shopper.place(cartId, session)).body).toEqual(order.body);
      const responses = await Promise.all(
        [1, 2, 3].map(() => shopper.answerChallenge(order.body.orderNumber, session, 'passed')),
      );
      expect(responses.map(({ body }) => body.status)).toEqual(['PLACED', 'PLACED', 'PLACED']);
      await shop.service.checkout.background.drain();
      expect(shop.service.gateway.captures).toHaveLength(1);
      expect(await stockOf(shop.database, shoe)).toBe(4);
    });

    it('gives everything back with a failed challenge', async () => {
      const { cartId, session, order } = await challenged();
      expect((await shopper.answerChallenge(order.body.orderNumber, session, 'failed')).errorIds).toEqual([
        'PAY400',
      ]);
      expect((await shopper.answerChallenge(order.body.orderNumber, session, 'passed')).errorIds).toEqual([
        'PAY400',
      ]);
      expect(await stockOf(shop.database, shoe)).toBe(5);
      expect(
        (await shopper.call('GET', `/consumers-v3/consumer/purchase/${order.body.orderNumber}`)).errorIds,
      ).toEqual(['ORD409']);
      expect((await shopper.place(cartId, await shopper.openSession(cartId))).status).toBe(200);
    });

    it('gives up an abandoned challenge', async () => {
      const { cartId } = await challenged();
      shop.service.clock.advance(14 * 60_000);
      await shop.service.checkout.reconcile();
      expect(await stockOf(shop.database, shoe)).toBe(4);
      shop.service.clock.advance(2 * 60_000);
      await shop.service.checkout.reconcile();
      expect(await stockOf(shop.database, shoe)).toBe(5);
      expect(shop.service.gateway.voids).toHaveLength(1);
      expect((await shopper.cart(cartId)).status).toBe(200);
    });

    it('gives it up when the shopper changes the cart', async () => {
      const { cartId, session, order } = await challenged();
      const changed = await shopper.call('POST', '/cart/v1/item', [{ cartId, productId: shoe, qty: 1 }]);
      expect(changed.status).toBe(200);
      expect((await shopper.answerChallenge(order.body.orderNumber, session, 'passed')).errorIds).toEqual([
        'PAY400',
      ]);
      expect(shop.service.gateway.charged()).toEqual([]);
      expect(await stockOf(shop.database, shoe)).toBe(5);
    });

    it('returns the same challenge when it is placed again, as from a reloaded page', async () => {
      const { cartId, session, order } = await challenged();
      await shopper.call('POST', '/cart/v1/cart/prepareOrder', { basketId: cartId });
      const print = { cartId, deviceFingerPrint: 'device-0001' };
      expect((await shopper.call('POST', '/cart/v1/deviceFingerPrint', print)).status).toBe(200);
      expect((await shopper.place(cartId, session)).body).toEqual(order.body);
    });

    it('requires the card again, without a decline, once it was given up', async () => {
      const { cartId, session } = await challenged();
      await shopper.call('POST', '/cart/v1/item', [{ cartId, productId: shoe, qty: 1 }]);
      expect((await shopper.place(cartId, session)).errorIds).toEqual(['PYT404']);
    });

    it('makes room for another card', async () => {
      const { cartId } = await challenged();
      const placed = await shopper.place(cartId, await shopper.openSession(cartId));
      expect(placed.body.status).toBe('PLACED');
      expect(shop.service.gateway.voids).toHaveLength(1);
      expect(await stockOf(shop.database, shoe)).toBe(4);
    });
  });

  describe('when the payment provider does not respond', () => {
    it('completes the order once the provider reports the payment', async () => {
      const cartId = await shopper.readyCart([shoe, 1]);
      const session = await shopper.openSession(cartId);
      shop.service.gateway.behaviours.set(session, 'silent-but-authorised');
      expect((await shopper.place(cartId, session)).errorIds).toEqual(['PAY400']);
      shop.service.clock.advance(11_000);
      await shop.service.checkout.reconcile();
      expect(await settledStates()).toEqual(['COMPLETED']);
      expect((await shopper.place(cartId, session)).body.status).toBe('PLACED');
      expect(await stockOf(shop.database, shoe)).toBe(4);
      expect(shop.service.mails).toHaveLength(1);
    });

    it('gives up within a minute what the provider has not decided', async () => {
      const cartId = await shopper.readyCart([shoe, 1]);
      const session = await shopper.openSession(cartId);
      shop.service.gateway.behaviours.set(session, 'silent');
      expect((await shopper.place(cartId, session)).errorIds).toEqual(['PAY400']);
      shop.service.clock.advance(11_000);
      await shop.service.checkout.reconcile();
      expect(await stockOf(shop.database, shoe)).toBe(4);
      shop.service.clock.advance(121_000);
      await shop.service.checkout.reconcile();
      expect(await settledStates()).toEqual(['RELEASED']);
      expect(await stockOf(shop.database, shoe)).toBe(5);
    });

    it('lets the shopper pay with another card, and never charges both', async () => {
      const cartId = await shopper.readyCart([shoe, 1]);
      const session = await shopper.openSession(cartId);
      shop.service.gateway.behaviours.set(session, 'silent-but-authorised');
      await shopper.place(cartId, session);
      const placed = await shopper.place(cartId, await shopper.openSession(cartId));
      expect(placed.status).toBe(200);
      expect(shop.service.gateway.charged()).toHaveLength(1);
      expect(await stockOf(shop.database, shoe)).toBe(4);
    });

    it('keeps the stock while the provider cannot be reached, for the money may have moved', async () => {
      const cartId = await shopper.readyCart([shoe, 1]);
      const session = await shopper.openSession(cartId);
      shop.service.gateway.isDown = true;
      expect((await shopper.place(cartId, session)).errorIds).toEqual(['PAY400']);
      shop.service.clock.advance(60 * 60_000);
      await shop.service.checkout.reconcile();
      expect(await stockOf(shop.database, shoe)).toBe(4);
      shop.service.gateway.isDown = false;
      shop.service.clock.advance(60_000);
      await shop.service.checkout.reconcile();
      expect(await stockOf(shop.database, shoe)).toBe(5);
      expect(shop.service.gateway.voids).toHaveLength(1);
    });
  });

  describe('is rejected', () => {
    it('without a billing address', async () => {
      const cartId = await shopper.readyCart([shoe, 1]);
      await shopper.call('DELETE', `/cart/v1/cart/${cartId}/billingAddress`);
      const session = await shopper.openSession(cartId);
      expect((await shopper.place(cartId, session)).errorIds).toEqual(['BIL400']);
      const { lastName: _lastName, ...incomplete } = usAddress();
      expect(
        (await shopper.place(cartId, session, { billingAddress: { ...incomplete, lastName: '' } })).errorIds,
      ).toEqual(['PYT406']);
      expect((await shopper.place(cartId, session, { billingAddress: usAddress() })).status).toBe(200);
    });

    it('without a delivery address, and with nothing in the cart', async () => {
      const cartId = await shopper.newCart([shoe, 1]);
      const session = await shopper.openSession(cartId);
      const withBilling = { billingAddress: usAddress() };
      expect((await shopper.place(cartId, session, withBilling)).errorIds).toEqual(['CHK380']);
      await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [usAddress()] });
      const { body } = await shopper.cart(cartId);
      await shopper.call('DELETE', '/cart/v1/item', { cartId, itemId: body.items[0]?.id });
      expect((await shopper.place(cartId, session, withBilling)).errorIds).toEqual(['INV701']);
    });

    it('with a delivery method that was replaced, unless the shopper has seen the total with the new one', async () => {
      const cartId = await shopper.readyCart([shoe, 1]);
      const session = await shopper.openSession(cartId);
      const shipTo = (address: object) =>
        shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [address] });
      await shipTo(usAddress({ city: 'New York', province: 'NY', postalCode: '10001' }));
      await shopper.call('POST', '/cart/v1/shippingMethod', { cartId, code: 'same-day', shippingId: 'me' });
      await shipTo(usAddress());
      expect((await shopper.place(cartId, session)).errorIds).toEqual(['ORD415']);
      const { totals, flash } = (await shopper.cart(cartId)).body;
      expect(flash).toMatchObject([{ code: 'OrderShippingMethodDowngraded' }]);
      const placed = await shopper.place(cartId, session, { expectedTotal: totals.total });
      expect(placed.body.shipments).toMatchObject([{ shippingMethod: { code: 'standard' } }]);
    });

    it('with another total than the shopper saw', async () => {
      const cartId = await shopper.readyCart([shoe, 1]);
      const session = await shopper.openSession(cartId);
      const { body } = await shopper.cart(cartId);
      await shop.database.read.execute(sql`update color_price set current = 5001, original = 5001`);
      const rejected = await shopper.place(cartId, session, { expectedTotal: body.totals.total });
      expect(rejected.errorIds).toEqual(['ORD415']);
      expect(await stockOf(shop.database, shoe)).toBe(5);
      expect((await shopper.place(cartId, session, { expectedTotal: body.totals.total + 0.01 })).status).toBe(
        200,
      );
    });

    it('with a session of another cart', async () => {
      const cartId = await shopper.readyCart([shoe, 1]);
      const otherSession = await shopper.openSession(await shopper.readyCart([shoe, 1]));
      expect((await shopper.place(cartId, otherSession)).errorIds).toEqual(['PYT404']);
    });

    it('for another shopper, exactly like a cart that does not exist', async () => {
      const cartId = await shopper.readyCart([shoe, 1]);
      const session = await shopper.openSession(cartId);
      const placed = await shopper.place(cartId, session);
      const stranger = await shop.service.shopper();
      const foreign = await stranger.place(cartId, session);
      const missing = await stranger.place('00000000-0000-4000-8000-000000000000', session);
      expect([foreign.status, foreign.errorIds]).toEqual([missing.status, missing.errorIds]);
      const order = await stranger.call('GET', `/consumers-v3/consumer/purchase/${placed.body.orderNumber}`);
      expect([order.status, order.errorIds]).toEqual([404, ['ORD409']]);
    });
  });

  it('uses a code as often as it may be used, and gives it back with a declined payment', async () => {
    await offerCoupon(shop.database, 'ONCE', { maxUses: 1 });
    const cartId = await shopper.readyCart([shoe, 1]);
    await shopper.call('PUT', '/cart/v1/coupon', { cartId, code: 'once' });
    const other = await shop.service.shopper();
    const otherCart = await other.readyCart([shoe, 1]);
    await other.call('PUT', '/cart/v1/coupon', { cartId: otherCart, code: 'ONCE' });
    const declined = await shopper.openSession(cartId);
    shop.service.gateway.behaviours.set(declined, 'declined');
    await shopper.place(cartId, declined);
    const placed = await shopper.place(cartId, await shopper.openSession(cartId));
    expect(placed.body.totals).toMatchObject({
      itemTotal: 50,
      totalDiscount: 5,
      totalDiscountPercentage: 10,
    });
    const rejected = await other.place(otherCart, await other.openSession(otherCart));
    expect(rejected.errorIds).toEqual(['ORD415']);
    expect((await other.cart(otherCart)).body.couponItems).toEqual([
      expect.objectContaining({ code: 'ONCE', applied: false }),
    ]);
  });

  it('writes to the shopper in the shopper’s language', async () => {
    const cartId = await shopper.readyCart([shoe, 1]);
    const placed = await shopper.place(cartId, await shopper.openSession(cartId));
    await shop.service.checkout.background.drain();
    const [mail] = shop.service.mails;
    expect(mail).toMatchObject({
      to: 'ann@example.org',
      subject: `Your Northfell order ${placed.body.orderNumber}`,
    });
    expect(mail?.text).toContain('1 × Trail shoe (Color: Red, Size: M)  $50.00');
    expect(mail?.text).toContain('United States');
    expect(mail?.html).toContain('<strong>Trail shoe</strong>');
  });
});
