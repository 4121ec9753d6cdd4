import { NOWHERE, onCart } from './cart-cases.fixtures.ts';
import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import { type ReadyCartState } from '../../../testing/shop-states.fixtures.ts';

const challenged = async ({ shopper, service, cartId }: ReadyCartState) => {
  const session = await shopper.openSession(cartId);
  service.gateway.behaviours.set(session, 'challenge');
  return { session, order: (await shopper.place(cartId, session)).body };
};
const placed = async ({ shopper, cartId }: ReadyCartState) =>
  (await shopper.place(cartId, await shopper.openSession(cartId))).body;
const sessionUrl = (cartId: string, referer = 'https://shop.test') =>
  `/cart/v1/paymentSession?referer=${encodeURIComponent(referer)}&paymentMethodId=CREDIT_CARD&basketId=${cartId}`;

const instruments = (cartId: string) => `/cart/v1/cart/${cartId}/paymentInstruments`;
const FINGERPRINT = '/cart/v1/deviceFingerPrint';
const BALANCE = '/cart/v1/giftcard/balance';
const request = { code: 'GC7730014820', pin: '0412', recaptcha_response: 'human' };
const giftCard = { payment_method_id: 'GIFT_CARD', ...request };

export const cases: ContractCases<ReadyCartState> = {
  getPaymentMethods: onCart('GET', (id) => `/cart/v1/cart/${id}/paymentMethods`),
  addPaymentInstrument: {
    200: ({ shopper, cartId }) => shopper.call('POST', instruments(cartId), giftCard),
    400: ({ shopper, cartId }) => shopper.call('POST', instruments(cartId), { ...giftCard, code: '' }),
    403: ({ shopper, cartId }) =>
      shopper.call('POST', instruments(cartId), { ...giftCard, recaptcha_response: 'robot' }),
    404: ({ shopper }) => shopper.call('POST', instruments(NOWHERE), giftCard),
    409: async ({ shopper, cartId }) => {
      await shopper.call('POST', instruments(cartId), giftCard);
      return shopper.call('POST', instruments(cartId), giftCard);
    },
  },
  removePaymentInstrument: onCart('DELETE', instruments, { payment_instrument_id: 'tn-of-nobody' }),
  sendDeviceFingerPrint: {
    200: ({ shopper, cartId }) =>
      shopper.call('POST', FINGERPRINT, { cartId, deviceFingerPrint: 'device-0001' }),
    400: ({ shopper, cartId }) => shopper.call('POST', FINGERPRINT, { cartId, deviceFingerPrint: '' }),
    404: ({ shopper }) =>
      shopper.call('POST', FINGERPRINT, { cartId: NOWHERE, deviceFingerPrint: 'device-0001' }),
  },
  getGiftCardBalance: {
    200: ({ shopper }) => shopper.call('POST', BALANCE, request),
    400: ({ shopper }) => shopper.call('POST', BALANCE, { ...request, pin: '9999' }),
    403: ({ shopper }) => shopper.call('POST', BALANCE, { ...request, recaptcha_response: 'robot' }),
    409: ({ shopper }) => shopper.call('POST', BALANCE, { ...request, code: 'GC-ENDED' }),
  },
  getPaymentSession: {
    ...onCart('GET', (id) => sessionUrl(id)),
    400: ({ shopper, cartId }) => shopper.call('GET', sessionUrl(cartId, 'javascript:alert(1)')),
    409: async ({ shopper }) => shopper.call('GET', sessionUrl(await shopper.newCart())),
  },
  prepareOrder: {
    200: ({ shopper, cartId }) => shopper.call('POST', '/cart/v1/cart/prepareOrder', { basketId: cartId }),
    400: ({ shopper }) => shopper.call('POST', '/cart/v1/cart/prepareOrder', {}),
    404: ({ shopper }) => shopper.call('POST', '/cart/v1/cart/prepareOrder', { basketId: NOWHERE }),
    409: async ({ shopper }) =>
      shopper.call('POST', '/cart/v1/cart/prepareOrder', { basketId: await shopper.newCart() }),
  },
  placeOrder: {
    200: async ({ shopper, cartId }) => shopper.place(cartId, await shopper.openSession(cartId)),
    400: ({ shopper, cartId }) => shopper.place(cartId, 'short'),
    403: async ({ shopper, cartId }) =>
      shopper.place(cartId, await shopper.openSession(cartId), { recaptcha_response: 'robot' }),
    404: ({ shopper }) => shopper.place(NOWHERE, 'a-session-of-nobody'),
    409: ({ shopper, cartId }) => shopper.place(cartId, 'a-session-of-nobody'),
  },
  patchOrder: {
    200: async (state) => {
      const { order, session } = await challenged(state);
      return state.shopper.answerChallenge(order.orderNumber, session, 'passed');
    },
    400: ({ shopper }) => shopper.call('PATCH', '/cart/v2/checkout/order/NF0000000000', {}),
    404: ({ shopper }) => shopper.answerChallenge('NF0000000000', 'a-session-of-nobody', 'passed'),
    409: async (state) => {
      const { order, session } = await challenged(state);
      return state.shopper.answerChallenge(order.orderNumber, session, 'failed');
    },
  },
  getPurchase: {
    200: async (state) =>
      state.shopper.call('GET', `/consumers-v3/consumer/purchase/${(await placed(state)).orderNumber}`),
    400: ({ shopper }) => shopper.call('GET', '/consumers-v3/consumer/purchase/nonsense'),
    404: ({ shopper }) => shopper.call('GET', '/consumers-v3/consumer/purchase/NF0000000000'),
  },
};
