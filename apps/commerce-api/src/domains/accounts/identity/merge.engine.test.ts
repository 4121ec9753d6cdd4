import { beforeEach, describe, expect, it } from 'vitest';
import { plainHasher } from '../../../testing/plain-hasher.fixtures.ts';
import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { eq } from 'drizzle-orm';
import type { Cart } from '@haberdash/api-client/cart';

import type { ResponseOf } from '../../../platform/contracts/operation-types.ts';
import { review as reviewTable } from '../../catalogue/catalogue/schema.ts';
import { newQuestion, newReview } from '../../community/reviews/reviews-world.fixtures.ts';
import { offerCoupon, sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { usSite, type TestShopper } from '../../../testing/service.ts';
import { addTender, GIFT_CARD } from '../../orders/placement/tenders-world.fixtures.ts';
import { enter, newPerson, shopperWith, signUp } from './identity.fixtures.ts';

const FAVOURITES = '/wishlists/v2/favorites';

describe('what a guest has', () => {
  const shop = createTestShop({ hasher: plainHasher });
  let shoe: string;
  let guest: TestShopper;

  beforeEach(async () => {
    await shop.database.empty();
    shop.service.gateway.reset();
    shoe = await sellVariant(shop.database, { stock: 20, maxQty: 4 });
    guest = await shop.service.shopper();
  });

  /** Signs in with the guest's objects; returns the person and the cart. */
  const arrive = async (guestObjects: object, exchange: object = {}) => {
    const { body: token } = await enter(shop.service, {}, { guest, guestObjects, ...exchange });
    const person = shopperWith(shop.service, token);
    const cart = token.basketId === undefined ? undefined : (await person.cart(token.basketId)).body;
    return { token, person, cart };
  };
  const lines = (cart: Cart | undefined) => cart?.items.map(({ productId, qty }) => [productId, qty]);

  it('becomes the cart of a shopper who has none, with addresses and codes', async () => {
    await signUp(shop.service);
    await offerCoupon(shop.database, 'TEN');
    const basketId = await guest.readyCart([shoe, 2]);
    await guest.call('PUT', '/cart/v1/coupon', { cartId: basketId, code: 'TEN' });
    const { token, cart } = await arrive({ basketId });
    expect(token.basketId).toBe(basketId);
    expect(lines(cart)).toEqual([[shoe, 2]]);
    expect(cart?.couponItems).toMatchObject([{ code: 'TEN', applied: true }]);
    expect(cart?.flash).toEqual([]);
    expect((await guest.cart(basketId)).errorIds).toEqual(['BSK404']);
  });

  it('brings its gift cards to the cart that a shopper has, each once', async () => {
    const person = await newPerson(shop.service);
    const own = await person.newCart([shoe, 1]);
    const basketId = await guest.readyCart([shoe, 1]);
    shop.service.giftCards.issue('GC0000000011', 1_000);
    await addTender(person, own, GIFT_CARD);
    await addTender(guest, basketId, GIFT_CARD);
    await addTender(guest, basketId, { ...GIFT_CARD, code: 'GC0000000011' });
    const { cart } = await arrive({ basketId });
    expect(cart?.payment_instruments.map(({ additionalData }) => additionalData?.lastFour)).toEqual([
      '4820',
      '0011',
    ]);
  });

  it('brings what was confirmed last, and its sessions pay for the cart that stays', async () => {
    const person = await newPerson(shop.service);
    const own = await person.newCart([shoe, 1]);
    const earlier = await person.openSession(own);
    await addTender(person, own, { payment_method_id: 'CREDIT_CARD', sessionID: earlier });
    shop.service.clock.advance(1_000);
    const basketId = await guest.readyCart([shoe, 1]);
    const typed = await guest.openSession(basketId);
    const wallet = await guest.openSession(basketId, 'WALLET');
    await addTender(guest, basketId, { payment_method_id: 'WALLET', sessionID: wallet });
    const { cart, person: arrived } = await arrive({ basketId });
    expect(cart?.payment_instruments.map(({ code }) => code)).toEqual(['WALLET']);
    expect(cart?.flash.map(({ code }) => code)).toEqual(['CartMerged', 'CartMergedInPart']);
    await addTender(arrived, own, { payment_method_id: 'CREDIT_CARD', sessionID: typed });
    expect((await arrived.cart(own)).body.payment_instruments.map(({ code }) => code)).toEqual([
      'CREDIT_CARD',
    ]);
  });

  it('states which of its gift cards had no room', async () => {
    const person = await newPerson(shop.service);
    const own = await person.newCart([shoe, 4]);
    const basketId = await guest.newCart([shoe, 1]);
    for (const [at, who, cart] of [
      [1, person, own],
      [2, person, own],
      [3, person, own],
      [4, guest, basketId],
      [5, guest, basketId],
      [6, guest, basketId],
    ] as const) {
      shop.service.giftCards.issue(`GC000000001${at}`, 100);
      await addTender(who, cart, { ...GIFT_CARD, code: `GC000000001${at}` });
    }
    const { cart } = await arrive({ basketId });
    expect(cart?.payment_instruments).toHaveLength(5);
    expect(cart?.flash).toMatchObject([{ code: 'CartMergedInPart', type: 'warning' }]);
  });

  it('joins the cart that a shopper has, who is notified once the count grew', async () => {
    const person = await newPerson(shop.service);
    const own = await person.newCart([shoe, 1]);
    const basketId = await guest.readyCart([shoe, 2]);
    const { token, cart } = await arrive({ basketId });
    expect(token.basketId).toBe(own);
    expect(lines(cart)).toEqual([[shoe, 3]]);
    expect(cart?.flash).toMatchObject([{ code: 'CartMerged', type: 'info' }]);
    expect(cart?.shippingMethods[0]?.address?.city).toBe('Portland');
    const changed = await person.call<Cart>('DELETE', '/cart/v1/item', {
      cartId: own,
      itemId: cart?.items[0]?.id,
    });
    expect(changed.body.flash).toEqual([]);
  });

  it('is capped by what one order may have, and states of what', async () => {
    const person = await newPerson(shop.service);
    await person.newCart([shoe, 3]);
    const basketId = await guest.newCart([shoe, 3]);
    const { cart } = await arrive({ basketId });
    expect(lines(cart)).toEqual([[shoe, 4]]);
    expect(cart?.customerNotifications).toMatchObject([
      { type: 'ProductItemMaxQuantity', itemId: cart?.items[0]?.id },
    ]);
    expect(cart?.flash).toEqual([]);
  });

  it('stays where it is when it belongs to another guest, or when no token came along', async () => {
    await signUp(shop.service);
    const stranger = await shop.service.shopper();
    const basketId = await stranger.newCart([shoe, 1]);
    const favoriteId = (
      await stranger.call<{ favoriteId: string }>('POST', FAVOURITES, {
        id: shoe.slice(0, 8),
        qty: 1,
        itemType: 'product',
      })
    ).body.favoriteId;
    const { token } = await arrive({ basketId, favoriteId });
    expect([token.type, token.basketId, token.favorites]).toEqual(['Registered', undefined, undefined]);
    const { body: without } = await enter(shop.service, {}, { guestObjects: { basketId } });
    expect(without.basketId).toBeUndefined();
    expect((await stranger.cart(basketId)).body.totalItems).toBe(1);
  });

  it('of favourites comes after those that a shopper has, without repeating one', async () => {
    const person = await newPerson(shop.service);
    const boot = await sellVariant(shop.database, { id: 'NF0B0B0CRED' });
    const like = (who: TestShopper, id: string) =>
      who.call<{ favoriteId: string }>('POST', FAVOURITES, {
        id: id.slice(0, 8),
        qty: 1,
        itemType: 'product',
      });
    const own = (await like(person, shoe)).body.favoriteId;
    await like(guest, shoe);
    const { favoriteId } = (await like(guest, boot)).body;
    const { token, person: arrived } = await arrive({ favoriteId });
    expect(token.favorites).toEqual({ favoriteId: own });
    const { body } = await arrived.call<{ items: { id: string }[] }>('GET', FAVOURITES);
    expect(body.items.map(({ id }) => id)).toEqual([boot.slice(0, 8), shoe.slice(0, 8)]);
    expect((await guest.call<{ total: number }>('GET', FAVOURITES)).body.total).toBe(0);
  });

  it('moves once when two tabs sign in at the same moment', async () => {
    const person = await newPerson(shop.service);
    await person.newCart([shoe, 1]);
    const basketId = await guest.newCart([shoe, 1]);
    await Promise.all([arrive({ basketId }), arrive({ basketId })]);
    const { cart } = await arrive({});
    expect(lines(cart)).toEqual([[shoe, 2]]);
  });

  it('that waits for a card challenge is given up for, and moves then', async () => {
    await signUp(shop.service);
    const basketId = await guest.readyCart([shoe, 1]);
    const session = await guest.openSession(basketId);
    shop.service.gateway.behaviours.set(session, 'challenge');
    const { orderNumber } = (await guest.place(basketId, session)).body;
    const { token, cart } = await arrive({ basketId });
    expect(token.basketId).toBe(basketId);
    expect(lines(cart)).toEqual([[shoe, 1]]);
    expect((await guest.answerChallenge(orderNumber, session, 'passed')).status).toBe(404);
  });

  it('of an order moves into the account by its secret only', async () => {
    await signUp(shop.service);
    const basketId = await guest.readyCart([shoe, 1]);
    const { orderNumber: orderNo, st } = (await guest.place(basketId, await guest.openSession(basketId)))
      .body;
    await shop.service.checkout.background.drain();
    const path = `/consumers-v3/consumer/purchase/${orderNo}`;
    const wrong = await arrive({}, { orderNo, st: 'x'.repeat(st.length), action: 'postLogin' });
    expect((await wrong.person.call('GET', path)).status).toBe(404);
    const { person } = await arrive({}, { orderNo, st, action: 'postLogin' });
    expect((await person.call('GET', path)).status).toBe(200);
    expect((await guest.call('GET', path)).status).toBe(404);

    // No other account can take it, not even with the secret.
    await signUp(shop.service, { email: 'aoife@example.com' });
    const { body: other } = await enter(
      shop.service,
      { username: 'aoife@example.com' },
      { orderNo, st, action: 'postLogin' },
    );
    expect((await shopperWith(shop.service, other).call('GET', path, undefined, usSite)).status).toBe(404);
  });

  describe('to write about products', () => {
    const review = (who: TestShopper, change: object = {}) =>
      who.call<{ reviewId: string }>('POST', `/products/v1/products/${shoe.slice(0, 8)}/reviews`, {
        ...newReview,
        ...change,
      });
    const vote = (who: TestShopper, helpful: boolean) =>
      who.call<ResponseOf<'voteOnReview'>>(
        'POST',
        `/products/v1/products/${shoe.slice(0, 8)}/review/rv-1/vote`,
        {
          vote: helpful ? 'helpful' : 'unhelpful',
        },
      );
    const data = async (person: TestShopper) =>
      (await person.call<ResponseOf<'getConsumerData'>>('GET', '/consumers-v3/consumer/data')).body;
    beforeEach(async () => {
      await shop.database.read.insert(reviewTable).values({
        id: 'rv-1',
        productId: shoe.slice(0, 8),
        language: 'en',
        title: 'Light',
        text: 'Hardly there.',
        score: 5,
        author: 'Bo',
        createdOn: '2026-05-01',
      });
    });

    it('becomes that of the person: review, question, vote and report', async () => {
      await signUp(shop.service);
      const path = `/products/v1/products/${shoe.slice(0, 8)}`;
      const { reviewId } = (await review(guest)).body;
      await guest.call('POST', `${path}/reviews/questions`, newQuestion);
      await vote(guest, true);
      await guest.call('POST', `${path}/review/rv-1/flag`, { reason: 'spam', comment: 'An advert.' });
      const { person } = await arrive({});
      expect(await data(person)).toMatchObject({
        reviews: [{ reviewId, title: newReview.title }],
        questions: [{ text: newQuestion.text }],
        votes: [{ kind: 'review', targetId: 'rv-1', isHelpful: true }],
        reports: [{ reviewId: 'rv-1', comment: 'An advert.' }],
      });
      expect((await vote(person, true)).body).toEqual({ id: 'rv-1', helpful: 1, unhelpful: 0 });
    });

    it('of a product that the person has written about takes the place of that review when it is later', async () => {
      const person = await newPerson(shop.service);
      const first = (await review(person, { title: 'First' })).body.reviewId;
      shop.service.clock.advance(24 * 60 * 60_000);
      guest = await shop.service.shopper();
      await review(guest, { title: 'Second' });
      const { person: arrived } = await arrive({});
      expect((await data(arrived)).reviews).toMatchObject([
        { reviewId: first, title: 'Second', state: 'submitted' },
      ]);
    });

    it('is dropped where the account has a later one', async () => {
      const person = await newPerson(shop.service);
      await review(guest, { title: 'Earlier' });
      await vote(guest, true);
      shop.service.clock.advance(60_000);
      await vote(person, false);
      await review(person, { title: 'Later' });
      await shop.database.read
        .update(reviewTable)
        .set({ createdOn: '2027-01-01' })
        .where(eq(reviewTable.title, 'Later'));
      const { person: arrived } = await arrive({});
      const credential = await data(arrived);
      expect([credential.reviews, credential.votes]).toMatchObject([
        [{ title: 'Later' }],
        [{ isHelpful: false }],
      ]);
      expect((await vote(arrived, false)).body).toEqual({ id: 'rv-1', helpful: 0, unhelpful: 1 });
    });

    it('counts one vote of two, the later one', async () => {
      const person = await newPerson(shop.service);
      await vote(person, false);
      shop.service.clock.advance(1_000);
      await vote(guest, true);
      const { person: arrived } = await arrive({});
      expect((await vote(arrived, true)).body).toEqual({ id: 'rv-1', helpful: 1, unhelpful: 0 });
    });
  });
});
