import { beforeEach, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { usAddress, type TestShopper } from '../../../testing/service.ts';
import { openStore } from '../../../testing/stores.fixtures.ts';

const shop = createTestShop();
let shopper: TestShopper;
let shoe: string;
let inTexas: string;
let cartId: string;
beforeEach(async () => {
  await shop.database.empty();
  shop.service.gateway.reset();
  shoe = await sellVariant(shop.database);
  inTexas = await openStore(shop.database, 'NF-US-TX', { [shoe]: 3 }, { province: 'TX' });
  shopper = await shop.service.shopper();
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
