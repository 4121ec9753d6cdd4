import { describe, expect, it, vi } from 'vitest';
import { createConsumersClient } from '../consumers/index.ts';
import { createTokenClient, type Token } from '../token/index.ts';
import type { SessionSnapshot } from './session-types.ts';
import { createSession } from './session.ts';
import { createSignIn } from './sign-in.ts';
import { TOKEN_RETRY_DELAY_MS } from './token-call.ts';
import { tokenRequest } from './token-request.ts';

const NOW = 1_000_000;
const context = {
  locale: 'en-us',
  brand: 'northfell',
  region: 'NORA',
  siteId: 'NF-US',
  leadSource: 'summer-hike',
} as const;
const basketId = '3f2f9f3e-7c1b-4a63-9b0e-4d7a1f0a6b11';
const guest: SessionSnapshot = {
  accessToken: 'guest-access',
  refreshToken: 'guest-refresh-token-0001',
  expiresAt: NOW + 600_000,
  usid: 'usid-0001',
  type: 'Guest',
};
const token = (overrides: Partial<Token> = {}): Token => ({
  accessToken: 'consumer-access',
  refreshToken: 'consumer-refresh-token-01',
  expiresIn: 1_800,
  usid: 'usid-0001',
  type: 'Registered',
  consumerNo: 'C1',
  ...overrides,
});
const newGuest = token({ accessToken: 'new-guest', refreshToken: 'r', usid: 'usid-0002', type: 'Guest' });
const code = { authorizationCode: 'code-of-a-sign-in-0001', expiresIn: 60 };
const credentials = { username: 'linh@example.com', password: 'Trail-running-2026' };

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

interface Sent {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** A session with these responses by path: a number is an error status, an Error a lost connection. */
function setUp(responses: Readonly<Record<string, (object | number | Error)[]>>, existing?: SessionSnapshot) {
  const sent: Sent[] = [];
  let stored = existing;
  const send = async (input: RequestInfo | URL): Promise<Response> => {
    const request = new Request(input);
    const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
    sent.push({ path, body: await request.json(), headers: request.headers });
    const response = responses[path]?.shift();
    if (response instanceof Error) throw response;
    if (typeof response !== 'number') return Response.json(response ?? {}, { status: response ? 200 : 500 });
    const errorDetails = [{ errorId: `AUT${response}`, message: 'No.' }];
    return Response.json({ errorDetails, appId: 'test', correlationId: 'c-1' }, { status: response });
  };
  const wait = vi.fn(async (_milliseconds: number) => {});
  const now = () => NOW;
  const facts = { baseUrl: 'https://api.test', context, fetch: send, wait, now };
  const tokens = createTokenClient(facts);
  const storage = {
    read: () => stored,
    write: (next: SessionSnapshot) => (stored = next),
    clear: () => (stored = undefined),
  };
  const session = createSession({ storage, requestToken: tokenRequest(tokens, now), now, wait });
  const consumers = createConsumersClient({ ...facts, session });
  const account = createSignIn({ session, tokens, consumers, now, wait });
  return { account, session, sent, wait, stored: () => stored };
}

describe('signing in with a passkey', () => {
  it('exchanges the code for what was signed, and takes along what the guest had', async () => {
    const { account, sent } = setUp({ signin: [code], token: [token()] }, guest);
    const passkey = {
      credentialId: 'id',
      userHandle: 'handle',
      clientDataJSON: 'client',
      authenticatorData: 'data',
      signature: 'signature',
    };
    expect(await account.signIn({ passkey, guestObjects: { basketId } })).toMatchObject({ isSignedIn: true });
    const [requested, exchanged] = sent;
    expect(requested?.body).toMatchObject({ type: 'Registered', ...passkey });
    expect(exchanged?.body).toMatchObject({
      authorizationCode: code.authorizationCode,
      guestObjects: { basketId },
    });
    expect(await sha256(String(exchanged?.body['codeVerifier']))).toBe(requested?.body['codeChallenge']);
  });
});

describe('signing in', () => {
  it('sends the challenge, then the verifier whose SHA-256 it is, with what the guest had', async () => {
    const { account, sent, stored } = setUp({ signin: [code], token: [token()] }, guest);
    await account.remember({ basketId, favoriteId: 'fav-0001' });
    await expect(
      account.signIn({ ...credentials, guestObjects: { saveForLaterId: 'sfl-0001' } }),
    ).resolves.toEqual({ isSignedIn: true, consumer: { consumerNo: 'C1' } });
    const [signin, exchange] = sent;
    expect(signin?.body).toMatchObject({ type: 'Registered', ...credentials });
    const verifier = String(exchange?.body['codeVerifier']);
    expect(verifier).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(signin?.body['codeChallenge']).toBe(await sha256(verifier));
    expect(exchange?.body).toMatchObject({
      type: 'Registered',
      authorizationCode: code.authorizationCode,
      guestObjects: { basketId, favoriteId: 'fav-0001', saveForLaterId: 'sfl-0001' },
    });
    expect(exchange?.body).not.toHaveProperty('action');
    expect(exchange?.headers.get('x-usid')).toBe('usid-0001');
    expect(exchange?.headers.get('authorization')).toBe('Bearer guest-access');
    expect(stored()).toMatchObject({ accessToken: 'consumer-access', type: 'Registered' });
    expect(stored()).not.toHaveProperty('guestObjects');
  });

  it('sends the post-login action with number and secret of an order', async () => {
    const { account, sent } = setUp({ signin: [code], token: [token()] }, guest);
    await account.signIn({ ...credentials, order: { orderNo: 'NF0012345678', st: 'secret-0001' } });
    expect(sent[1]?.body).toMatchObject({ orderNo: 'NF0012345678', st: 'secret-0001', action: 'postLogin' });
  });

  it('proves with a token that has not ended whose objects come along', async () => {
    const renewed = token({ accessToken: 'guest-again', type: 'Guest' });
    const { account, sent } = setUp(
      { signin: [code], token: [renewed, token()] },
      { ...guest, expiresAt: NOW },
    );
    await account.signIn(credentials);
    expect(sent.map(({ path }) => path)).toEqual(['signin', 'token', 'token']);
    expect(sent[2]?.headers.get('authorization')).toBe('Bearer guest-again');
  });

  it('passes on the captcha token, and nothing without one', async () => {
    const { account, sent } = setUp({ signin: [code, code], token: [token(), token()] }, guest);
    await account.signIn({ ...credentials, captcha: 'human' });
    await account.signIn(credentials);
    expect(sent[0]?.body).toMatchObject({ recaptcha_response: 'human' });
    expect(sent[2]?.body).not.toHaveProperty('recaptcha_response');
  });

  it('makes another verifier for every sign-in', async () => {
    const { account, sent } = setUp({ signin: [code, code], token: [token(), token()] }, guest);
    await account.signIn(credentials);
    await account.signIn(credentials);
    expect(sent[1]?.body['codeVerifier']).not.toBe(sent[3]?.body['codeVerifier']);
  });

  it.each([
    ['wrong credentials', { signin: [401] }, { status: 401 }],
    ['a lost connection', { signin: [new TypeError('lost')] }, { reason: 'network' }],
    ['a code that is not accepted', { signin: [code], token: [401] }, { status: 401 }],
    ['a second 409', { signin: [code], token: [409, 409] }, { status: 409 }],
  ])('leaves the guest with cart after %s', async (_name, responses, error) => {
    const { account, stored } = setUp(responses, guest);
    await account.remember({ basketId });
    await expect(account.signIn(credentials)).rejects.toMatchObject(error);
    expect(stored()).toEqual({ ...guest, guestObjects: { basketId } });
  });

  it('exchanges once more, 2,000 ms after a 409', async () => {
    const { account, sent, wait } = setUp({ signin: [code], token: [409, token()] }, guest);
    await expect(account.signIn(credentials)).resolves.toMatchObject({ isSignedIn: true });
    expect(sent.map(({ path }) => path)).toEqual(['signin', 'token', 'token']);
    expect(wait.mock.calls).toEqual([[TOKEN_RETRY_DELAY_MS]]);
  });

  it('takes a 403 of the token call neither as an error nor as a sign-in', async () => {
    const { account, stored } = setUp({ signin: [code], token: [403] }, guest);
    await expect(account.signIn(credentials)).resolves.toEqual({ isSignedIn: false });
    expect(stored()).toEqual(guest);
  });

  it('signs a store associate in with the token of the guest and without a cart', async () => {
    const { account, sent, stored } = setUp({ login: [code], token: [token({ type: 'Agent' })] }, guest);
    await account.remember({ basketId });
    await account.signInAgent({ username: 'E10442', password: 'Trail-running-2026' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer guest-access');
    expect(sent[1]?.body).toMatchObject({ type: 'Agent', authorizationCode: code.authorizationCode });
    expect(sent[1]?.body).not.toHaveProperty('guestObjects');
    expect(stored()?.type).toBe('Agent');
  });
});

const consumer: SessionSnapshot = {
  ...guest,
  accessToken: 'mine',
  refreshToken: 'mine-1',
  type: 'Registered',
};

describe('a signed-in session', () => {
  it('is renewed as what it is', async () => {
    const { session, sent } = setUp({ token: [token()] }, { ...consumer, expiresAt: NOW });
    await session.accessToken();
    expect(sent[0]?.body).toEqual({ type: 'Registered', refreshToken: 'mine-1' });
  });

  it('signs out at the service with its own token and begins as a new guest', async () => {
    const { account, sent, stored } = setUp({ signout: [{ signedOut: true }], token: [newGuest] }, consumer);
    await account.signOut();
    expect(sent.map(({ path }) => path)).toEqual(['signout', 'token']);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer mine');
    expect(sent[0]?.body).toEqual({ refreshToken: 'mine-1' });
    expect(sent[1]?.body).toEqual({ type: 'Guest' });
    expect(stored()).toMatchObject({ accessToken: 'new-guest', type: 'Guest', usid: 'usid-0002' });
  });

  it('signs out with a token that has not ended', async () => {
    const { account, sent } = setUp(
      { signout: [{ signedOut: true }], token: [token({ accessToken: 'mine-again' }), newGuest] },
      { ...consumer, expiresAt: NOW },
    );
    await account.signOut();
    expect(sent.map(({ path }) => path)).toEqual(['token', 'signout', 'token']);
    expect(sent[1]?.headers.get('authorization')).toBe('Bearer mine-again');
  });

  it.each([
    ['a rejection', 500],
    ['a lost connection', new TypeError('lost')],
  ])('ends here even after %s', async (_name, response) => {
    const { account, stored } = setUp({ signout: [response], token: [newGuest] }, consumer);
    await account.signOut();
    expect(stored()?.accessToken).toBe('new-guest');
  });

  it('is forgotten even when there is no new guest', async () => {
    const { account, stored } = setUp({ signout: [500], token: [new TypeError('lost')] }, consumer);
    await account.signOut();
    expect(stored()).toBeUndefined();
  });
});

describe('the loyalty token', () => {
  const response = { loyaltyToken: 'loyal', memberId: 'M1', expiresIn: 900 };
  const existing = { token: 'loyal', memberId: 'M1', expiresAt: NOW + 900_000 };

  it('is requested once with session id, referral code and lead source, and cached', async () => {
    const { account, sent, stored } = setUp({ token: [response] }, consumer);
    await expect(Promise.all([account.loyaltyToken('LINH'), account.loyaltyToken()])).resolves.toEqual([
      existing,
      existing,
    ]);
    await expect(account.loyaltyToken()).resolves.toEqual(existing);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({ usid: 'usid-0001', referralCode: 'LINH' });
    expect(sent[0]?.headers.get('x-lead-source')).toBe('summer-hike');
    expect(stored()?.loyalty).toEqual(existing);
  });

  it('is gone after signing out', async () => {
    const { account, stored } = setUp(
      { signout: [{}], token: [newGuest] },
      { ...consumer, loyalty: existing },
    );
    await account.signOut();
    expect(stored()).not.toHaveProperty('loyalty');
  });
});
