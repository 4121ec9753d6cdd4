import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import {
  startTestService,
  usSite,
  type TestService,
  type TestServiceOptions,
} from '../../../testing/service.ts';
import { enter, PASSWORD, proof, requestToken, shopperWith, signIn, signUp } from './identity.fixtures.ts';
import { createPasswordHasher } from './password-hasher.ts';

/** A quick hasher that records its calls. */
function countingHasher() {
  const request: string[] = [];
  const hasher = createPasswordHasher(async ({ message, tagLength }) => {
    const text = Buffer.from(message as Uint8Array).toString();
    request.push(text);
    return Buffer.alloc(tagLength, text);
  });
  return { hasher, asked: request };
}

let database: TestDatabase;
let service: TestService;
let hasher: ReturnType<typeof countingHasher>;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());

const start = async (options: TestServiceOptions = {}): Promise<void> => {
  await database.empty();
  hasher = countingHasher();
  service = await startTestService(database, { hasher: hasher.hasher, ...options });
};
beforeEach(() => start());

const codes = async (count: number, form: object = {}, headers = {}): Promise<string[]> => {
  const found: string[] = [];
  for (let time = 0; time < count; time += 1)
    found.push((await signIn(service, { password: 'Wrong-2026', ...form }, headers)).errorIds[0] ?? 'in');
  return found;
};

describe('an account', () => {
  it('is entered with its address in any case, and with its password to the letter', async () => {
    await signUp(service, { email: ' Linh@Example.com ' });
    expect((await signIn(service, { username: 'LINH@example.com' })).status).toBe(200);
    expect((await signIn(service, { password: PASSWORD.toLowerCase() })).errorIds).toEqual(['AUT438']);
  });

  it.each([
    [{ password: 'Ab1' }, 'FE872', 'password'],
    [{ password: 'only-small-letters' }, 'API400', 'password'],
    [{ email: 'linh@nowhere' }, 'AUT453', 'email'],
    [{ isTermsConfirmed: false }, 'API400', 'isTermsConfirmed'],
    [{ firstName: 'Linh' }, 'API400', 'lastName'],
    [{ firstName: 'Linh', lastName: 'Ng', birthDate: '2020-01-01' }, 'PRO410', 'birthDate'],
    [{ firstName: 'Linh', lastName: 'Ng', phone: '12', phoneCode: '1' }, 'API400', 'phone'],
    [
      {
        firstName: 'Linh',
        lastName: 'Ng',
        subscriptions: [{ type: 'LoyaltyNewsletter', channel: 'email', optin: true }],
      },
      'PRO411',
      'birthDate',
    ],
  ])('is not made of %j', async (form, errorId, field) => {
    const { status, body } = await signUp(service, form);
    expect([status, body]).toMatchObject([400, { errorDetails: [{ errorId, field }] }]);
    expect(hasher.asked).toEqual([]);
  });

  it('is made once for an address and once for a phone', async () => {
    const person = { firstName: 'Linh', lastName: 'Nguyễn', phone: '(303) 555-0142', phoneCode: '1' };
    expect((await signUp(service, { ...person, birthDate: '1991-04-17' })).status).toBe(201);
    expect((await signUp(service)).errorIds).toEqual(['AUT439']);
    const other = { ...person, email: 'aoife@example.com', phone: '+13035550142' };
    expect((await signUp(service, other)).errorIds).toEqual(['AUT442']);
    await database.read.execute(
      `insert into consumer_enrollment (consumer_no, type, member_id, status, enrolled_at)
       select consumer_no, 'LOYALTY', 'M1', 'CONFIRMED', now() from consumer`,
    );
    expect((await signUp(service, other)).errorIds).toEqual(['AUT444']);
  });

  it('is created once by two concurrent requests', async () => {
    const found = await Promise.all([1, 2, 3].map(() => signUp(service)));
    expect(found.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409']);
  });

  it('stores its subscriptions, unconfirmed', async () => {
    const subscriptions = [{ type: 'Newsletter', channel: 'email', optin: true, doubleOptin: true }];
    expect((await signUp(service, { subscriptions })).status).toBe(201);
    const { body } = await shopperWith(service, (await enter(service)).body).call(
      'GET',
      '/consumers-v3/consumer',
    );
    expect(body).toMatchObject({
      consumerProfile: {
        consumerDetails: { email: 'linh@example.com' },
        subscriptions: [
          { type: 'Newsletter', optin: true, doubleOptin: false, recipient: 'linh@example.com' },
        ],
      },
    });
  });

  it('keeps its password as a hash only', async () => {
    await signUp(service);
    const { rows } = await database.read.execute<{ row: string }>(
      'select row_to_json(c)::text as row from credential c',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(PASSWORD);
  });

  it('is entered with a temporary password for a week', async () => {
    await signUp(service, { isTemporaryPassword: true });
    service.clock.advance(7 * 24 * 60 * 60_000 - 1);
    expect((await signIn(service)).status).toBe(200);
    service.clock.advance(1);
    expect((await signIn(service)).errorIds).toEqual(['AUT437']);
  });

  it('that was closed is reported only with its right password', async () => {
    await signUp(service);
    await database.read.execute('update credential set closed_at = now()');
    expect((await signIn(service)).errorIds).toEqual(['AUT418']);
    expect(await codes(1)).toEqual(['AUT438']);
  });

  it('cannot be entered while passwords cannot be compared', async () => {
    await start({ hasher: createPasswordHasher(() => Promise.reject(new Error('no memory'))) });
    expect(await signIn(service)).toMatchObject({ status: 500, errorIds: ['AUT500'] });
  });
});

describe('a stranger', () => {
  it('reveals neither by responses nor by work whether an address has an account', async () => {
    await signUp(service);
    hasher.asked.length = 0;
    const known = await codes(7);
    const work = hasher.asked.splice(0);
    const unknown = await codes(7, { username: 'nobody@example.com' });
    expect(unknown).toEqual(known);
    expect(hasher.asked).toEqual(work);
    expect(known).toEqual(['AUT438', 'AUT438', 'AUT438', 'AUT426', 'AUT423', 'AUT423', 'AUT423']);
  });

  it('who guesses in parallel gets no more tries than one after the other', async () => {
    await signUp(service);
    hasher.asked.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => codes(1)));
    expect(hasher.asked).toHaveLength(5);
  });

  it('elsewhere does not lock out a shopper who has signed in from home', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    await signUp(service);
    expect((await signIn(service, {}, from('203.0.113.7'))).status).toBe(200);
    for (let network = 1; network <= 6; network += 1) await codes(5, {}, from(`198.51.100.${network}`));
    expect((await signIn(service, {}, from('198.51.100.99'))).errorIds).toEqual(['AUT423']);
    expect((await signIn(service, {}, from('203.0.113.7'))).status).toBe(200);
  });

  it('cannot keep a shopper out for longer than a quarter of an hour', async () => {
    await signUp(service);
    for (let day = 0; day < 8; day += 1) {
      await codes(5);
      service.clock.advance(15 * 60_000);
    }
    expect((await signIn(service)).status).toBe(200);
    expect(await codes(1)).toEqual(['AUT438']);
  });
});

it('no response about a session is cached, a rejected one neither', async () => {
  await signUp(service);
  const request = (url: string, payload: object) =>
    service.app.inject({ method: 'POST', url, headers: usSite, payload });
  const { codeChallenge } = proof();
  const credentials = { type: 'Registered', username: 'linh@example.com', password: PASSWORD, codeChallenge };
  const responses = [
    await request('/consumers-v3/auth/signin', credentials),
    await request('/consumers-v3/auth/signin', { ...credentials, password: 'Wrong-2026' }),
    await request('/token/v2/auth/token', { type: 'Guest' }),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200]);
  for (const { headers } of responses) expect(headers['cache-control']).toBe('no-store');
});

describe('the code of a sign-in', () => {
  const newCode = async () => {
    const { codeVerifier, codeChallenge } = proof();
    const { body } = await signIn(service, { codeChallenge });
    return { type: 'Registered', authorizationCode: body.authorizationCode, codeVerifier };
  };

  it('is exchanged once', async () => {
    const { body } = await signUp(service);
    const code = await newCode();
    expect(await requestToken(service, code)).toMatchObject({
      status: 200,
      body: { type: 'Registered', consumerNo: body.consumerNo, consumerType: 'CONSUMER', expiresIn: 600 },
    });
    expect((await requestToken(service, code)).errorIds).toEqual(['AUT432']);
  });

  it('is exchanged once by two concurrent requests', async () => {
    await signUp(service);
    const code = await newCode();
    const found = await Promise.all([1, 2, 3].map(() => requestToken(service, code)));
    expect(found.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401', '401']);
  });

  it('ends after a minute', async () => {
    await signUp(service);
    const code = await newCode();
    service.clock.advance(60_000);
    expect((await requestToken(service, code)).errorIds).toEqual(['AUT432']);
  });

  it('is worth nothing without its verifier, and is gone after a wrong one', async () => {
    await signUp(service);
    const code = await newCode();
    const stolen = { ...code, codeVerifier: proof().codeVerifier };
    expect((await requestToken(service, stolen)).errorIds).toEqual(['AUT432']);
    expect((await requestToken(service, code)).errorIds).toEqual(['AUT432']);
  });

  it('is not kept as it is', async () => {
    await signUp(service);
    const { authorizationCode } = await newCode();
    const { rows } = await database.read.execute<{ row: string }>(
      'select row_to_json(c)::text as row from authorization_code c',
    );
    expect(rows[0]?.row).not.toContain(authorizationCode);
  });
});

describe('a session of an account', () => {
  it('goes on with its refresh token, as the same person and with the same facts', async () => {
    await signUp(service);
    const { body: first } = await enter(service);
    const { body: second } = await requestToken(service, {
      type: 'Registered',
      refreshToken: first.refreshToken,
    });
    expect(second).toMatchObject({ type: 'Registered', usid: first.usid, consumerNo: first.consumerNo });
    expect(second.refreshToken).not.toBe(first.refreshToken);
  });

  it.each(['Guest', 'Agent'])('is not gone on with as a %s, and is not harmed by the try', async (type) => {
    await signUp(service);
    const { refreshToken } = (await enter(service)).body;
    expect((await requestToken(service, { type, refreshToken })).errorIds).toEqual(['AUT401']);
    expect((await requestToken(service, { type: 'Registered', refreshToken })).status).toBe(200);
  });

  it('ends as a whole when an old refresh token of it turns up again', async () => {
    await signUp(service);
    const { body: first } = await enter(service);
    const { body: second } = await requestToken(service, {
      type: 'Registered',
      refreshToken: first.refreshToken,
    });
    service.clock.advance(31_000);
    for (const { refreshToken } of [first, second])
      expect((await requestToken(service, { type: 'Registered', refreshToken })).errorIds).toEqual([
        'AUT401',
      ]);
  });

  it('ends with the account', async () => {
    await signUp(service);
    const { refreshToken } = (await enter(service)).body;
    await database.read.execute('delete from consumer');
    expect((await requestToken(service, { type: 'Registered', refreshToken })).errorIds).toEqual(['AUT498']);
  });

  it('ends with a sign-out of its own, and not with that of another shopper', async () => {
    await signUp(service);
    const { body: token } = await enter(service);
    const signOut = { refreshToken: token.refreshToken };
    const path = '/consumers-v3/consumer/auth/signout';
    expect((await (await service.shopper()).call('POST', path, signOut)).status).toBe(200);
    const { body: next } = await requestToken(service, { type: 'Registered', ...signOut });
    expect(next.type).toBe('Registered');
    expect(
      (await shopperWith(service, next).call('POST', path, { refreshToken: next.refreshToken })).body,
    ).toEqual({
      signedOut: true,
    });
    expect(
      (await requestToken(service, { type: 'Registered', refreshToken: next.refreshToken })).status,
    ).toBe(401);
  });
});
