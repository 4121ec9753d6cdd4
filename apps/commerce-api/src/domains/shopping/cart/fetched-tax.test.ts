import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, usAddress, type TestService, type TestShopper } from '../../../testing/service.ts';
import { openStore } from '../../../testing/stores.fixtures.ts';

let database: TestDatabase;
let service: TestService;
let shopper: TestShopper;
let shoe: string;
let inTexas: string;
let cartId: string;

beforeAll(async () => {
  database = await cloneDatabase();
  service = await startTestService(database);
});
afterAll(async () => {
  await service.app.close();
  await database.close();
});
beforeEach(async () => {
  await database.empty();
  service.gateway.reset();
  shoe = await sellVariant(database);
  inTexas = await openStore(database, 'NF-US-TX', { [shoe]: 3 }, { province: 'TX' });
  shopper = await service.shopper();
  cartId = await shopper.newCart();
});

const add = (more: object = {}) =>
  shopper.call('POST', '/cart/v1/item', [{ cartId, productId: shoe, qty: 1, ...more }]);
const taxNow = async () => (await shopper.cart(cartId)).body.totals.tax;
/** A state without sales tax. */
const inOregon = () => ({ ...usAddress(), city: 'Portland', province: 'OR', postalCode: '97205' });

it('pickup is taxed at its place immediately, whatever the bill', async () => {
  await add({ storeId: inTexas });
  const tax = await taxNow();
  expect(tax).toBeGreaterThan(0);
  await shopper.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, inOregon());
  const placed = await shopper.place(cartId, await shopper.openSession(cartId));
  expect([placed.status, placed.body.totals.tax]).toEqual([200, tax]);
});

it('what is fetched in part is taxed at its address', async () => {
  await add({ storeId: inTexas });
  await add();
  await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [inOregon()] });
  expect(await taxNow()).toBe(0);
});
