import type { Cart } from '@haberdash/api-client/cart';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService, type TestShopper } from '../../../testing/service.ts';
import { openStore } from '../../../testing/stores.fixtures.ts';
import { enter, newPerson, shopperWith, signUp } from '../../accounts/identity/identity.fixtures.ts';
import { createPasswordHasher } from '../../accounts/identity/password-hasher.ts';

const STORE = 'NF-US-01';

describe('the cart of an account', () => {
  let database: TestDatabase;
  let service: TestService;
  let shoe: string;
  const hasher = createPasswordHasher(async ({ tagLength }) => Buffer.alloc(tagLength));

  beforeAll(async () => {
    database = await cloneDatabase();
    service = await startTestService(database, { hasher });
  });
  afterAll(async () => {
    await service.app.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.empty();
    service.gateway.reset();
    shoe = await sellVariant(database, { stock: 20, maxQty: 9 });
    await openStore(database, STORE, { [shoe]: 4 });
  });

  const own = (person: TestShopper) => person.call<Cart>('GET', '/cart/v1/cart');
  const arrive = async (guest: TestShopper, basketId: string) =>
    (await enter(service, {}, { guest, guestObjects: { basketId } })).body;
  const reserve = (person: TestShopper) =>
    person.call<Cart>('POST', '/cart/v1/reserveWithItem', [{ productId: shoe, qty: 1, storeId: STORE }]);

  it('is one, whichever of several requests at the same moment begins it', async () => {
    const person = await newPerson(service);
    const ids = await Promise.all(Array.from({ length: 8 }, () => person.newCart()));
    expect(new Set(ids).size).toBe(1);
  });

  it('takes what two guests bring who sign in at the same moment', async () => {
    await signUp(service);
    const guests = await Promise.all([service.shopper(), service.shopper(), service.shopper()]);
    const carts = await Promise.all(guests.map((guest) => guest.newCart([shoe, 1])));
    const tokens = await Promise.all(guests.map((guest, at) => arrive(guest, carts[at] ?? '')));
    expect(new Set(tokens.map(({ basketId }) => basketId)).size).toBe(1);
    const [token] = tokens;
    if (token === undefined) throw new TypeError('nobody signed in');
    expect((await own(shopperWith(service, token))).body.items.map(({ qty }) => qty)).toEqual([3]);
  });

  it('restarts for all devices once it was ordered', async () => {
    const person = await newPerson(service);
    const cartId = await person.readyCart([shoe, 1]);
    await person.place(cartId, await person.openSession(cartId));
    expect((await own(person)).errorIds).toEqual(['BSK404']);
    const next = await person.newCart([shoe, 1]);
    expect(next).not.toBe(cartId);
    expect((await own(person)).body.id).toBe(next);
  });

  it('is not what a product page buys by itself', async () => {
    const person = await newPerson(service);
    const bag = await person.newCart([shoe, 2]);
    const { body } = await person.call<Cart>('POST', '/cart/v1/cartWithItem', [{ productId: shoe, qty: 1 }]);
    expect(body.id).not.toBe(bag);
    expect((await own(person)).body).toMatchObject({ id: bag, totalItems: 2 });
    const { body: token } = await enter(service);
    expect(token.basketId).toBe(bag);
  });

  it('stays beside an express cart when a guest signs in', async () => {
    const person = await newPerson(service);
    const bag = await person.newCart([shoe, 2]);
    const guest = await service.shopper();
    const { body } = await guest.call<Cart>('POST', '/cart/v1/cartWithItem', [{ productId: shoe, qty: 1 }]);
    const { body: token } = await enter(service, {}, { guest });
    expect(token.basketId).toBe(bag);
    expect((await shopperWith(service, token).cart(body.id)).body.totalItems).toBe(1);
    expect((await own(person)).body).toMatchObject({ id: bag, totalItems: 2 });
  });

  it('is begun by a reservation, and is not reserved once it has something in it', async () => {
    const person = await newPerson(service);
    const bag = await person.newCart();
    expect((await reserve(person)).body.id).toBe(bag);
    expect((await reserve(person)).errorIds).toEqual(['INV409']);
  });

  it('is another one for each shopper whom an associate serves', async () => {
    const associate = await service.agent();
    expect(await associate.newCart([shoe, 1])).not.toBe(await associate.newCart([shoe, 1]));
  });

  describe('beside that of a guest who signs in while a payment has no outcome', () => {
    const arriveUndecided = async (outcome: 'silent-but-authorised' | 'silent') => {
      const person = await newPerson(service);
      const bag = await person.newCart([shoe, 1]);
      const guest = await service.shopper();
      const paying = await guest.readyCart([shoe, 2]);
      const session = await guest.openSession(paying);
      service.gateway.behaviours.set(session, outcome);
      await guest.place(paying, session);
      const token = await arrive(guest, paying);
      expect(token.basketId).toBe(paying);
      expect((await own(person)).body).toMatchObject({ id: bag, totalItems: 1 });
      service.clock.advance(60_000);
      await service.checkout.reconcile();
      return { person: shopperWith(service, token), bag, paying };
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
