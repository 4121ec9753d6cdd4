import { sql } from 'drizzle-orm';
import type { Cart } from '@haberdash/api-client/cart';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Executor } from '../../../platform/db/database.ts';
import { sellVariant, stockOf } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import type { SessionBehaviour } from '../../../testing/fake-gateway.ts';
import { startTestService, usAddress, type TestService, type TestShopper } from '../../../testing/service.ts';
import { openPoint, openStore } from '../../../testing/stores.fixtures.ts';

const STORE = 'NF-US-01';
const OTHER = 'NF-US-02';
const NO_PARCELS = 'NF-US-03';
const POINT = 'US-PUDO-1';

let database: TestDatabase;
let service: TestService;
let shopper: TestShopper;
let shoe: string;
let cartId: string;

let statements = 0;

const STATEMENTS: ReadonlySet<string | symbol> = new Set(['select', 'execute', '$count']);
const counted = (read: Executor): Executor =>
  new Proxy(read, {
    get: (own, key, receiver): unknown => {
      if (STATEMENTS.has(key)) statements += 1;
      return Reflect.get(own, key, receiver);
    },
  });

beforeAll(async () => {
  database = await cloneDatabase();
  service = await startTestService({ ...database, read: counted(database.read) });
});
afterAll(async () => {
  await service.app.close();
  await database.close();
});
beforeEach(async () => {
  await database.empty();
  service.gateway.reset();
  shoe = await sellVariant(database);
  await openStore(database, STORE, { [shoe]: 3 });
  await openStore(database, OTHER, { [shoe]: 1 }, { latitude: 40.8 });
  await openStore(database, NO_PARCELS, { [shoe]: 1 }, { takesParcels: false });
  await openStore(database, 'NF-FR-01', { [shoe]: 1 }, { countryCode: 'FR' });
  await openPoint(database, POINT);
  shopper = await service.shopper();
  cartId = await shopper.newCart();
});

const add = (item: object, query = '') =>
  shopper.call<Cart>('POST', `/cart/v1/item${query}`, [{ cartId, productId: shoe, qty: 1, ...item }]);
const update = (itemId: string, change: object, query = '') =>
  shopper.call<Cart>('PUT', `/cart/v1/cart/${cartId}/item${query}`, { cartId, itemId, qty: 1, ...change });
const lineOf = (cart: Cart) => cart.items[0]?.id ?? '';
const setStock = (location: string, quantity: number) =>
  database.read.execute(sql`update stock set quantity = ${quantity} where location = ${location}`);
/** Adds the billing address and places the cart. */
async function buy(behaviour: SessionBehaviour = 'authorised') {
  await shopper.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, usAddress());
  const session = await shopper.openSession(cartId);
  service.gateway.behaviours.set(session, behaviour);
  return shopper.place(cartId, session);
}

describe('a line of a cart', () => {
  it.each([
    ['home', {}, '', 'me', 'standard'],
    ['its store', { storeId: STORE }, '', `pickup-${STORE}`, 'pickup'],
    ['the favourite store', {}, `?action=pickup&favStoreId=${OTHER}`, `pickup-${OTHER}`, 'pickup'],
    [
      'a store that it is sent to',
      { storeId: STORE, selectedShippingOption: 'sts' },
      '',
      `sts-${STORE}`,
      'sts',
    ],
    ['a collection point', { storeId: POINT, selectedShippingOption: 'pudo' }, '', `pudo-${POINT}`, 'pudo'],
  ])('is delivered to %s', async (_, item, query, shippingId, code) => {
    const { body } = await add(item, query);
    expect(body.items).toMatchObject([{ shippingId, selectedShippingOption: code }]);
    expect(body.items[0]?.shippingOptions.find(({ selected }) => selected)?.shippingMethod.code).toBe(code);
    expect(body.shippingMethods).toMatchObject([{ shippingId, code }]);
  });

  it('shows what stores have, the favourite one where it has none itself', async () => {
    const { body } = await add({ qty: 2 }, `?favStoreId=${OTHER}`);
    const shown = body.items[0]?.shippingOptions.map(({ shippingMethod, available, storeInfo }) => [
      shippingMethod.code,
      available,
      storeInfo?.storeInventory,
    ]);
    expect(shown).toEqual([
      ['standard', true, undefined],
      ['pickup', false, 1],
      ['sts', true, 10],
    ]);
    const picked = await add({ storeId: STORE }, `?favStoreId=${OTHER}`);
    expect(picked.body.items[1]?.shippingOptions[1]?.storeInfo).toMatchObject({
      id: STORE,
      name: `Northfell ${STORE}`,
      distanceKm: 7.1,
    });
  });

  it('is one line with another of the same delivery, and two with one of another delivery', async () => {
    await add({ storeId: STORE });
    await add({ storeId: STORE });
    const { body } = await add({});
    expect(body.items.map(({ qty, shippingId }) => [qty, shippingId])).toEqual([
      [2, `pickup-${STORE}`],
      [1, 'me'],
    ]);
  });

  it.each([
    ['a store that there is not', { storeId: 'NF-US-99' }, '', 404, 'STR404'],
    ['a store of another country', { storeId: 'NF-FR-01' }, '', 404, 'STR404'],
    ['a collection point as a store', { storeId: POINT }, '', 404, 'STR404'],
    ['a store without parcels', { storeId: NO_PARCELS, selectedShippingOption: 'sts' }, '', 404, 'STR404'],
    ['no store at all', {}, '?action=pickup', 400, 'API400'],
    ['home, of a store', { storeId: STORE, selectedShippingOption: 'home' }, '', 400, 'API400'],
    ['more than the store has', { storeId: STORE, qty: 4 }, '', 409, 'INV407'],
    [
      'more than the point takes',
      { storeId: POINT, selectedShippingOption: 'pudo', qty: 6 },
      '',
      409,
      'INV407',
    ],
  ])('is rejected for %s', async (_, item, query, status, errorId) => {
    const rejected = await add(item, query);
    expect([rejected.status, rejected.errorIds]).toEqual([status, [errorId]]);
    expect((await shopper.cart(cartId)).body.items).toEqual([]);
  });

  it('shares stock and limit with the other lines of its variant', async () => {
    await setStock('online', 4);
    await add({ qty: 3 });
    const rejected = await add({ qty: 2, storeId: STORE, selectedShippingOption: 'sts' });
    expect(rejected.body).toMatchObject({
      errorDetails: [{ errorId: 'INV406', additionalInfo: { maxAllowedQty: 1, limitedBy: 'STOCK' } }],
    });
    expect((await add({ qty: 2, storeId: STORE })).status).toBe(200);
  });

  it('moves from way to way, and becomes one with a line that is there', async () => {
    const line = lineOf((await add({})).body);
    const steps: readonly (readonly [object, string, string])[] = [
      [{ storeId: STORE }, '', `pickup-${STORE}`],
      [{ selectedShippingOption: 'sts' }, '', `sts-${STORE}`],
      [{ selectedShippingOption: 'pickup', storeId: OTHER }, '', `pickup-${OTHER}`],
      [{ selectedShippingOption: 'home' }, '', 'me'],
    ];
    for (const [change, query, shippingId] of steps) {
      const { body } = await update(line, change, query);
      expect(body.items).toMatchObject([{ id: line, shippingId }]);
    }
    await add({ storeId: STORE });
    expect((await update(line, { storeId: STORE })).body.items).toMatchObject([{ qty: 2 }]);
  });

  it('has a notice of a changed store until the line itself changes', async () => {
    const line = lineOf((await add({ storeId: STORE })).body);
    await update(line, { storeId: OTHER });
    await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [usAddress()] });
    const noticesOf = async () =>
      (await shopper.cart(cartId)).body.items[0]?.customerNotifications?.map(({ type }) => type);
    expect(await noticesOf()).toEqual(['ChangedStoreId']);
    await update(line, { qty: 1 });
    expect(await noticesOf()).toBeUndefined();
  });

  it.each([
    ['from ship-to-store to pickup', 'sts', 'pickup', STORE, 'ORD516'],
    ['from pickup to home', 'pickup', 'home', 'online', 'ORD517'],
    ['from pickup to ship-to-store', 'pickup', 'sts', 'online', 'ORD518'],
  ])('cannot go %s where nothing is left there', async (_, before, after, emptied, errorId) => {
    const line = lineOf((await add({ storeId: STORE, selectedShippingOption: before })).body);
    await setStock(emptied, 0);
    const rejected = await update(line, { selectedShippingOption: after });
    expect([rejected.status, rejected.errorIds]).toEqual([409, [errorId]]);
  });

  it('moves with its whole shipment', async () => {
    await add({ storeId: STORE, qty: 2 });
    const move = (code: string, shippingId: string) =>
      shopper.call<Cart>('POST', '/cart/v1/shippingMethod', { cartId, code, shippingId });
    expect((await move('sts', `pickup-${STORE}`)).body.items).toMatchObject([{ shippingId: `sts-${STORE}` }]);
    expect((await move('express', `sts-${STORE}`)).body.items).toMatchObject([
      { shippingId: 'me', selectedShippingOption: 'express' },
    ]);
    expect((await move('drone', 'me')).errorIds).toEqual(['SHP404']);
    expect((await move('sts', `pickup-${STORE}`)).errorIds).toEqual(['SHP404']);
  });
});

describe('an order', () => {
  it('goes in a shipment for each way, and takes its stock where each line is', async () => {
    await add({});
    await add({ storeId: STORE, qty: 2 });
    await add({ storeId: OTHER, selectedShippingOption: 'sts' });
    await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [usAddress()] });
    const placed = await buy();
    expect(placed.body.shipments).toMatchObject([
      { shipmentId: 'me', shippingMethod: { code: 'standard' }, address: { city: 'Portland' } },
      {
        shipmentId: `pickup-${STORE}`,
        storeId: STORE,
        store: { city: 'New York', openingHours: ['Mon – Sat: 10:00 AM – 8:00 PM'] },
        pickupCode: expect.stringMatching(/^[A-Z2-9]{6}$/),
      },
      { shipmentId: `sts-${OTHER}`, shippingMethod: { code: 'sts', price: { amount: 0 } } },
    ]);
    expect(placed.body.items.map(({ shipmentId }) => shipmentId)).toEqual([
      'me',
      `pickup-${STORE}`,
      `sts-${OTHER}`,
    ]);
    const left = [await stockOf(database, shoe), await stockOf(database, shoe, STORE)];
    expect([...left, await stockOf(database, shoe, OTHER)]).toEqual([8, 1, 1]);
  });

  it('that is only fetched needs no delivery address, but an e-mail address with its bill', async () => {
    await add({ storeId: STORE });
    const { email: _email, ...bill } = usAddress();
    await shopper.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, bill);
    const rejected = await shopper.place(cartId, await shopper.openSession(cartId));
    expect([rejected.status, rejected.errorIds]).toEqual([400, ['ORD400']]);
    const placed = await buy();
    expect([placed.status, placed.body.email, placed.body.totals.shipping]).toEqual([
      200,
      'ann@example.org',
      0,
    ]);
  });

  it('that is fetched where no one knows the province is taxed where its bill goes, with a notice before', async () => {
    await add({ storeId: STORE });
    const before = await shopper.cart(cartId);
    expect(before.body.totals).not.toHaveProperty('tax');
    const inNevada = { ...usAddress(), city: 'Reno', province: 'NV', postalCode: '89501' };
    await shopper.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, inNevada);
    const { totals } = (await shopper.cart(cartId)).body;
    expect(totals.tax).toBeGreaterThan(0);
    const placed = await shopper.place(cartId, await shopper.openSession(cartId));
    expect(placed.body.totals).toMatchObject({ tax: totals.tax, total: totals.total });
  });

  it('gives what a store had back to that store when it is not paid', async () => {
    await add({ storeId: STORE, qty: 2 });
    expect((await buy('declined')).errorIds).toEqual(['PAY400']);
    expect(await stockOf(database, shoe, STORE)).toBe(3);
  });

  it.each([
    ['pickup', STORE, 'ORD518'],
    ['pickup', NO_PARCELS, 'ORD517'],
    ['sts', STORE, 'ORD516'],
  ])('of an unavailable line by %s at %s names its alternative', async (option, storeId, errorId) => {
    await add({ storeId, selectedShippingOption: option });
    await setStock(option === 'pickup' ? storeId : 'online', 0);
    const prepared = await shopper.call('POST', '/cart/v1/cart/prepareOrder', { basketId: cartId });
    expect([prepared.status, prepared.errorIds]).toEqual([409, [errorId]]);
    expect((await buy()).errorIds).toEqual([errorId]);
  });

  it('is short of what is nowhere, by its line', async () => {
    const line = lineOf((await add({ storeId: STORE })).body);
    await setStock(STORE, 0);
    await setStock('online', 0);
    expect((await buy()).body).toMatchObject({ errorDetails: [{ errorId: 'INV701', itemId: line }] });
  });

  it('of a store is sold as often as the store has it, however many need it at the same time', async () => {
    const carts = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const each = await service.shopper();
        const id = await each.newCart();
        const added = await each.call<Cart>('POST', '/cart/v1/item', [
          { cartId: id, productId: shoe, qty: 1, storeId: STORE },
        ]);
        await each.call('POST', `/cart/v1/cart/${id}/billingAddress`, usAddress());
        return { each, id, line: lineOf(added.body), session: await each.openSession(id) };
      }),
    );
    await setStock('online', 0);
    const replies = await Promise.all(
      carts.map(async ({ each, id, line, session }) => ({ line, reply: await each.place(id, session) })),
    );
    const lost = replies.filter(({ reply }) => reply.status !== 200);
    expect(replies.length - lost.length).toBe(3);
    for (const { line, reply } of lost)
      expect(reply.body).toMatchObject({ errorDetails: [{ errorId: 'INV701', itemId: line }] });
    expect([await stockOf(database, shoe, STORE), await stockOf(database, shoe)]).toEqual([0, 0]);
  });
});

describe('collection points', () => {
  const search = (body: object) =>
    shopper.call<{ collectionPoints: { id: string; distanceKm?: number }[] }>(
      'POST',
      '/stores/v1/collectionPoints',
      {
        countryCode: 'US',
        ...body,
      },
    );
  const ids = ({ body }: Awaited<ReturnType<typeof search>>) => body.collectionPoints.map(({ id }) => id);

  beforeEach(async () => {
    await openPoint(database, 'US-PUDO-0', { latitude: 40.8, maxItems: 50 });
    await openPoint(database, 'FR-PUDO-0', { countryCode: 'FR' });
  });

  it('are found nearest first, with how they are reached', async () => {
    const near = { latitude: 40.7359, longitude: -73.9911 };
    expect((await search(near)).body).toMatchObject({
      collectionPoints: [
        { id: POINT, distanceKm: 0, shippingMethod: { code: 'pudo', label: 'Pickup point' } },
        { id: 'US-PUDO-0', distanceKm: 7.1 },
      ],
    });
    expect(ids(await search({ ...near, radiusKm: 5 }))).toEqual([POINT]);
    expect(ids(await search({ ...near, count: 1 }))).toEqual([POINT]);
    expect(ids(await search({ countryCode: 'JP' }))).toEqual([]);
  });

  it('are those in reach, however few there are', async () => {
    await openPoint(database, 'US-PUDO-2', { latitude: 41.3 });
    const place = { latitude: 40.7359, longitude: -73.9911 };
    expect(ids(await search(place))).toEqual([POINT, 'US-PUDO-0']);
    expect(ids(await search({ ...place, radiusKm: 100 }))).toHaveLength(3);
  });

  it('take what the cart holds', async () => {
    await add({ qty: 6 });
    expect(ids(await search({ cartId }))).toEqual(['US-PUDO-0']);
    expect(ids(await search({}))).toEqual(['US-PUDO-0', POINT]);
  });
});

describe('reading a cart', () => {
  const patched = (query = '') => shopper.cart(cartId, `?isPatchRequired=true${query}`);
  const noticed = (cart: Cart) =>
    cart.items.flatMap(({ customerNotifications = [] }) => customerNotifications.map(({ type }) => type));

  it.each([
    ['pickup', STORE, STORE, 'PickupToStsTransition', `sts-${STORE}`],
    ['pickup', NO_PARCELS, NO_PARCELS, 'PickupToSthTransition', 'me'],
    ['sts', STORE, 'online', 'StsToPickupTransition', `pickup-${STORE}`],
    ['home', '', 'online', 'STHToPickupTransition', `pickup-${OTHER}`],
  ])(
    'brings a line for %s (%s) up to date when %s has none left',
    async (before, storeId, emptied, type, after) => {
      await add({ ...(storeId === '' ? {} : { storeId }), selectedShippingOption: before });
      await setStock(emptied, 0);
      expect(noticed((await shopper.cart(cartId)).body)).toEqual([]);
      const { body } = await patched(`&favStoreId=${OTHER}`);
      expect(body.items.map(({ shippingId }) => shippingId)).toEqual([after]);
      expect(noticed(body)).toEqual([type]);
      expect(noticed((await shopper.cart(cartId)).body)).toEqual([type]);
    },
  );

  it('sends home what a store takes no more, with a notice until the line itself changes', async () => {
    const line = lineOf((await add({ storeId: STORE, selectedShippingOption: 'sts' })).body);
    await database.read.execute(sql`delete from store where id = ${STORE}`);
    expect(noticed((await patched()).body)).toEqual(['StsToSthTransition']);
    await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [usAddress()] });
    expect(noticed((await shopper.cart(cartId)).body)).toEqual(['StsToSthTransition']);
    expect(noticed((await update(line, { qty: 2 })).body)).toEqual([]);
  });

  it('has notices of other changes only until the cart changes', async () => {
    await add({ storeId: STORE });
    await setStock(STORE, 0);
    expect(noticed((await patched()).body)).toEqual(['PickupToStsTransition']);
    await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [usAddress()] });
    expect(noticed((await shopper.cart(cartId)).body)).toEqual([]);
  });

  it('joins a line with one that is delivered as it now is', async () => {
    await add({ storeId: STORE, selectedShippingOption: 'sts', qty: 2 });
    await add({ storeId: STORE });
    await setStock(STORE, 0);
    expect((await patched()).body.items).toMatchObject([{ shippingId: `sts-${STORE}`, qty: 3 }]);
  });

  it('leaves lines alone that nothing helps', async () => {
    await add({ storeId: STORE });
    await setStock(STORE, 0);
    await setStock('online', 0);
    const { body } = await patched('&inventorySupplyCheck=true');
    expect(body.items).toMatchObject([{ shippingId: `pickup-${STORE}`, available: false }]);
  });

  it('has a notice at home delivery lines when the address has lost their method', async () => {
    await add({});
    const to = (postalCode: string) =>
      shopper.call<Cart>('POST', `/cart/v2/cart/${cartId}/shippingAddress`, {
        addresses: [usAddress({ postalCode, province: 'NY' })],
      });
    await to('10001');
    await shopper.call('POST', '/cart/v1/shippingMethod', { cartId, code: 'same-day', shippingId: 'me' });
    const { body } = await to('12207');
    expect(noticed(body)).toEqual(['OrderShippingMethodDowngraded']);
    expect(body.flash).toMatchObject([{ code: 'OrderShippingMethodDowngraded', shipmentId: 'me' }]);
    const chosen = await shopper.call<Cart>('POST', '/cart/v1/shippingMethod', {
      cartId,
      code: 'standard',
      shippingId: 'me',
    });
    expect(noticed(chosen.body)).toEqual([]);
  });

  it('runs as many statements for twenty lines as for one', async () => {
    const variants = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sellVariant(database, { id: `NF0Q${String(index).padStart(3, '0')}0RED` }),
      ),
    );
    const one = await shopper.newCart([variants[0] ?? '', 1]);
    const many = await shopper.newCart(...variants.map((id) => [id, 1] as const));
    const count = async (id: string) => {
      statements = 0;
      await shopper.cart(id, `?favStoreId=${STORE}`);
      return statements;
    };
    await count(one);
    expect(await count(many)).toBe(await count(one));
  });
});
