import type { Cart } from '@haberdash/api-client/cart';
import { beforeEach, describe, expect, it } from 'vitest';

import { plainHasher } from '../../../testing/plain-hasher.fixtures.ts';
import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { type TestShopper } from '../../../testing/service.ts';
import { openStore } from '../../../testing/stores.fixtures.ts';
import { enter, newPerson, shopperWith, signUp } from '../../accounts/identity/identity.fixtures.ts';

const STORE = 'NF-US-01';

describe('the cart of an account', () => {
  const shop = createTestShop({ hasher: plainHasher });
  let shoe: string;

  beforeEach(async () => {
    await shop.database.empty();
    shop.service.gateway.reset();
    shoe = await sellVariant(shop.database, { stock: 20, maxQty: 9 });
    await openStore(shop.database, STORE, { [shoe]: 4 });
  });

  const own = (person: TestShopper) => person.call<Cart>('GET', '/cart/v1/cart');
  const arrive = async (guest: TestShopper, basketId: string) =>
    (await enter(shop.service, {}, { guest, guestObjects: { basketId } })).body;
  const reserve = (person: TestShopper) =>
    person.call<Cart>('POST', '/cart/v1/reserveWithItem', [{ productId: shoe, qty: 1, storeId: STORE }]);

  it('is one, whichever of several requests at the same moment begins it', async () => {
    const person = await newPerson(shop.service);
    const ids = await Promise.all(Array.from({ length: 8 }, () => person.newCart()));
    expect(new Set(ids).size).toBe(1);
  });

  it('of a guest is one, when two tabs begin it under the same key, and loses nothing', async () => {
    const guest = await shop.service.shopper();
    const add = async () => {
      const { body } = await guest.call<{ id: string }>(
        'POST',
        '/cart/v1/cart',
        {},
        { 'idempotency-key': 'bag-1' },
      );
      await guest.call('POST', '/cart/v1/item', [{ cartId: body.id, productId: shoe, qty: 1, maxQty: 9 }]);
      return body.id;
    };
    const [cartId, other] = await Promise.all([add(), add()]);
    expect(other).toBe(cartId);
    expect((await guest.cart(cartId)).body.totalItems).toBe(2);
  });

  it('takes what two guests bring who sign in at the same moment', async () => {
    await signUp(shop.service);
    const guests = await Promise.all([
      shop.service.shopper(),
      shop.service.shopper(),
      shop.service.shopper(),
    ]);
    const carts = await Promise.all(guests.map((guest) => guest.newCart([shoe, 1])));
    const tokens = await Promise.all(guests.map((guest, at) => arrive(guest, carts[at] ?? '')));
    expect(new Set(tokens.map(({ basketId }) => basketId)).size).toBe(1);
    const [token] = tokens;
    if (token === undefined) throw new TypeError('nobody signed in');
    expect((await own(shopperWith(shop.service, token))).body.items.map(({ qty }) => qty)).toEqual([3]);
  });

  it('restarts for all devices once it was ordered', async () => {
    const person = await newPerson(shop.service);
    const cartId = await person.readyCart([shoe, 1]);
    await person.place(cartId, await person.openSession(cartId));
    expect((await own(person)).errorIds).toEqual(['BSK404']);
    const next = await person.newCart([shoe, 1]);
    expect(next).not.toBe(cartId);
    expect((await own(person)).body.id).toBe(next);
  });

  it('is not what a product page buys by itself', async () => {
    const person = await newPerson(shop.service);
    const bag = await person.newCart([shoe, 2]);
    const { body } = await person.call<Cart>('POST', '/cart/v1/cartWithItem', [{ productId: shoe, qty: 1 }]);
    expect(body.id).not.toBe(bag);
    expect((await own(person)).body).toMatchObject({ id: bag, totalItems: 2 });
    const { body: token } = await enter(shop.service);
    expect(token.basketId).toBe(bag);
  });

  it('stays beside an express cart when a guest signs in', async () => {
    const person = await newPerson(shop.service);
    const bag = await person.newCart([shoe, 2]);
    const guest = await shop.service.shopper();
    const { body } = await guest.call<Cart>('POST', '/cart/v1/cartWithItem', [{ productId: shoe, qty: 1 }]);
    const { body: token } = await enter(shop.service, {}, { guest });
    expect(token.basketId).toBe(bag);
    expect((await shopperWith(shop.service, token).cart(body.id)).body.totalItems).toBe(1);
    expect((await own(person)).body).toMatchObject({ id: bag, totalItems: 2 });
  });

  it('is begun by a reservation, and is not reserved once it has something in it', async () => {
    const person = await newPerson(shop.service);
    const bag = await person.newCart();
    expect((await reserve(person)).body.id).toBe(bag);
    expect((await reserve(person)).errorIds).toEqual(['INV409']);
  });

  it('is another one for each shopper whom an associate serves', async () => {
    const associate = await shop.service.agent();
    expect(await associate.newCart([shoe, 1])).not.toBe(await associate.newCart([shoe, 1]));
  });

  describe('beside that of a guest who signs in while a payment has no outcome', () => {
    const arriveUndecided = async (outcome: 'silent-but-authorised' | 'silent') => {
      const person = await newPerson(shop.service);
      const bag = await person.newCart([shoe, 1]);
      const guest = await shop.service.shopper();
      const paying = await guest.readyCart([shoe, 2]);
      const session = await guest.openSession(paying);
      shop.service.gateway.behaviours.set(session, outcome);
      await guest.place(paying, session);
      const token = await arrive(guest, paying);
      expect(token.basketId).toBe(paying);
      expect((await own(person)).body).toMatchObject({ id: bag, totalItems: 1 });
      shop.service.clock.advance(60_000);
      await shop.service.checkout.reconcile();
      return { person: shopperWith(shop.service, token), bag, paying };
    };

    it('stays as it is when that one is ordered', async () => {
      const { person, bag, paying } = await arriveUndecided('silent-but-authorised');
      expect((await person.cart(paying)).errorIds).toEqual(['BSK404']);
      expect((await own(person)).body).toMatchObject({ id: bag, totalItems: 1 });
    });

    it('takes its items when no order came of it', async () => {
      const { person, bag, paying } = await arriveUndecided('silent');
      expect((await person.cart(paying)).errorIds).toEqual(['BSK404']);
      expect((await own(person)).body).toMatchObject({ id: bag, totalItems: 3 });
    });
  });
});
