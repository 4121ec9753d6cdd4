import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  cart,
  cartId,
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { runSignIn } from './sign-in.server.ts';

const OPTIONS = 'POST /consumers-v3/auth/passkey/options';
const SIGN_IN = 'POST /consumers-v3/auth/passkey/signin';
const options = {
  challenge: 'nPqNWRIp7gW0bGx4pD3XoYkYhXo0rJX9x1oV7yq8z0E',
  rpId: 'shop.test',
  timeout: 300_000,
  userVerification: 'required',
};
const signed = {
  credentialId: 'nzXj0LQp2yD1V6o3cF0m4w',
  userHandle: '3q2-7wABAgMEBQYHCAkKCw',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
  signature: 'MEUCIQDwn0dG5b8rJv9o1cY2H7mM',
};
const fields = { passkey: 'signed', target: '/en-gb/checkout', ...signed };
const good: Responses = {
  [SIGN_IN]: { body: { authorizationCode: 'code-of-a-sign-in-0001', expiresIn: 60 } },
  'POST /token/v2/auth/token': {
    body: {
      accessToken: 'access-of-a-consumer',
      refreshToken: 'refresh-token-of-a-consumer-0001',
      expiresIn: 1800,
      usid: 'usid-of-a-guest',
      type: 'Registered',
      consumerNo: 'C000482913',
      basketId: cartId,
    },
  },
  'GET /wishlists/v2/favorites': {
    body: { favoriteId: '3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a91', total: 1, start: 0, count: 1, items: [] },
  },
  [`GET /cart/v1/cart/${cartId}`]: { body: cart() },
};

async function send(responses: Responses, sent: Record<string, string>) {
  const { shopper, seen } = fakeShopper(responses, { fields: sent, path: '/sign-in' });
  return { ...(await outcome(runSignIn(shopper))), seen };
}

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('the sign-in page hands out a challenge', async () => {
  expect(await send({ [OPTIONS]: { body: options } }, { passkey: 'options' })).toMatchObject({
    data: { options },
  });
});

it('a challenge that was signed signs in, takes the bag along and leads where the form leads', async () => {
  const { to, seen } = await send(good, fields);
  expect(to).toBe('/en-gb/checkout');
  expect(seen.find(({ call }) => call === SIGN_IN)?.body).toMatchObject({ type: 'Registered', ...signed });
  expect(seen.find(({ call }) => call.includes('token'))?.body).toMatchObject({
    guestObjects: { basketId: cartId },
  });
});

it.each([
  ['a passkey that is unknown', { ...good, [SIGN_IN]: formError('AUT418', 401) }, fields],
  ['what no passkey has signed', {}, { ...fields, signature: '<script>' }],
])('%s is rejected in words of passkeys, and nothing of it is sent back', async (_what, responses, sent) => {
  const { data } = await send(responses, sent);
  expect(data).toMatchObject({
    values: {},
    formErrors: [{ code: 'AUT418', place: 'banner', text: expect.stringContaining('passkey') }],
  });
});

it('a service that does not respond is shown as an error', async () => {
  const { data } = await send({ [OPTIONS]: 'no-answer' }, { passkey: 'options' });
  expect(data).toMatchObject({ formErrors: [{ code: 'NO_ANSWER' }] });
});
