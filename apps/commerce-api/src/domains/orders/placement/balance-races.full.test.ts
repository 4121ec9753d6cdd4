import type { ConsumerAnswer } from '@haberdash/api-client/consumers';
import { describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { sellVariant, stockOf } from '../../../testing/catalogue.fixtures.ts';
import { addTender, GIFT_CARD, pointsLeft, threeTenders } from './tenders-world.fixtures.ts';

/** Fifty concurrent carts take time on a busy machine. */
const STRESS_MS = 120_000;

describe('one balance and many carts', { timeout: STRESS_MS }, () => {
  const CARTS = 50;
  const shop = createTestShop();

  it('are never overspent: points of one member, from fifty parallel carts', async () => {
    await shop.database.empty();
    const shoe = await sellVariant(shop.database, { price: 10_000, stock: 1_000, maxQty: 100 });
    const first = await threeTenders(shop.database, shop.service, shoe);
    const carts = await Promise.all(
      Array.from({ length: CARTS - 1 }, async () => {
        const cartId = await first.shopper.readyExpress([shoe, 1]);
        await addTender(first.shopper, cartId, { payment_method_id: 'LOYALTY_POINTS' });
        return { cartId, session: await first.shopper.openSession(cartId) };
      }),
    );
    const replies = await Promise.all(
      [first, ...carts].map(({ cartId, session }) => first.shopper.place(cartId, session)),
    );
    await shop.service.checkout.background.drain();
    const byPoints = replies.filter(({ body }) => body.paymentMethod?.[0]?.code === 'LOYALTY_POINTS');
    expect(byPoints).toHaveLength(1);
    expect(await pointsLeft(shop.database)).toBe(0);
    const cents = (amount = 0) => Math.round(amount * 100);
    const sold = replies.filter(({ status }) => status === 200).map(({ body }) => body);
    const paid = sold.map((order) => order.paymentMethod.reduce((sum, { amount }) => sum + cents(amount), 0));
    expect(paid).toEqual(sold.map(({ totals }) => cents(totals.total)));
  });

  it('are never overspent: one gift card, from fifty parallel carts', async () => {
    await shop.database.empty();
    shop.service.giftCards.reset();
    const shoe = await sellVariant(shop.database, { price: 10_000, stock: 1_000 });
    const token = shop.service.giftCards.issue('GC0000000077', 30_000);
    const carts = await Promise.all(
      Array.from({ length: CARTS }, async () => {
        const shopper = await shop.service.shopper();
        const cartId = await shopper.readyCart([shoe, 1]);
        await addTender(shopper, cartId, { ...GIFT_CARD, code: 'GC0000000077' });
        return { shopper, cartId };
      }),
    );
    const order = (cartId: string) => ({ cartId, paymentMethod: { code: 'GIFT_CARD' } });
    const replies = await Promise.all(
      carts.map(({ shopper, cartId }) =>
        shopper.call<{ totals?: { total: number } }>('PUT', '/cart/v2/checkout/order', order(cartId)),
      ),
    );
    await shop.service.checkout.background.drain();
    const sold = replies.filter(({ status }) => status === 200);
    const spent = sold.reduce((sum, { body }) => sum + Math.round((body.totals?.total ?? 0) * 100), 0);
    expect(shop.service.giftCards.left(token)).toBe(30_000 - spent);
    expect(sold).toHaveLength(Math.floor(30_000 / (spent / sold.length)));
    expect(await stockOf(shop.database, shoe)).toBe(1_000 - sold.length);
    expect(new Set(replies.flatMap(({ errorIds }) => errorIds))).toEqual(new Set(['GFO405']));
  });

  it('are never overspent: a discount cap that suffices for one cart, from fifty parallel carts', async () => {
    await shop.database.empty();
    const shoe = await sellVariant(shop.database, { stock: 100, price: 10_000, maxQty: 60 });
    const person = await shop.service.person({
      consumerType: 'EMPLOYEE',
      acceptedEmployeeTerms: true,
      employeeCap: 6_000,
      employeeSpend: 0,
    });
    const carts: (readonly [string, string, number])[] = [];
    for (let count = 0; count < CARTS; count += 1) {
      const { id, totals } = (await person.cart(await person.readyExpress([shoe, 1]))).body;
      carts.push([id, await person.openSession(id), totals.total]);
    }
    const placed = await Promise.all(
      carts.map(([id, session, expectedTotal]) => person.place(id, session, { expectedTotal })),
    );
    await shop.service.checkout.background.drain();
    const won = placed.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(new Set(placed.flatMap(({ errorIds }) => errorIds))).toEqual(new Set(['ORD415']));
    const { body } = await person.call<ConsumerAnswer>('GET', '/consumers-v3/consumer');
    expect(body.consumerProfile.consumerDetails.employee?.currentSpend).toBe(60);
  });
});
