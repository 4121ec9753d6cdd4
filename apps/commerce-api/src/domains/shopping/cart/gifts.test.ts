import type { Cart } from '@haberdash/api-client/cart';
import { beforeEach, expect, it } from 'vitest';

import { createTestShop } from '../../../testing/test-shop.fixtures.ts';
import { sellVariant, stockOf } from '../../../testing/catalogue.fixtures.ts';
import { usAddress, type TestShopper } from '../../../testing/service.ts';
import { promotion } from './promotion-schema.ts';

const shop = createTestShop();
let shopper: TestShopper;
let shoe: string;
let hat: string;
let pin: string;
let cartId: string;
beforeEach(async () => {
  await shop.database.empty();
  shop.service.gateway.reset();
  shoe = await sellVariant(shop.database);
  hat = await sellVariant(shop.database, { id: 'NF0HAT00RED', price: 2_000 });
  pin = await sellVariant(shop.database, { id: 'NF0PIN00RED', price: 500, soldAs: 'gift' });
  const name = 'A gift of yours';
  await shop.database.read.insert(promotion).values({
    id: 'trail-gift',
    kind: 'gift',
    level: 'PRODUCT',
    names: { en: name, fr: name, de: name, es: name, it: name },
    thresholds: { USD: 10_000 },
    categoryIds: [],
    excludedProductIds: [],
    automatic: true,
    giftVariantIds: [hat, pin],
  });
  shopper = await shop.service.shopper();
  cartId = await shopper.newCart();
});

const add = (productId: string, qty = 1) =>
  shopper.call<Cart>('POST', '/cart/v1/item', [{ cartId, productId, qty }]);
const update = (itemId: string, qty: number) =>
  shopper.call<Cart>('PUT', `/cart/v1/cart/${cartId}/item`, { cartId, itemId, qty });

it('a gift is approached, earned, chosen once, and costs nothing', async () => {
  const before = await add(shoe);
  expect(before.body.approachingDiscounts).toContainEqual(
    expect.objectContaining({ promotionId: 'trail-gift', distanceFromConditionThreshold: 50 }),
  );
  expect(before.body.bonusOffers).toBeUndefined();
  const earned = await add(shoe);
  expect(earned.body).toMatchObject({
    bonusOffers: [{ promotionId: 'trail-gift', products: [{ productId: hat }, { productId: pin }] }],
    promoSummary: expect.arrayContaining([
      expect.objectContaining({ promotionId: 'trail-gift', level: 'PRODUCT' }),
    ]),
  });
  const chosen = await add(hat);
  expect(chosen.body.bonusOffers).toBeUndefined();
  expect(chosen.body).toMatchObject({
    items: [
      { productId: shoe },
      { productId: hat, bonus: true, bonusPromotionId: 'trail-gift', price: { amount: 0 } },
    ],
    totals: { itemTotal: 100 },
  });
  expect((await add(hat)).body.items.map(({ bonus }) => bonus)).toEqual([false, true, false]);
});

it.each([
  ['was chosen', true],
  ['was earned and not chosen', false],
])('an order names a gift only when it was chosen: one that %s', async (_how, isChosen) => {
  const ready = await shopper.readyCart([shoe, 2]);
  if (isChosen) await shopper.call('POST', '/cart/v1/item', [{ cartId: ready, productId: hat, qty: 1 }]);
  const { body } = await shopper.place(ready, await shopper.openSession(ready));
  expect(body.items.some(({ productId }) => productId === hat)).toBe(isChosen);
  expect(body.promoSummary.some(({ promotionId }) => promotionId === 'trail-gift')).toBe(isChosen);
});

it('what is only given with others is rejected until it is earned, and cannot be more than one', async () => {
  expect((await add(pin)).errorIds).toEqual(['GWP403']);
  await add(shoe, 2);
  const { body } = await add(pin);
  expect(body.items.map(({ productId, bonus }) => [productId, bonus])).toEqual([
    [shoe, false],
    [pin, true],
  ]);
  expect((await add(pin)).errorIds).toEqual(['GWP403']);
  expect((await update(body.items[1]?.id ?? '', 2)).errorIds).toEqual(['GWP403']);
});

it('a gift is withdrawn, with a notice, when the cart does not earn it any more', async () => {
  const line = (await add(shoe, 2)).body.items[0]?.id ?? '';
  await add(hat);
  const { body } = await update(line, 1);
  expect(body.items.map(({ productId }) => productId)).toEqual([shoe]);
  expect(body.customerNotifications).toMatchObject([{ type: 'BonusProductWithdrawn' }]);
  expect((await update(line, 2)).body.items).toHaveLength(1);
});

it('a gift leaves with the order, and takes its stock', async () => {
  await add(shoe, 2);
  await add(hat);
  await shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, { addresses: [usAddress()] });
  await shopper.call('POST', `/cart/v1/cart/${cartId}/billingAddress`, usAddress());
  const placed = await shopper.place(cartId, await shopper.openSession(cartId));
  expect(placed.body.items).toMatchObject([{ productId: shoe }, { productId: hat, bonus: true }]);
  expect([placed.body.totals.total, await stockOf(shop.database, hat)]).toEqual([100, 9]);
});
