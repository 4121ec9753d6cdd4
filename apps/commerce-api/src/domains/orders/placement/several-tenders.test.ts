import type { Order } from '@haberdash/api-client/cart';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { savedInstrument } from '../../customers/consumers/saved-instrument-schema.ts';
import { sellVariant, stockOf } from '../../../testing/catalogue.fixtures.ts';
import { cardRow } from '../../../testing/people.fixtures.ts';
import { addTender, GIFT_CARD, POINTS, pointsLeft, threeTenders } from './tenders-world.fixtures.ts';

const TOKEN = 'gift-4820';

describe('an order that several tenders pay', () => {
  const testShop = createTestShop();
  let shoe: string;
  beforeEach(async () => {
    await testShop.service.checkout.background.drain();
    await testShop.database.empty();
    testShop.service.gateway.reset();
    testShop.service.giftCards.reset();
    shoe = await sellVariant(testShop.database, { price: 10_000, stock: 5 });
  });

  const count = async (table: string): Promise<number> => {
    const { rows } = await testShop.database.read.execute<{ total: number }>(
      sql.raw(`select count(*)::int as total from ${table}`),
    );
    return rows[0]?.total ?? 0;
  };
  /** All amounts taken, as one value. */
  const books = async () => {
    await testShop.service.checkout.background.drain();
    const orders = await count(`shop_order where state = 'PLACED'`);
    return {
      orders,
      stock: await stockOf(testShop.database, shoe),
      points: await pointsLeft(testShop.database),
      giftCard: testShop.service.giftCards.left(TOKEN),
      charged: testShop.service.gateway.charged().length,
    };
  };
  const untouched = { orders: 0, stock: 5, points: POINTS, giftCard: 3_550, charged: 0 };
  const paid = { orders: 1, stock: 4, points: 0, giftCard: 0, charged: 1 };

  it('is charged to each of them for its share, which add up to the total', async () => {
    const { shopper, cartId, session } = await threeTenders(testShop.database, testShop.service, shoe);
    const { body } = await shopper.place(cartId, session);
    const shares = body.paymentMethod.map(({ code, amount }) => [code, amount]);
    const rest = Math.round((body.totals.total - 45.5) * 100) / 100;
    expect(shares).toEqual([
      ['LOYALTY_POINTS', 10],
      ['GIFT_CARD', 35.5],
      ['CREDIT_CARD', rest],
    ]);
    expect(body.paymentMethod[2]?.additionalData).toMatchObject({ type: 'VISA', lastFour: '4242' });
    expect(await books()).toEqual(paid);
    expect(testShop.service.gateway.authorisations.map(({ amount }) => amount)).toEqual([rest * 100]);
    expect([testShop.service.giftCards.captures.length, testShop.service.gateway.captures.length]).toEqual([
      1, 1,
    ]);
  });

  it('names all of them with what they paid in the mail that confirms it', async () => {
    const words =
      /Payment:\nLoyalty points: \$10\.00\nGift card ending in 4820: \$35\.50\nVISA ending in 4242: \$\d/;
    const { shopper, cartId, session } = await threeTenders(testShop.database, testShop.service, shoe);
    testShop.service.mails.length = 0;
    await shopper.place(cartId, session);
    await testShop.service.checkout.background.drain();
    await testShop.service.checkout.reconcile();
    expect(testShop.service.mails.map(({ text }) => text)).toEqual([expect.stringMatching(words)]);
  });
  it.each(['WALLET', 'PAY_LATER'] as const)(
    'names no card of a %s, whatever its provider returns',
    async (method) => {
      const { shopper, cartId } = await threeTenders(testShop.database, testShop.service, shoe);
      const request = new URLSearchParams({
        referer: 'https://shop.test',
        paymentMethodId: method,
        basketId: cartId,
      });
      const session = await shopper.call<{ sessionID: string }>(
        'GET',
        `/cart/v1/paymentSession?${request.toString()}`,
      );
      const { sessionID } = session.body;
      const path = `/cart/v1/cart/${cartId}/paymentInstruments`;
      await shopper.call('POST', path, { payment_method_id: method, sessionID });
      const { body } = await shopper.call<Order>('PUT', '/cart/v2/checkout/order', {
        cartId,
        paymentMethod: { code: method },
        recaptcha_response: 'human',
      });
      const last = body.paymentMethod.at(-1);
      expect([last?.code, last?.additionalData ?? {}]).toEqual([method, {}]);
    },
  );

  it.each([
    ['is declined', 'declined', 'PAY400'],
    ['is not covered', 'insufficient', 'PYT400'],
    ['is suspected', 'fraud', 'PYT402'],
    ['does not pay for this place', 'destination', 'PAY401'],
    ['has no card in it', 'no-card', 'PYT404'],
  ] as const)('gives all of them back when the last one %s', async (_name, behaviour, errorId) => {
    const { shopper, cartId, session } = await threeTenders(testShop.database, testShop.service, shoe);
    testShop.service.gateway.behaviours.set(session, behaviour);
    expect((await shopper.place(cartId, session)).errorIds).toEqual([errorId]);
    expect(await books()).toEqual(untouched);
    expect(testShop.service.giftCards.undone).toHaveLength(1);
    await testShop.service.checkout.reconcile();
    expect(testShop.service.giftCards.undone).toHaveLength(1);
    expect((await shopper.cart(cartId)).body.payment_instruments).toHaveLength(2);
  });

  it.each([
    ['is gone', 'gone', 'GFO404'],
    ['does not pay', 'rejected', 'GFO405'],
  ] as const)(
    'calls no card provider when a gift card %s, which may pay all of it then',
    async (_name, behaviour, errorId) => {
      const { shopper, cartId, session } = await threeTenders(testShop.database, testShop.service, shoe);
      testShop.service.giftCards.behaviours.set(TOKEN, behaviour);
      expect((await shopper.place(cartId, session)).errorIds).toEqual([errorId]);
      expect(await books()).toEqual(untouched);
      expect(testShop.service.gateway.authorisations).toEqual([]);
      const { body } = await shopper.cart(cartId);
      const card = body.payment_instruments.find(({ code }) => code === 'GIFT_CARD');
      const path = `/cart/v1/cart/${cartId}/paymentInstruments`;
      await shopper.call('DELETE', path, { payment_instrument_id: card?.id });
      expect((await shopper.place(cartId, session)).body.status).toBe('PLACED');
    },
  );

  it('is undecided while the last one is silent, and is completed when it was authorised after all', async () => {
    const { shopper, cartId, session } = await threeTenders(testShop.database, testShop.service, shoe);
    testShop.service.gateway.behaviours.set(session, 'silent-but-authorised');
    const request = await shopper.place(cartId, session);
    expect(request.body).toMatchObject({ errorDetails: [{ additionalInfo: { paymentPending: true } }] });
    testShop.service.clock.advance(15_000);
    await testShop.service.checkout.reconcile();
    expect(await books()).toEqual(paid);
  });

  it('is given up within a minute when the last one stays silent, and everything goes back once', async () => {
    const { shopper, cartId, session } = await threeTenders(testShop.database, testShop.service, shoe);
    testShop.service.gateway.behaviours.set(session, 'silent');
    await shopper.place(cartId, session);
    expect(await pointsLeft(testShop.database)).toBe(0);
    for (let second = 0; second < 60; second += 10) {
      testShop.service.clock.advance(10_000);
      await testShop.service.checkout.reconcile();
    }
    expect(await books()).toEqual(untouched);
    expect(testShop.service.giftCards.undone).toHaveLength(1);
  });

  it('keeps what it took from the earlier ones while a challenge is open, and gives it back when that fails', async () => {
    const { shopper, cartId, session } = await threeTenders(testShop.database, testShop.service, shoe);
    testShop.service.gateway.behaviours.set(session, 'challenge');
    const { body } = await shopper.place(cartId, session);
    expect(body.status).toBe('PENDING_CHALLENGE');
    expect((await books()).giftCard).toBe(0);
    expect((await shopper.cart(cartId)).body.payment_instruments.map(({ amount }) => amount)).toEqual([
      10, 35.5,
    ]);
    expect((await shopper.answerChallenge(body.orderNumber, session, 'failed')).errorIds).toEqual(['PAY400']);
    expect(await books()).toEqual(untouched);
  });

  it('is placed once by fifty parallel calls, with one charge for each tender', async () => {
    const { shopper, cartId, session } = await threeTenders(testShop.database, testShop.service, shoe);
    const replies = await Promise.all(Array.from({ length: 50 }, () => shopper.place(cartId, session)));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await books()).toEqual(paid);
    expect([testShop.service.giftCards.captures.length, testShop.service.gateway.captures.length]).toEqual([
      1, 1,
    ]);
  });

  it('needs nothing else when gift cards pay for all of it, else PYT400', async () => {
    const shopper = await testShop.service.shopper();
    const cartId = await shopper.readyCart([shoe, 1]);
    const place = () =>
      shopper.call('PUT', '/cart/v2/checkout/order', { cartId, paymentMethod: { code: 'GIFT_CARD' } });
    await addTender(shopper, cartId, GIFT_CARD);
    expect((await place()).errorIds).toEqual(['PYT400']);
    testShop.service.giftCards.issue('GC0000000009', 100_000);
    await addTender(shopper, cartId, { ...GIFT_CARD, code: 'GC0000000009' });
    const { body } = await place();
    expect(body).toMatchObject({
      status: 'PLACED',
      paymentMethod: [{ code: 'GIFT_CARD' }, { code: 'GIFT_CARD' }],
    });
    await testShop.service.checkout.background.drain();
    expect(testShop.service.giftCards.captures).toHaveLength(2);
    expect(testShop.service.gateway.authorisations).toEqual([]);
  });

  it('is paid by a saved card without a session', async () => {
    const shopper = await testShop.service.person({ consumerNo: 'C-1' });
    await testShop.database.read.insert(savedInstrument).values(cardRow('C-1'));
    const cartId = await shopper.readyCart([shoe, 1]);
    await addTender(shopper, cartId, {
      payment_method_id: 'CREDIT_CARD',
      paymentInstrumentId: 'pi-card-0001',
    });
    const { body: cart } = await shopper.cart(cartId);
    const id = cart.payment_instruments[0]?.id;
    const order = { cartId, paymentMethod: { code: 'CREDIT_CARD', id } };
    const { body } = await shopper.call('PUT', '/cart/v2/checkout/order', order);
    expect(body).toMatchObject({ status: 'PLACED', paymentMethod: [{ code: 'CREDIT_CARD' }] });
    expect(testShop.service.gateway.authorisations).toMatchObject([
      { cardToken: 'token-1', amount: cart.totals.total * 100 },
    ]);
  });

  it('takes the result of a challenge for that saved card, and for no other one', async () => {
    const shopper = await testShop.service.person({ consumerNo: 'C-1' });
    const other = cardRow('C-1', {
      id: 'pi-card-0002',
      providerToken: 'token-2',
      fingerprint: 'fingerprint-2',
    });
    await testShop.database.read.insert(savedInstrument).values([cardRow('C-1'), other]);
    const cartId = await shopper.readyCart([shoe, 1]);
    await addTender(shopper, cartId, {
      payment_method_id: 'CREDIT_CARD',
      paymentInstrumentId: 'pi-card-0001',
    });
    testShop.service.gateway.behaviours.set('token-1', 'challenge');
    const id = (await shopper.cart(cartId)).body.payment_instruments[0]?.id;
    const placed = await shopper.call<Order>('PUT', '/cart/v2/checkout/order', {
      cartId,
      paymentMethod: { code: 'CREDIT_CARD', id },
    });
    const place = (paymentInstrumentId: string) =>
      shopper.call<Order>('PATCH', `/cart/v2/checkout/order/${placed.body.orderNumber}`, {
        paymentMethod: {
          code: 'CREDIT_CARD',
          additionalData: {
            sessionID: placed.body.flash[0]?.challenge?.sessionID,
            threeDS2Result: 'passed',
            paymentInstrumentId,
          },
        },
      });
    expect((await place('pi-card-0002')).errorIds).toEqual(['PYT404']);
    expect((await place('pi-nobody')).errorIds).toEqual(['PYT404']);
    expect((await place('pi-card-0001')).body.status).toBe('PLACED');
  });

  it('is rejected with REW140 when points were spent elsewhere since, and takes nothing', async () => {
    const { shopper, cartId, session } = await threeTenders(testShop.database, testShop.service, shoe);
    await addTender(shopper, cartId, { payment_method_id: 'LOYALTY_POINTS', amount: 10 });
    await testShop.database.read.execute(sql`update consumer_enrollment set points = 900`);
    const { body } = await shopper.cart(cartId);
    expect(body.payment_instruments.map(({ amount }) => amount)).toContain(9);
    const expectedTotal = body.totals.total;
    expect((await shopper.place(cartId, session, { expectedTotal })).body.status).toBe('PLACED');
    expect(await pointsLeft(testShop.database)).toBe(0);
  });

  it('is rejected with REW140 when a reward on the cart has expired since, and takes nothing', async () => {
    const { shopper, cartId, session } = await threeTenders(testShop.database, testShop.service, shoe);
    const ends = new Date(testShop.service.clock.now() + 60_000);
    const reward = cardRow('C-1', {
      id: 'pi-reward-0001',
      method: 'REWARD_CODE',
      providerToken: null,
      fingerprint: null,
      card: null,
      code: 'RW0000000001',
      amount: 500,
      expiresAt: ends,
    });
    await testShop.database.read.insert(savedInstrument).values(reward);
    await addTender(shopper, cartId, { payment_method_id: 'REWARD_CODE', code: 'RW0000000001' });
    testShop.service.clock.advance(60_000);
    expect((await shopper.place(cartId, session)).errorIds).toEqual(['REW140']);
    expect(await books()).toEqual(untouched);
  });

  it('gives each tender its share back when it is cancelled', async () => {
    const { shopper, cartId, session } = await threeTenders(testShop.database, testShop.service, shoe);
    const { body } = await shopper.place(cartId, session);
    await testShop.service.checkout.background.drain();
    const cancelled = { orderNumber: body.orderNumber, reason: 'CHANGED_MIND' };
    expect((await shopper.call('POST', '/consumers-v3/consumer/CancelOrder', cancelled)).errorIds).toEqual(
      [],
    );
    await testShop.service.checkout.reconcile();
    await testShop.service.checkout.reconcile();
    expect({ ...(await books()), orders: 0 }).toEqual(untouched);
    expect([testShop.service.giftCards.undone.length, testShop.service.gateway.refunds.length]).toEqual([
      1, 1,
    ]);
  });
});
