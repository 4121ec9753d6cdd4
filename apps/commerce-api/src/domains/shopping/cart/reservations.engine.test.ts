import { sql } from 'drizzle-orm';
import type { Cart } from '@haberdash/api-client/cart';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { plainHasher } from '../../../testing/plain-hasher.fixtures.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import type { SessionBehaviour } from '../../../testing/fake-gateway.ts';
import { startTestService, usAddress, type TestService, type TestShopper } from '../../../testing/service.ts';
import { openStore } from '../../../testing/stores.fixtures.ts';
import { enter, newPerson, shopperWith } from '../../accounts/identity/identity.fixtures.ts';
import { createCleanUp } from '../../privacy/clean-up/clean-up.ts';
import { RESERVATION_MS } from './reserve-lines.ts';

const STORE = 'NF-US-01';
const OTHER = 'NF-US-02';
const IN_STORE = 4;

let database: TestDatabase;
let service: TestService;
let shopper: TestShopper;
let shoe: string;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.empty();
  await service?.app.close();
  service = await startTestService(database, { hasher: plainHasher });
  shoe = await sellVariant(database, { stock: 50 });
  await openStore(database, STORE, { [shoe]: IN_STORE });
  await openStore(database, OTHER, { [shoe]: 1 });
  shopper = await service.shopper();
});
afterAll(() => service.app.close());

const reserve = (qty: number, who: TestShopper = shopper, item: object = { storeId: STORE }, query = '') =>
  who.call<Cart>('POST', `/cart/v1/reserveWithItem${query}`, [{ productId: shoe, qty, ...item }]);
const left = async (location = STORE): Promise<number | undefined> => {
  const { rows } = await database.read.execute<{ quantity: number }>(
    sql`select quantity from stock where variant_id = ${shoe} and location = ${location}`,
  );
  return rows[0]?.quantity;
};
const cleanUp = () =>
  createCleanUp({ database, clock: service.clock }, { cartMs: 30 * 86_400_000, paymentMs: 86_400_000 }).run();
const until = () => new Date(service.clock.now() + RESERVATION_MS).toISOString();
/** Ages reservations; the clock would expire the token first. */
const age = (ms: number) =>
  database.read.execute(
    sql`update stock_reservation set reserved_until = reserved_until - make_interval(secs => ${ms / 1000})`,
  );
const update = (cart: Cart, change: object) =>
  shopper.call<Cart>('PUT', `/cart/v1/cart/${cart.id}/item`, {
    cartId: cart.id,
    itemId: cart.items[0]?.id,
    ...change,
  });
async function buy(cartId: string, behaviour: SessionBehaviour = 'authorised') {
  await shopper.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, usAddress());
  const session = await shopper.openSession(cartId);
  service.gateway.behaviours.set(session, behaviour);
  const placed = await shopper.place(cartId, session);
  await service.checkout.background.drain();
  return placed;
}

describe('a reservation', () => {
  it.each([
    ['the store of its items', { storeId: STORE }, ''],
    ['the favourite store', {}, `?favStoreId=${STORE}`],
  ])('reserves stock in %s for half an hour, and the cart shows it', async (_, item, query) => {
    const { status, body } = await reserve(IN_STORE, shopper, item, query);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reservation: { storeId: STORE, reservedUntil: until() },
      items: [{ qty: IN_STORE, shippingId: `pickup-${STORE}` }],
    });
    expect(await left()).toBe(0);
    const read = await shopper.call<Cart>('GET', `/cart/v1/cart/${body.id}?inventorySupplyCheck=true`);
    expect(read.body).toMatchObject({ customerNotifications: [], reservation: { storeId: STORE } });
  });

  it.each([
    ['no store at all', [{ qty: 1 }], 400, 'API400'],
    [
      'two stores',
      [
        { qty: 1, storeId: STORE },
        { qty: 1, storeId: OTHER },
      ],
      400,
      'API400',
    ],
    ['the way home', [{ qty: 1, storeId: STORE, selectedShippingOption: 'sts' }], 400, 'API400'],
    ['a store that there is not', [{ qty: 1, storeId: 'NF-US-99' }], 404, 'STR404'],
    [
      'more than the store has',
      [
        { qty: 3, storeId: STORE },
        { qty: 2, storeId: STORE },
      ],
      409,
      'INV407',
    ],
  ])('is rejected for %s, and nothing is set aside', async (_, items, status, errorId) => {
    const wanted = items.map((each) => ({ productId: shoe, ...each }));
    const rejected = await shopper.call('POST', '/cart/v1/reserveWithItem', wanted);
    expect([rejected.status, rejected.errorIds]).toEqual([status, [errorId]]);
    expect([await left(), await left(OTHER)]).toEqual([IN_STORE, 1]);
    const { rows } = await database.read.execute(sql`select 1 from cart`);
    expect(rows).toEqual([]);
  });

  it('is given to as many shoppers as there are units, under parallel requests', async () => {
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => service.shopper()));
    const replies = await Promise.all(shoppers.map((each) => reserve(1, each)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(IN_STORE);
    expect(replies.filter(({ status }) => status === 409).flatMap(({ errorIds }) => errorIds)).toEqual(
      Array.from({ length: 12 - IN_STORE }, () => 'INV407'),
    );
    expect(await left()).toBe(0);
  });

  it('is never the fourth of a shopper, under parallel requests', async () => {
    const replies = await Promise.all(Array.from({ length: 4 }, () => reserve(1)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 409]);
    expect(replies.flatMap(({ errorIds }) => errorIds)).toEqual(['INV409']);
    expect(await left()).toBe(IN_STORE - 3);
    await age(RESERVATION_MS);
    expect((await reserve(1)).status).toBe(201);
  });

  it('expires: the stock is on sale again, and the cart keeps its lines', async () => {
    const { body } = await reserve(3);
    await age(RESERVATION_MS - 1);
    expect(await cleanUp()).toEqual({});
    expect((await shopper.cart(body.id)).body.reservation).toBeDefined();
    await age(2);
    const ended = await shopper.cart(body.id);
    expect([ended.status, ended.body.reservation]).toEqual([200, undefined]);
    expect(await cleanUp()).toMatchObject({ reservations: 1 });
    expect(await left()).toBe(IN_STORE);
    expect((await shopper.cart(body.id)).body.items).toMatchObject([{ qty: 3 }]);
  });

  it('releases what its cart does not need any more, and keeps the rest', async () => {
    const { body } = await reserve(3);
    expect((await update(body, { qty: 2 })).body.reservation).toEqual({
      storeId: STORE,
      reservedUntil: until(),
    });
    expect(await left()).toBe(IN_STORE - 2);
    expect((await update(body, { qty: IN_STORE + 1 })).errorIds).toEqual(['INV407']);
    expect(await left()).toBe(IN_STORE - 2);
    const gone = await shopper.call<Cart>('DELETE', '/cart/v1/item', {
      cartId: body.id,
      itemId: body.items[0]?.id,
    });
    expect(gone.body.reservation).toBeUndefined();
    expect(await left()).toBe(IN_STORE);
  });

  it('becomes the order of its cart', async () => {
    const { body } = await reserve(IN_STORE);
    expect((await buy(body.id)).status).toBe(200);
    await age(RESERVATION_MS + 1);
    expect(await cleanUp()).not.toHaveProperty('reservations');
    expect(await left()).toBe(0);
  });

  it('outlives a card that is declined, until its time', async () => {
    const { body } = await reserve(IN_STORE);
    const reservedUntil = until();
    expect((await buy(body.id, 'declined')).errorIds).toEqual(['PAY400']);
    expect((await shopper.cart(body.id)).body.reservation).toEqual({ storeId: STORE, reservedUntil });
    expect(await left()).toBe(0);
    expect((await buy(body.id)).status).toBe(200);
    expect(await left()).toBe(0);
  });

  it('goes with the cart of a guest who signs in, into the cart that the person has', async () => {
    const person = await newPerson(service);
    const own = await person.newCart([shoe, 1]);
    const { body } = await reserve(IN_STORE);
    const { body: token } = await enter(service, {}, { guest: shopper, guestObjects: { basketId: body.id } });
    expect(token.basketId).toBe(own);
    const { body: merged } = await shopperWith(service, token).cart(own);
    expect(merged.items).toMatchObject([{ qty: 1 }, { qty: IN_STORE, shippingId: `pickup-${STORE}` }]);
    expect(merged.reservation).toEqual({ storeId: STORE, reservedUntil: until() });
    expect(await left()).toBe(0);
  });

  it('ends with its cart', async () => {
    await reserve(2);
    await database.read.execute(sql`delete from cart`);
    expect(await left()).toBe(IN_STORE);
  });
});
