import { beforeEach, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { offerCoupon, sellVariant } from '../../../testing/catalogue.fixtures.ts';
import { usAddress, type TestShopper } from '../../../testing/service.ts';
import { openStore } from '../../../testing/stores.fixtures.ts';

const STORE = 'NF-US-01';
const shop = createTestShop();
let shopper: TestShopper;
let shoe: string;
beforeEach(async () => {
  await shop.database.empty();
  shop.service.mails.length = 0;
  shoe = await sellVariant(shop.database, { price: 10_000 });
  await openStore(shop.database, STORE, { [shoe]: 3 });
  shopper = await shop.service.shopper();
});

async function mailOf(cartId: string) {
  await shopper.place(cartId, await shopper.openSession(cartId));
  await shop.service.checkout.background.drain();
  await shop.service.checkout.reconcile();
  const [mail] = shop.service.mails;
  return mail;
}

it('the confirmation names each promotion, what it is for and what it takes off', async () => {
  await offerCoupon(shop.database, 'TEN');
  const cartId = await shopper.readyCart([shoe, 1]);
  const { body } = await shopper.call<{ promoSummary: { promotionName: string }[] }>(
    'PUT',
    '/cart/v1/coupon',
    { cartId, code: 'TEN' },
  );
  const mail = await mailOf(cartId);
  for (const { promotionName } of body.promoSummary) expect(mail?.text).toContain(promotionName);
  expect(mail?.text).toMatch(/\(whole order\): −\$\d+\.\d\d/);
  expect(mail?.html).toMatch(/\(whole order\)<\/td>\s*<td[^>]*>−\$\d+/);
});

it('the confirmation of what is fetched has the place, its hours and the code, and no address of a parcel', async () => {
  const cartId = await shopper.newCart();
  await shopper.call('POST', '/cart/v1/item', [{ cartId, productId: shoe, qty: 1, storeId: STORE }]);
  await shopper.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, usAddress());
  const mail = await mailOf(cartId);
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(`Northfell ${STORE}`);
    expect(body).toMatch(/Pickup code: [A-Z0-9]{6}/);
    expect(body).toContain('Opening hours: ');
  }
});
