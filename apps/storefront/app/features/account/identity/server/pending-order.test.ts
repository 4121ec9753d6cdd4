import type { Order } from '@haberdash/api-client/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readSignIn, runSignIn } from './sign-in.server.ts';
import { readSignUp, runSignUp } from './sign-up.server.ts';

const orderNumber = 'NF0012345678';
const st = 'secret-of-the-order-0001';
const order: Order = {
  orderNumber,
  st,
  status: 'PLACED',
  currency: 'GBP',
  email: 'ailsa@example.com',
  createdAt: '2026-05-14T09:31:07Z',
  billingAddress: {
    firstName: 'Ailsa',
    lastName: 'Reid',
    addressLine1: '12 Harbour Street',
    city: 'Leith',
    postalCode: 'EH6 6JJ',
    countryCode: 'GB',
    phone: '+447911123456',
  },
  shipments: [],
  items: [],
  totals: { itemTotal: 240, totalDiscount: 0, totalDiscountPercentage: 0, shipping: 0, total: 240 },
  paymentMethod: [],
  promoSummary: [],
  flash: [],
};

const TOKEN = 'POST /token/v2/auth/token';
const responses: Responses = {
  [`GET /consumers-v3/consumer/purchase/${orderNumber}`]: { body: order },
  'GET /consumers-v3/utilities/countryList/GB': { body: { countryCode: 'GB', fields: {}, provinces: [] } },
  'POST /consumers-v3/auth/signup': { status: 201, body: { consumerNo: 'C000482913' } },
  'POST /consumers-v3/auth/signin': { body: { authorizationCode: 'code-of-a-sign-in-0001', expiresIn: 60 } },
  'POST /consumers-v3/auth/passkey/signin': {
    body: { authorizationCode: 'code-of-a-sign-in-0001', expiresIn: 60 },
  },
  [TOKEN]: {
    body: {
      accessToken: 'access',
      refreshToken: 'refresh-token-of-a-consumer-0001',
      expiresIn: 1800,
      usid: 'usid',
      type: 'Registered',
    },
  },
  'GET /wishlists/v2/favorites': { body: { total: 0, start: 0, count: 1, items: [] } },
};
const CONFIRMATION = `/en-gb/order-confirmation?orderNumber=${orderNumber}`;

function guest(path: string, from: string, fields: Record<string, string> = {}, given = responses) {
  const values = { 'last-order': orderNumber };
  const { shopper, seen } = fakeShopper(given, { path, fields, values, basketId: undefined });
  const referer = new URL(from, shopper.url).href;
  return { shopper: { ...shopper, request: new Request(shopper.url, { headers: { referer } }) }, seen };
}
const exchangeOf = (seen: ReturnType<typeof guest>['seen']) => seen.find(({ call }) => call === TOKEN)?.body;

const login = { email: 'ailsa@example.com', password: 'Trail-running-2026' };

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a shopper who has just ordered as a guest', () => {
  it.each([
    ['sign-in', readSignIn],
    ['sign-up', readSignUp],
  ] as const)('is led by the %s from the confirmation to the account', async (page, read) => {
    const { shopper } = guest(`/${page}`, CONFIRMATION);
    expect(await read(shopper)).toMatchObject({ target: '/en-gb/account', orderNumber });
  });

  it('is led by the sign-in that the sign-up names to the account, too', async () => {
    const { shopper } = guest('/sign-in?order=last', '/en-gb/sign-up');
    expect(await readSignIn(shopper)).toMatchObject({ target: '/en-gb/account', orderNumber });
  });

  it('is led to where the sign-in was asked for', async () => {
    const { shopper } = guest('/sign-in?redirect=/en-gb/favorites', CONFIRMATION);
    expect(await readSignIn(shopper)).toMatchObject({ target: '/en-gb/favorites', orderNumber });
  });

  it('is led back where the sign-in is not about the order', async () => {
    const { shopper } = guest('/sign-in', '/en-gb/search?q=boots');
    expect(await readSignIn(shopper)).toMatchObject({
      target: '/en-gb/search?q=boots',
      orderNumber: undefined,
    });
  });

  it('is led to the account where the order cannot be read at the moment', async () => {
    const call = `GET /consumers-v3/consumer/purchase/${orderNumber}`;
    const { shopper } = guest(
      '/sign-in',
      CONFIRMATION,
      {},
      { ...responses, [call]: formError('GEN500', 500) },
    );
    expect(await readSignIn(shopper)).toMatchObject({ target: '/en-gb/account', orderNumber: undefined });
  });

  it('brings the order along with a password', async () => {
    const fields = { ...login, order: 'last', target: '/en-gb/account' };
    const { shopper, seen } = guest('/sign-in', '/en-gb/sign-in', fields);
    expect(await outcome(runSignIn(shopper))).toEqual({ to: '/en-gb/account' });
    expect(exchangeOf(seen)).toMatchObject({ orderNo: orderNumber, st, action: 'postLogin' });
  });

  it('brings the order along with a passkey', async () => {
    const signed = {
      credentialId: 'a',
      userHandle: 'b',
      clientDataJSON: 'c',
      authenticatorData: 'd',
      signature: 'e',
    };
    const fields = { passkey: 'signed', order: 'last', target: '/en-gb/account', ...signed };
    const { shopper, seen } = guest('/sign-in', '/en-gb/sign-in', fields);
    expect(await outcome(runSignIn(shopper))).toEqual({ to: '/en-gb/account' });
    expect(exchangeOf(seen)).toMatchObject({ orderNo: orderNumber, st });
  });

  it('leaves the order behind where the form does not ask for it', async () => {
    const { shopper, seen } = guest('/sign-in', '/en-gb/sign-in', { ...login, target: '/en-gb' });
    await outcome(runSignIn(shopper));
    expect(exchangeOf(seen)).not.toHaveProperty('orderNo');
  });

  it('brings the order along where the first sign-in of a new account failed', async () => {
    const fields = {
      ...login,
      firstName: 'Ailsa',
      lastName: 'Reid',
      birthDate: '17/04/1991',
      brandTerms: 'on',
      policy: 'on',
      order: 'last',
      target: '/en-gb/account',
    };
    const given = { ...responses, 'POST /consumers-v3/auth/signin': formError('AUT500', 500) };
    const { shopper } = guest('/sign-up', '/en-gb/sign-up', fields, given);
    expect(await outcome(runSignUp(shopper))).toEqual({
      to: '/en-gb/sign-in?redirect=%2Fen-gb%2Faccount&order=last',
    });
  });
});
