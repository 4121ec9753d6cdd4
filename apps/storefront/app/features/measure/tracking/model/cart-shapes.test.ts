// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { beginCheckout, purchase } from '@haberdash/analytics/events';
import type { CartView } from '../../../buy/cart/index.ts';
import type { OrderView } from '../../../buy/checkout/index.ts';
import { siteOf } from '../../../../shared/sites/sites.ts';
import { shapeOfCart } from './cart-shapes.ts';
import { shapeOfOrder } from './order-shapes.ts';

const line = {
  id: 'l1',
  productId: 'NF12AB34CD',
  masterId: 'NF12AB34',
  name: 'Ridge jacket',
  pageUrl: '/p/ridge-jacket-NF12AB34',
  choices: ['Moss', 'M'],
  qty: 1,
  amount: 90,
  original: 100,
  rowTotal: 90,
  bonus: false,
  taxTotal: 9,
  delivery: { way: 'home', label: 'Home' },
};
const totals = {
  itemTotal: 90,
  total: 104,
  totalDiscount: 10,
  totalDiscountPercentage: 10,
  tax: 9,
  shipping: 5,
};

const cartOf = (...items: readonly object[]) =>
  ({
    currency: 'USD',
    items,
    totals,
    couponItems: [{ code: 'WARM10', applied: true }],
  }) as unknown as CartView;

const site = siteOf('en-us');
const itemOf = (of: object, cart: object = {}) =>
  beginCheckout(shapeOfCart({ ...cartOf({ ...line, ...of }), ...cart }, site)).ecommerce.items[0];

it.each([
  [false, `${location.origin}/en-us/p/ridge-jacket-NF12AB34`],
  [true, '/en-us/p/ridge-jacket-NF12AB34'],
])('a line has the address of its product; relative: %s', (relativeProductUrls, address) => {
  const shape = shapeOfCart(cartOf(line), { ...site, switches: { ...site.switches, relativeProductUrls } });
  expect(shape.items?.[0]?.pdpUrl).toBe(address);
});

it('a line is reported with variant, prices and tax', () => {
  expect(itemOf({})).toMatchObject({
    item_id: 'NF12AB34',
    item_sku: 'NF12AB34CD',
    item_variant: 'Moss / M',
    price: 90,
    discount: 10,
    quantity: 1,
    tax: 9,
  });
});

it.each([
  [
    'at home by the method of the cart',
    { way: 'home', label: 'Home', time: '3-5 days' },
    'express',
    undefined,
  ],
  ['in a store', { way: 'pickup', label: 'Pickup', storeId: 'STORE-7' }, 'pickup', 'STORE-7'],
])('a line that is delivered %s is reported with it', (_how, delivery, method, store) => {
  const item = itemOf({ delivery }, { deliveryCode: 'express' });
  expect([item?.shipping_method, item?.store_id]).toEqual([method, store]);
});

it('a gift is reported as one, without its words and recipient', () => {
  const gift = {
    wrap: true,
    receipt: false,
    to: 'Maria',
    email: 'maria@example.com',
    message: 'Happy birthday',
  };
  const item = itemOf({ gift });
  expect(item?.gift_option).toBe(true);
  expect(JSON.stringify(item)).not.toMatch(/maria|birthday/i);
});

it('a customised product is reported with its recipe, an ordinary one without such fields', () => {
  expect(itemOf({ isCustoms: true, recipeId: 'RC1', precreatedCustomsCode: 'PINE' })).toMatchObject({
    is_customs: true,
    recipe_id: 'RC1',
    precreated_customs_code: 'PINE',
  });
  expect(Object.keys(itemOf({}) ?? {}).filter((name) => /customs|recipe/.test(name))).toEqual([]);
});

it('a bonus product is reported as a free gift, with its promotion and the coupon that brought it', () => {
  const couponItems = [{ code: 'GIFT', applied: true, promotionId: 'GWP-1' }];
  const item = itemOf({ bonus: true, amount: 0, rowTotal: 0, bonusPromotionId: 'GWP-1' }, { couponItems });
  expect(item).toMatchObject({ promotion_id: 'GWP-1', coupon: 'GIFT', discount_tag: 'Free Gift' });
});

it('a cart is reported with its coupon and totals, and what rewards leave to pay', () => {
  const cart = { ...cartOf(line), remainingToPay: 54, appliedRewards: 50 };
  expect(beginCheckout(shapeOfCart(cart, site)).ecommerce).toMatchObject({
    coupon: 'WARM10',
    tax: 9,
    shipping: 5,
    discount: 10,
    total: 104,
    total_without_tax: 95,
    remaining_to_pay: 54,
    applied_rewards: 50,
  });
});

it('an order is reported with the same fields of its lines, and with nothing of its customer', () => {
  const order = {
    orderNumber: 'NF20260001',
    createdAt: '2026-11-26T10:00:00Z',
    currency: 'USD',
    email: 'maria@example.com',
    firstName: 'María',
    totals,
    items: [
      {
        ...line,
        price: { amount: 90, rowTotal: 90 },
        isGift: true,
        recipeId: 'RC1',
        delivery: { code: 'sts', time: '3-5 days', storeId: 'STORE-7' },
      },
    ],
  } as unknown as OrderView;
  const event = purchase(shapeOfOrder(order, site));
  expect(event?.ecommerce).toMatchObject({
    tax: 9,
    shipping: 5,
    total_without_tax: 95,
    items: [
      {
        item_variant: 'Moss / M',
        tax: 9,
        gift_option: true,
        recipe_id: 'RC1',
        shipping_method: 'sts',
        delivery_time: '3-5 days',
        store_id: 'STORE-7',
        item_url: `${location.origin}/en-us/p/ridge-jacket-NF12AB34`,
      },
    ],
  });
  expect(JSON.stringify(event)).not.toMatch(/maria|maría/i);
});
