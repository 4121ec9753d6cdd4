import { usAddress } from '../../../testing/service.ts';
import { NOWHERE, onCart } from '../../orders/checkout/cart-cases.fixtures.ts';
import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import { type ReadyCartState } from '../../../testing/shop-states.fixtures.ts';

const item = (state: ReadyCartState, overrides: object = {}) => [
  { cartId: state.cartId, productId: state.shoe, qty: 1, ...overrides },
];

const GIFT = { to: 'Mai', message: 'For your hikes', wrap: true, receipt: true };

export const cases: ContractCases<ReadyCartState> = {
  getOwnCart: {
    200: ({ shopper }) => shopper.call('GET', '/cart/v1/cart'),
    400: ({ shopper }) => shopper.call('GET', '/cart/v1/cart', undefined, { locale: 'en-zz' }),
    404: ({ service }) => service.shopper().then((guest) => guest.call('GET', '/cart/v1/cart')),
  },
  createCart: {
    201: ({ shopper }) => shopper.call('POST', '/cart/v1/cart', {}),
    400: ({ shopper }) => shopper.call('POST', '/cart/v1/cart', { unknown: true }),
  },
  createCartWithItem: {
    201: ({ shopper, shoe }) =>
      shopper.call('POST', '/cart/v1/cartWithItem', [{ productId: shoe, qty: 1, giftOption: GIFT }]),
    400: ({ shopper }) => shopper.call('POST', '/cart/v1/cartWithItem', []),
    404: ({ shopper }) =>
      shopper.call('POST', '/cart/v1/cartWithItem', [{ productId: 'NF99999999X', qty: 1 }]),
    409: ({ shopper, soldOut }) =>
      shopper.call('POST', '/cart/v1/cartWithItem', [{ productId: soldOut, qty: 1 }]),
  },
  reserveWithItem: {
    201: ({ shopper, shoe, storeId }) =>
      shopper.call('POST', '/cart/v1/reserveWithItem', [
        { productId: shoe, qty: 1, storeId, giftOption: GIFT },
      ]),
    400: ({ shopper, shoe }) =>
      shopper.call('POST', '/cart/v1/reserveWithItem', [{ productId: shoe, qty: 1 }]),
    404: ({ shopper, shoe }) =>
      shopper.call('POST', '/cart/v1/reserveWithItem', [{ productId: shoe, qty: 1, storeId: 'NF-US-99' }]),
    409: ({ shopper, shoe, storeId }) =>
      shopper.call('POST', '/cart/v1/reserveWithItem', [{ productId: shoe, qty: 9, storeId }]),
  },
  getCart: onCart('GET', (id) => `/cart/v1/cart/${id}?inventorySupplyCheck=true`),
  addItems: {
    200: (state) => state.shopper.call('POST', '/cart/v1/item', item(state, { giftOption: GIFT })),
    400: (state) => state.shopper.call('POST', '/cart/v1/item', item(state, { qty: 0 })),
    404: (state) => state.shopper.call('POST', '/cart/v1/item', item(state, { cartId: NOWHERE })),
    409: (state) => state.shopper.call('POST', '/cart/v1/item', item(state, { qty: 11 })),
  },
  removeItem: {
    200: ({ shopper, cartId, itemId }) => shopper.call('DELETE', '/cart/v1/item', { cartId, itemId }),
    400: ({ shopper, cartId }) => shopper.call('DELETE', '/cart/v1/item', { cartId }),
    404: ({ shopper, itemId }) => shopper.call('DELETE', '/cart/v1/item', { cartId: NOWHERE, itemId }),
  },
  updateItem: Object.fromEntries(
    (
      [
        [200, { qty: 2, giftOption: GIFT }],
        [400, { qty: 1.5 }],
        [404, { itemId: NOWHERE }],
        [409, { qty: 999 }],
      ] as const
    ).map(([status, change]) => [
      status,
      ({ shopper, cartId, itemId }: ReadyCartState) =>
        shopper.call('PUT', `/cart/v1/cart/${cartId}/item`, { cartId, itemId, qty: 1, ...change }),
    ]),
  ),
  applyCoupon: Object.fromEntries(
    (
      [
        [200, { code: 'TEN' }],
        [400, { code: 'NOPE' }],
        [404, { code: 'TEN', cartId: NOWHERE }],
        [409, { code: 'PAST' }],
      ] as const
    ).map(([status, body]) => [
      status,
      ({ shopper, cartId }: ReadyCartState) => shopper.call('PUT', '/cart/v1/coupon', { cartId, ...body }),
    ]),
  ),
  removeCoupon: {
    200: ({ shopper, cartId }) => shopper.call('DELETE', '/cart/v1/coupon', { cartId, code: 'TEN' }),
    400: ({ shopper, cartId }) => shopper.call('DELETE', '/cart/v1/coupon', { cartId, code: '' }),
    404: ({ shopper }) => shopper.call('DELETE', '/cart/v1/coupon', { cartId: NOWHERE, code: 'TEN' }),
  },
  setShippingMethod: Object.fromEntries(
    (
      [
        [200, { code: 'express' }],
        [400, { shippingId: 'you' }],
        [404, { cartId: NOWHERE }],
        [409, { code: 'drone' }],
      ] as const
    ).map(([status, change]) => [
      status,
      ({ shopper, cartId }: ReadyCartState) =>
        shopper.call('POST', '/cart/v1/shippingMethod', {
          cartId,
          code: 'express',
          shippingId: 'me',
          ...change,
        }),
    ]),
  ),
  getShippingMethods: onCart('GET', (id) => `/cart/v1/cart/${id}/shippingMethod/me`),
  setShippingAddress: {
    ...onCart('POST', (id) => `/cart/v2/cart/${id}/shippingAddress`, { addresses: [usAddress()] }),
    409: ({ shopper, cartId }) =>
      shopper.call('POST', `/cart/v2/cart/${cartId}/shippingAddress`, {
        addresses: [usAddress({ countryCode: 'JP' })],
      }),
  },
  searchCollectionPoints: {
    200: ({ shopper, cartId }) =>
      shopper.call('POST', '/stores/v1/collectionPoints', {
        countryCode: 'US',
        postalCode: '10003',
        city: 'New York',
        latitude: 40.7,
        longitude: -74,
        radiusKm: 5,
        cartId,
        count: 5,
      }),
    400: ({ shopper }) => shopper.call('POST', '/stores/v1/collectionPoints', { countryCode: 'us' }),
  },
  removeShippingAddress: onCart('DELETE', (id) => `/cart/v2/cart/${id}/shippingAddress`),
  validateShippingAddress: onCart(
    'POST',
    (id) => `/cart/v1/cart/${id}/shippingAddress/validation`,
    usAddress(),
  ),
  setBillingAddress: onCart('POST', (id) => `/cart/v1/cart/${id}/billingAddress`, usAddress()),
  removeBillingAddress: onCart('DELETE', (id) => `/cart/v1/cart/${id}/billingAddress`),
};
