import type { Cart } from '@haberdash/api-client/cart';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { offerCoupon, sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { usAddress, type TestShopper } from '../../../testing/service.ts';
import { orderShopper } from '../../ledger/orders/shopper-schema.ts';

describe('a promo code for a first order', () => {
  const shop = createTestShop();
  let shoe: string;
  beforeEach(async () => {
    await shop.database.empty();
    shop.service.gateway.reset();
    shoe = await sellVariant(shop.database, { stock: 500 });
    await offerCoupon(shop.database, 'FIRST', { promotion: { firstOrderOnly: true } });
    await offerCoupon(shop.database, 'HELLO', { promotion: { firstOrderOnly: true } });
  });

  let people = 0;
  const anybody = (): string => `shopper-${(people += 1)}@example.org`;

  const withAddress = async (shopper: TestShopper, cartId: string, email: string): Promise<string> => {
    const address = usAddress({ email });
    await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [address] });
    await shopper.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, address);
    return cartId;
  };
  const readyCart = async (shopper: TestShopper, email: string): Promise<string> =>
    withAddress(shopper, await shopper.newCart([shoe, 1]), email);
  /** A cart beside the account's current one. */
  const expressCart = async (shopper: TestShopper, email: string): Promise<string> => {
    const items = [{ productId: shoe, qty: 1 }];
    const { body } = await shopper.call<Cart>('POST', '/cart/v1/cartWithItem', items);
    return withAddress(shopper, body.id, email);
  };
  const apply = (shopper: TestShopper, cartId: string, code = 'FIRST') =>
    shopper.call<Cart>('PUT', '/cart/v1/coupon', { cartId, code });
  /** Places an order, optionally with a card and a code. */
  const order = async (
    shopper: TestShopper,
    { email = anybody(), card, code }: { email?: string; card?: string; code?: string } = {},
  ) => {
    const cartId = await readyCart(shopper, email);
    if (code !== undefined) expect((await apply(shopper, cartId, code)).errorIds).toEqual([]);
    const session = await shopper.openSession(cartId);
    if (card !== undefined) shop.service.gateway.fingerprints.set(session, card);
    return { cartId, session, placed: await shopper.place(cartId, session) };
  };
  const statuses = (replies: readonly { readonly status: number }[]) =>
    replies.map(({ status }) => status).toSorted((a, b) => a - b);

  it('is good for the first order of a shopper, and of an account for no second one', async () => {
    const person = await shop.service.person();
    expect((await order(person, { code: 'FIRST' })).placed.status).toBe(200);
    const cartId = await readyCart(person, anybody());
    expect(await apply(person, cartId, 'HELLO')).toMatchObject({ status: 409, errorIds: ['PRM150'] });
  });

  it('is not good after an order without it', async () => {
    const person = await shop.service.person();
    await order(person);
    expect((await apply(person, await readyCart(person, anybody()))).errorIds).toEqual(['PRM150']);
  });

  it('knows a shopper by the e-mail address, however it is spelled', async () => {
    await order(await shop.service.shopper(), { email: 'linh@example.org' });
    for (const email of ['Linh@Example.org', 'linh+again@example.org']) {
      const guest = await shop.service.shopper();
      expect((await apply(guest, await readyCart(guest, email))).errorIds).toEqual(['PRM150']);
    }
    const other = await shop.service.shopper();
    expect((await apply(other, await readyCart(other, 'aoife@example.org'))).status).toBe(200);
  });

  it('that was accepted before the address was known takes nothing off any more once it is', async () => {
    await order(await shop.service.shopper(), { email: 'linh@example.org' });
    const guest = await shop.service.shopper();
    const cartId = await guest.newCart([shoe, 1]);
    expect((await apply(guest, cartId)).body.totals.totalDiscount).toBeGreaterThan(0);
    const addresses = [usAddress({ email: 'linh@example.org' })];
    await guest.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses });
    const { body } = await guest.call<Cart>('GET', `/cart/v1/cart/${cartId}`);
    expect([body.totals.totalDiscount, body.couponItems]).toMatchObject([0, [{ applied: false }]]);
  });

  it('knows a shopper by the card: nothing is charged, and the card is not declined for other orders', async () => {
    await order(await shop.service.shopper(), { card: 'card-1' });
    const guest = await shop.service.shopper();
    const { cartId, placed } = await order(guest, { card: 'card-1', code: 'FIRST' });
    expect([placed.status, placed.errorIds]).toEqual([409, ['PRM150']]);
    expect(shop.service.gateway.voids).toHaveLength(1);
    await guest.call('DELETE', '/cart/v1/coupon', { cartId, code: 'FIRST' });
    const again = await guest.openSession(cartId);
    shop.service.gateway.fingerprints.set(again, 'card-1');
    expect((await guest.place(cartId, again)).status).toBe(200);
    const kept = await shop.database.read.select().from(orderShopper);
    expect(JSON.stringify(kept)).not.toContain('card-1');
  });

  it('is used by one of many parallel placements of an account, with any codes', async () => {
    const person = await shop.service.person();
    const carts = await Promise.all(
      ['FIRST', 'HELLO', 'FIRST', 'HELLO'].map(async (code) => {
        const cartId = await expressCart(person, anybody());
        await apply(person, cartId, code);
        return { cartId, session: await person.openSession(cartId) };
      }),
    );
    const replies = await Promise.all(carts.map(({ cartId, session }) => person.place(cartId, session)));
    expect(statuses(replies)).toEqual([200, 409, 409, 409]);
  });

  it.each(['address', 'card'])('is used by one of many parallel guests with one %s', async (shared) => {
    const guests = await Promise.all(Array.from({ length: 4 }, () => shop.service.shopper()));
    const carts = await Promise.all(
      guests.map(async (guest, at) => {
        const email = shared === 'address' ? `linh+${at}@example.org` : anybody();
        const cartId = await readyCart(guest, email);
        await apply(guest, cartId);
        const session = await guest.openSession(cartId);
        if (shared === 'card') shop.service.gateway.fingerprints.set(session, 'card-1');
        return { guest, cartId, session };
      }),
    );
    const replies = await Promise.all(
      carts.map(({ guest, cartId, session }) => guest.place(cartId, session)),
    );
    expect(statuses(replies)).toEqual([200, 409, 409, 409]);
    expect(shop.service.gateway.charged()).toHaveLength(1);
  });

  it('is good again after the order was cancelled, and after a payment that was declined', async () => {
    const person = await shop.service.person();
    const { placed } = await order(person, { code: 'FIRST', card: 'card-1' });
    const { orderNumber } = placed.body;
    await person.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber, reason: 'CHANGED_MIND' });
    const cartId = await readyCart(person, anybody());
    await apply(person, cartId);
    const session = await person.openSession(cartId);
    shop.service.gateway.behaviours.set(session, 'declined');
    expect((await person.place(cartId, session)).errorIds).toEqual(['PAY400']);
    expect((await order(person, { code: 'HELLO', card: 'card-1' })).placed.status).toBe(200);
  });
});
