import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  cart,
  cartId,
  fakeShopper,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readShippingStep } from './shipping-step.server.ts';

const countries = '/consumers-v3/utilities/countryList';
const base: Responses = {
  [`GET /cart/v1/cart/${cartId}`]: { body: cart() },
  [`GET ${countries}`]: { body: { countries: [{ code: 'GB', name: 'United Kingdom', dialCode: '44' }] } },
  [`GET ${countries}/GB`]: { body: { countryCode: 'GB', fields: {}, provinces: [] } },
};
const PROFILE = 'GET /consumers-v3/consumer';
const person = {
  consumerNo: 'C000482913',
  email: 'ailsa@example.com',
  firstName: 'Ailsa',
  lastName: 'Reid',
  phone: '+447911123456',
  phoneCode: '44',
  identity: [],
};
const profile = (address: readonly object[]) => ({
  body: {
    consumerProfile: {
      consumerDetails: { ...person, address },
      enrollments: [],
      isLoyaltyMember: false,
      preferences: { interests: '' },
      subscriptions: [],
    },
  },
});
const read = (responses: Responses, consumer?: object) => {
  const { shopper, seen } = fakeShopper(
    { ...base, ...responses },
    { path: '/checkout/shipping?edit=address', ...(consumer === undefined ? {} : { consumer }) },
  );
  return { step: readShippingStep(shopper), seen };
};

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('a signed-in customer finds the main address of the account in the form', async () => {
  const home = {
    id: 'a1',
    version: 1,
    approachType: 'S',
    firstName: 'Ailsa',
    lastName: 'Reid',
    addressLine1: '12 Harbour Street',
    city: 'Leith',
    postalCode: 'EH6 6JJ',
    countryCode: 'GB',
    phone: '+447911123456',
    phoneCode: '44',
  };
  const addresses = [
    { ...home, id: 'a2', main: false, city: 'Edinburgh' },
    { ...home, main: true },
  ];
  const { step } = read({ [PROFILE]: profile(addresses) }, {});
  expect((await step).isGuest).toBe(false);
  expect((await step).form?.values).toMatchObject({
    email: 'ailsa@example.com',
    city: 'Leith',
    phone: '7911123456',
  });
});

it('a customer without an address finds name, e-mail address and phone in the form', async () => {
  const { step } = read({ [PROFILE]: profile([]) }, {});
  expect((await step).form?.values).toEqual({
    email: 'ailsa@example.com',
    firstName: 'Ailsa',
    lastName: 'Reid',
    phone: '7911123456',
  });
});

it('a profile that cannot be read leaves the form empty', async () => {
  const { step } = read({ [PROFILE]: 'no-answer' }, {});
  expect((await step).form?.values).toEqual({});
});

it('a guest is offered to sign in, and costs no call', async () => {
  const { step, seen } = read({});
  expect((await step).isGuest).toBe(true);
  expect(seen.map(({ call }) => call)).not.toContain(PROFILE);
});
