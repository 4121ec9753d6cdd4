import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cart,
  cartId,
  fakeShopper,
  otherCartId,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { requireCart } from './checkout-cart.server.ts';
import { beginAt } from './express.server.ts';
import { readCheckoutStatus } from '../model/checkout-status.ts';
import { readShippingStep } from './shipping-step.server.ts';
import { readSummaryStep } from './summary-step.server.ts';

const consumer = { consumerNo: 'C000482913', consumerType: 'CONSUMER' };
const home = {
  id: 'a1',
  version: 1,
  approachType: 'S',
  main: true,
  firstName: 'Ailsa',
  lastName: 'Reid',
  addressLine1: '12 Harbour Street',
  city: 'Leith',
  postalCode: 'EH6 6JJ',
  countryCode: 'GB',
  phone: '+447911123456',
  phoneCode: '44',
};
const profile = (address: readonly object[]) => ({
  body: {
    consumerProfile: {
      consumerDetails: {
        consumerNo: 'C000482913',
        email: 'ailsa@example.com',
        firstName: 'Ailsa',
        lastName: 'Reid',
        identity: [],
        address,
      },
      enrollments: [],
      isLoyaltyMember: false,
      preferences: { interests: '' },
      subscriptions: [],
    },
  },
});
const card = (over: object = {}) => ({
  body: {
    paymentInstruments: [
      {
        payment_method_id: 'CREDIT_CARD',
        paymentInstrumentId: 'card-1',
        main: true,
        card: {
          type: 'VISA',
          lastFour: '4242',
          expirationMonth: 4,
          expirationYear: 2030,
          isExpired: false,
          ...over,
        },
      },
    ],
  },
});
const shipment = { shippingId: 'me', code: 'standard', applicableShippingMethods: [] };
const open = cart({ shippingMethods: [shipment] });
const PROFILE = 'GET /consumers-v3/consumer';
const WALLET = 'GET /consumers-v3/consumer/payment_instruments';
const SHIPPING = `POST /cart/v2/cart/${cartId}/shippingAddress`;
const BILLING = `POST /cart/v1/cart/${cartId}/billingAddress`;
const TENDER = `POST /cart/v1/cart/${cartId}/paymentInstruments`;

const begin = async (responses: Responses, options: object = { consumer }, given = open) => {
  const all = {
    [`GET /cart/v1/cart/${cartId}`]: { body: given },
    [PROFILE]: profile([home]),
    [WALLET]: card(),
    [SHIPPING]: { body: given },
    [BILLING]: { body: given },
    [TENDER]: { body: given },
    ...responses,
  };
  const { shopper, seen } = fakeShopper(all, options);
  const step = await beginAt(shopper, await requireCart(shopper));
  return {
    shopper,
    step,
    changes: seen.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call),
    seen,
  };
};

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('a main card and a main address lead straight to the summary', async () => {
  const { step, changes, seen } = await begin({});
  expect(step).toBe('summary');
  expect(changes).toEqual([SHIPPING, BILLING, TENDER]);
  expect(seen.at(-1)?.body).toEqual({ payment_method_id: 'CREDIT_CARD', paymentInstrumentId: 'card-1' });
});

it('nothing is sent home where everything is fetched in a store', async () => {
  const fetched = cart({ shippingMethods: [{ ...shipment, code: 'pickup', storeId: 'NF-GB-01' }] });
  const { step, changes } = await begin({}, { consumer }, fetched);
  expect(step).toBe('summary');
  expect(changes).toEqual([BILLING, TENDER]);
});

it.each([
  ['a guest', {}, {}],
  ['a customer without a main address', { [PROFILE]: profile([{ ...home, main: false }]) }, { consumer }],
  ['a customer whose card has expired', { [WALLET]: card({ isExpired: true }) }, { consumer }],
  ['a customer whose account cannot be read', { [PROFILE]: 'no-answer' }, { consumer }],
] as const)('%s begins at shipping', async (_who, responses, options) => {
  const { step, changes } = await begin(responses, options);
  expect([step, changes]).toEqual(['shipping', []]);
});

it('an address that the service rejects is asked for', async () => {
  const { step } = await begin({ [SHIPPING]: formError('SHP500', 400) });
  expect(step).toBe('shipping');
});

describe('the status of the checkout', () => {
  const { id: _id, version: _version, approachType: _type, main: _main, ...address } = home;
  const summary = cart({ shippingMethods: [{ ...shipment, address }], billingAddress: address });
  const values = { payment: JSON.stringify({ cartId, sessionID: 'session-1' }) };
  const later = (shopper: Awaited<ReturnType<typeof begin>>['shopper'], path = '/checkout/summary') => {
    const status = shopper.session.value('checkout-status');
    return fakeShopper(
      {
        [`GET /cart/v1/cart/${cartId}`]: { body: summary },
        'GET /consumers-v3/utilities/countryList': { body: { countries: [] } },
        'GET /consumers-v3/utilities/countryList/GB': {
          body: { countryCode: 'GB', fields: {}, provinces: [] },
        },
      },
      { path, values: { ...values, ...(status === undefined ? {} : { 'checkout-status': status }) } },
    ).shopper;
  };
  const statusOf = async (shopper: Awaited<ReturnType<typeof begin>>['shopper']) =>
    (await readSummaryStep(later(shopper))).status;

  it('is EXPRESS at the summary, and the placement begins with it', async () => {
    expect(await statusOf((await begin({})).shopper)).toBe('EXPRESS');
  });

  it('is STANDARD for a checkout that begins at shipping', async () => {
    expect(await statusOf((await begin({}, {})).shopper)).toBe('STANDARD');
  });

  it('is not that of another cart', () => {
    const session = { value: () => `EXPRESS ${otherCartId}` };
    expect(readCheckoutStatus(session, cartId)).toBe('STANDARD');
  });

  it.each([
    ['/checkout/shipping', 'STANDARD'],
    ['/checkout/shipping?rejected=SHP404', 'EXPRESS'],
  ])('after %s is %s', async (path, status) => {
    const page = later((await begin({})).shopper, path);
    await readShippingStep(page);
    expect(await statusOf(page)).toBe(status);
  });
});
