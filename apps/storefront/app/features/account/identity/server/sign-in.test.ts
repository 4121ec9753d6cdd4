import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cart,
  cartId,
  fakeShopper,
  otherCartId,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readEmployeeTerms, runEmployeeTerms } from './employee-terms.server.ts';
import { setFlashMessages, consumeFlashMessages } from './flash-messages.server.ts';
import { readSignIn, runSignIn } from './sign-in.server.ts';

const SIGN_IN = 'POST /consumers-v3/auth/signin';
const TOKEN = 'POST /token/v2/auth/token';
const FAVOURITES = 'GET /wishlists/v2/favorites';
const PASSKEYS = 'GET /consumers-v3/consumer/passkeys';
const passkey = {
  passkeyId: '3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a91',
  kind: 'device',
  createdAt: '2026-05-14T09:31:07Z',
};
const cartCall = (id: string) => `GET /cart/v1/cart/${id}`;
const fields = {
  email: 'linh.nguyen@example.com',
  password: 'Trail-running-2026',
  target: '/en-gb/checkout',
};

const registered = {
  accessToken: 'access-of-a-consumer',
  refreshToken: 'refresh-token-of-a-consumer-0001',
  expiresIn: 1800,
  usid: 'usid-of-a-guest',
  type: 'Registered',
  consumerNo: 'C000482913',
  basketId: otherCartId,
};
const good: Responses = {
  [SIGN_IN]: { body: { authorizationCode: 'code-of-a-sign-in-0001', expiresIn: 60 } },
  [TOKEN]: { body: registered },
  [FAVOURITES]: {
    body: { favoriteId: '3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a91', total: 1, start: 0, count: 1, items: [] },
  },
  'GET /wishlists/v2/saveForLater': {
    body: { saveForLaterId: '3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a92', total: 1, items: [] },
  },
  [cartCall(cartId)]: { body: cart({ totalItems: 2 }) },
  [cartCall(otherCartId)]: { body: cart({ id: otherCartId, totalItems: 5 }) },
};

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const codes = (response: unknown) =>
  typeof response === 'object' &&
  response !== null &&
  'formErrors' in response &&
  Array.isArray(response.formErrors)
    ? response.formErrors.map(({ code, place, field }) => [code, place, field])
    : [];

describe('a sign-in', () => {
  it('leads to where the shopper wanted to go, with what the guest had', async () => {
    const { shopper, seen } = fakeShopper(good, { path: '/sign-in', fields });
    expect(await outcome(runSignIn(shopper))).toEqual({ to: '/en-gb/checkout' });
    const exchange = seen.find(({ call }) => call === TOKEN)?.body;
    expect(exchange).toMatchObject({
      type: 'Registered',
      authorizationCode: 'code-of-a-sign-in-0001',
      guestObjects: {
        basketId: cartId,
        favoriteId: '3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a91',
        saveForLaterId: '3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a92',
      },
    });
    expect(shopper.session.basketId()).toBe(otherCartId);
  });

  it('brings the card that the guest has typed to the bag that stays', async () => {
    const { shopper } = fakeShopper(good, { path: '/sign-in', fields });
    const payment = { cartId, sessionID: 'session-of-a-card', lastFour: '4242' };
    shopper.session.setValue('payment', JSON.stringify(payment));
    await outcome(runSignIn(shopper));
    expect(JSON.parse(shopper.session.value('payment') ?? '')).toEqual({ ...payment, cartId: otherCartId });
  });

  it('with an impossible password shows the error of a wrong one', async () => {
    const responses = { ...good, [SIGN_IN]: formError('API400', 400, { field: 'password' }) };
    const { shopper } = fakeShopper(responses, { path: '/sign-in', fields });
    expect((await outcome(runSignIn(shopper))).data).toMatchObject({
      formErrors: [{ place: 'banner', text: 'Email or password is not correct.' }],
    });
  });

  it('says so once, and that the bag has grown', async () => {
    const { shopper } = fakeShopper(good, { path: '/sign-in', fields });
    await outcome(runSignIn(shopper));
    expect(consumeFlashMessages(shopper).map(({ code }) => code)).toEqual(['signed-in', 'cart-merged']);
    expect(consumeFlashMessages(shopper)).toEqual([]);
  });

  it('says nothing to the page of the form, which is being left', async () => {
    const { shopper } = fakeShopper(good, { path: '/sign-in', fields });
    await outcome(runSignIn(shopper));
    const readFrom = (path: string) => {
      const referer = new URL(path, shopper.url).href;
      return { ...shopper, request: new Request(shopper.url, { headers: { referer } }) };
    };
    const page = { ...shopper.session, consumer: () => ({}) };
    expect(consumeFlashMessages({ ...readFrom('/en-gb/sign-in?redirect=%2Fen-gb'), session: page })).toEqual(
      [],
    );
    expect(
      consumeFlashMessages({ ...readFrom('/en-gb/cart'), session: page }).map(({ code }) => code),
    ).toContain('signed-in');
  });

  it('is shown also where a read of the page before, which was of a guest, responds later', async () => {
    const { shopper, values } = fakeShopper(good, { path: '/sign-in', fields });
    await outcome(runSignIn(shopper));
    const setNames = new Set(values.keys());
    values.clear();
    setFlashMessages(shopper.session, ['signed-out']);
    const forgottenByResponse = [...values.keys()];
    expect(forgottenByResponse).toHaveLength(1);
    expect(forgottenByResponse.filter((name) => setNames.has(name))).toEqual([]);
  });

  it.each([
    ['offers a passkey to a customer without one', { passkeys: [] }, 'signed-in-by-password'],
    ['offers none to a customer with one', { passkeys: [passkey] }, 'signed-in'],
  ])('by a password %s', async (_what, body, code) => {
    const { shopper } = fakeShopper({ ...good, [PASSKEYS]: { body } }, { path: '/sign-in', fields });
    await outcome(runSignIn(shopper));
    const [flash] = consumeFlashMessages(shopper);
    expect([flash?.code, flash?.link?.href]).toEqual([
      code,
      code === 'signed-in' ? undefined : '/en-gb/account/password#passkeys',
    ]);
  });

  it.each([
    ['nothing of a bag that is as it was', { totalItems: 2 }, ['signed-in']],
    [
      'of a bag that has grown what is out of stock',
      { totalItems: 5, items: [{ ...cart().items[0], available: false }] },
      ['signed-in', 'cart-out-of-stock'],
    ],
  ])('says %s', async (_what, after, expected) => {
    const responses = {
      ...good,
      [cartCall(otherCartId)]: { body: { ...cart({ id: otherCartId }), ...after } },
    };
    const { shopper } = fakeShopper(responses, { path: '/sign-in', fields });
    await outcome(runSignIn(shopper));
    expect(consumeFlashMessages(shopper).map(({ code }) => code)).toEqual(expected);
  });

  it('works while favourites and bag cannot be read', async () => {
    const responses = { ...good, [FAVOURITES]: 'no-answer', [cartCall(cartId)]: 'no-answer' } as const;
    const { shopper } = fakeShopper(responses, { path: '/sign-in', fields });
    expect(await outcome(runSignIn(shopper))).toEqual({ to: '/en-gb/checkout' });
  });

  it.each([
    ['AUT418', 401, ['AUT418', 'banner', undefined]],
    ['AUT426', 401, ['AUT426', 'banner', undefined]],
    ['AUT423', 423, ['AUT423', 'banner', undefined]],
    ['AUT453', 400, ['AUT453', 'field', 'email']],
    ['API429', 429, ['API429', 'banner', undefined]],
  ] as const)(
    'that is rejected with %s says it at its place and keeps the address',
    async (code, status, at) => {
      const responses = { ...good, [SIGN_IN]: formError(code, status) };
      const { shopper } = fakeShopper(responses, { path: '/sign-in', fields });
      const { data } = await outcome(runSignIn(shopper));
      expect(codes(data)).toEqual([at]);
      expect(data).toMatchObject({ values: { email: fields.email, target: fields.target } });
      expect(JSON.stringify(data)).not.toContain(fields.password);
      expect(shopper.session.basketId()).toBe(cartId);
    },
  );

  it('whose code the token service does not take leaves a guest, in words', async () => {
    const { shopper } = fakeShopper(
      { ...good, [TOKEN]: formError('AUT404', 403) },
      { path: '/sign-in', fields },
    );
    const { data, status } = await outcome(runSignIn(shopper));
    expect([codes(data), status]).toEqual([[['NOT_SIGNED_IN', 'banner', undefined]], 409]);
  });

  it('that is not answered says that nobody answered', async () => {
    const { shopper } = fakeShopper({ ...good, [SIGN_IN]: 'no-answer' }, { path: '/sign-in', fields });
    expect(codes((await outcome(runSignIn(shopper))).data)).toEqual([['NO_ANSWER', 'banner', undefined]]);
  });

  it('without address or password asks for both, and calls nobody', async () => {
    const { shopper, seen } = fakeShopper({}, { path: '/sign-in', fields: { email: 'linh', password: '' } });
    const { data, status } = await outcome(runSignIn(shopper));
    expect(status).toBe(400);
    expect(codes(data)).toEqual([
      ['email', 'field', 'email'],
      ['required', 'field', 'password'],
    ]);
    expect(seen).toEqual([]);
  });

  it('leads nobody out of the shop', async () => {
    const foreign = { ...fields, target: 'https://evil.example/' };
    const { shopper } = fakeShopper(good, { path: '/sign-in', fields: foreign });
    expect(await outcome(runSignIn(shopper))).toEqual({ to: '/en-gb' });
  });
});

describe('the sign-in page', () => {
  const read = (path: string, options: Parameters<typeof fakeShopper>[1] = {}) => {
    const { shopper, values } = fakeShopper({}, { ...options, path });
    return { run: outcome(readSignIn(shopper)), values };
  };

  it('redirects a signed-in customer to the account, or to the requested page', async () => {
    expect(await read('/sign-in', { consumer: {} }).run).toEqual({ to: '/en-gb/account' });
    expect(await read('/sign-in?redirect=/en-gb/cart', { consumer: {} }).run).toEqual({ to: '/en-gb/cart' });
  });

  it('takes address and number of a consumer out of the address at once, and fills the form in', async () => {
    const path = '/sign-in?redirect=/en-gb/cart&email=linh%40example.com&consumerId=C1';
    const { run, values } = read(path);
    expect(await run).toEqual({ to: '/en-gb/sign-in?redirect=%2Fen-gb%2Fcart' });
    const after = read('/sign-in', { values: Object.fromEntries(values) });
    expect((await after.run).data).toMatchObject({ email: 'linh@example.com' });
  });

  it('leaves out what breaks its rules', async () => {
    const { run, values } = read('/sign-in?leadSource=%3Cscript%3E&enrollment_marketing_source=spring');
    await run;
    expect(JSON.parse(values.get('invitation') ?? '')).toEqual({ source: 'spring' });
  });
});

it.each([
  [false, '/en-gb/employee-terms?redirect=%2Fen-gb%2Fcheckout'],
  [true, '/en-gb/checkout'],
])('an employee who has accepted the terms of the discount (%j) is led to %s', async (isAccepted, to) => {
  const consumer = { consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: isAccepted };
  const { shopper } = fakeShopper(good, { path: '/sign-in', fields, consumer });
  expect(await outcome(runSignIn(shopper))).toEqual({ to });
});

describe('the terms of the employee discount', () => {
  const PUT = 'PUT /consumers-v3/consumer';
  const consumer = { consumerType: 'EMPLOYEE', isEmployeeDiscountTCAccepted: false };
  const path = '/employee-terms?redirect=/en-gb/checkout';
  const run = (typed: Readonly<Record<string, string>>) => {
    const fake = fakeShopper({ [PUT]: { body: {} } }, { path, fields: typed, consumer });
    return { ...fake, result: outcome(runEmployeeTerms(fake.shopper)) };
  };

  it('are accepted once, and lead on', async () => {
    const { seen, result } = run({ terms: 'on' });
    expect(await result).toEqual({ to: '/en-gb/checkout' });
    expect(seen).toMatchObject([
      { call: PUT, body: { consumerProfile: { consumerDetails: { isEmployeeDiscountTCAccepted: true } } } },
    ]);
  });

  it('are not accepted without a tick', async () => {
    const { seen, result } = run({});
    expect(codes((await result).data)).toEqual([['requiredCheckbox', 'field', 'terms']]);
    expect(seen).toEqual([]);
  });

  it('are for employees', async () => {
    const { shopper } = fakeShopper({}, { path, consumer: {} });
    expect(await outcome(readEmployeeTerms(shopper))).toEqual({ to: '/en-gb/checkout' });
  });
});

it('the sign-in page says that a session has ended, once, in a document without a script', async () => {
  const values = { 'flash-guest': '{"codes":["session-ended-in-form"]}' };
  const { shopper } = fakeShopper({}, { path: '/sign-in', values });
  expect(await readSignIn(shopper)).toMatchObject({ reason: expect.stringContaining('nothing was saved') });
  expect(await readSignIn(shopper)).toMatchObject({ reason: undefined });
});
