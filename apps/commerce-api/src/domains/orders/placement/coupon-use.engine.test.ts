import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { offerCoupon, sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { type TestShopper } from '../../../testing/service.ts';

const TABS = 8;

describe('a promo code that each shopper may use once', () => {
  const shop = createTestShop();
  let shoe: string;
  beforeEach(async () => {
    await shop.database.empty();
    shop.service.gateway.reset();
    shoe = await sellVariant(shop.database, { stock: 500 });
    await offerCoupon(shop.database, 'HELLO', { oncePerShopper: true });
  });

  const openTab = async (shopper: TestShopper) => {
    const cartId = await shopper.readyCart([shoe, 1]);
    const applied = await shopper.call('PUT', '/cart/v1/coupon', { cartId, code: 'HELLO' });
    expect(applied.status).toBe(200);
    return { cartId, session: await shopper.openSession(cartId) };
  };
  const counted = async () => {
    const { rows } = await shop.database.read.execute<{ used: number; uses: number; discounted: number }>(sql`
      select used, (select count(*)::int from coupon_use) as uses,
        (select count(*)::int from shop_order where total_discount > 0 and state = 'PLACED') as discounted
      from coupon`);
    return rows[0];
  };

  it('is used by one of many tabs that pay in parallel', async () => {
    const shopper = await shop.service.shopper();
    const tabs = await Promise.all(Array.from({ length: TABS }, () => openTab(shopper)));
    const responses = await Promise.all(tabs.map(({ cartId, session }) => shopper.place(cartId, session)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ errorIds }) => errorIds[0] === 'ORD415')).toHaveLength(TABS - 1);
    expect(await counted()).toEqual({ used: 1, uses: 1, discounted: 1 });
  });

  it('is used once by each of many shoppers, however many tabs they have', async () => {
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => shop.service.shopper()));
    const tabs = await Promise.all(
      shoppers.flatMap((shopper) => [1, 2, 3].map(async () => ({ shopper, ...(await openTab(shopper)) }))),
    );
    await Promise.all(tabs.map(({ shopper, cartId, session }) => shopper.place(cartId, session)));
    expect(await counted()).toEqual({ used: 4, uses: 4, discounted: 4 });
  });

  it('can be used in another tab once the payment of the first was declined', async () => {
    const shopper = await shop.service.shopper();
    const [first, second] = [await openTab(shopper), await openTab(shopper)];
    shop.service.gateway.behaviours.set(first.session, 'declined');
    expect((await shopper.place(first.cartId, first.session)).errorIds).toEqual(['PAY400']);
    expect((await shopper.place(second.cartId, second.session)).status).toBe(200);
    expect(await counted()).toEqual({ used: 1, uses: 1, discounted: 1 });
  });

  it('is held by a payment with an open challenge', async () => {
    const shopper = await shop.service.shopper();
    const [first, second] = [await openTab(shopper), await openTab(shopper)];
    shop.service.gateway.behaviours.set(first.session, 'challenge');
    const waiting = await shopper.place(first.cartId, first.session);
    expect((await shopper.place(second.cartId, second.session)).errorIds).toEqual(['ORD415']);
    await shopper.answerChallenge(waiting.body.orderNumber, first.session, 'passed');
    expect(await counted()).toEqual({ used: 1, uses: 1, discounted: 1 });
  });
});
