import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { startTestService, type TestService } from '../../../testing/service.ts';
import {
  requestLink,
  changePassword,
  employ,
  enter,
  logIn,
  NEW_PASSWORD,
  newAgent,
  PASSWORD,
  proof,
  requestToken,
  shopperWith,
  signIn,
  signUp,
  useLink,
} from './identity.fixtures.ts';
import { createPasswordHasher } from './password-hasher.ts';

const EMAIL = 'canary.of.the.logs@example.com';
const PHONE = '3035550142';
const CAPTCHA = 'answer-of-a-canary';
const VISITOR = '203.0.113.7';
const ANOTHER = { newPassword: 'Third-canary-3', confirmPassword: 'Third-canary-3' };

describe('the log of a service', () => {
  let database: TestDatabase;
  let service: TestService;
  const lines: string[] = [];
  const secrets = new Set([
    EMAIL,
    PHONE,
    CAPTCHA,
    VISITOR,
    PASSWORD,
    NEW_PASSWORD,
    'Wrong-2026',
    'E10442',
    'Third-canary-3',
  ]);

  beforeAll(async () => {
    database = await cloneDatabase();
    const options = { logLevel: 'trace', logTarget: { write: (line: string) => void lines.push(line) } };
    const captcha = { verify: () => Promise.reject(new Error(CAPTCHA)) };
    service = await startTestService(database, {
      ...options,
      config: { captcha: 'on' },
      providers: { captcha, mailer: { send: () => Promise.reject(new Error(EMAIL)) } },
    });
    const broken = await startTestService(database, {
      ...options,
      hasher: createPasswordHasher(({ message }) =>
        Promise.reject(new Error(Buffer.from(message as Uint8Array).toString())),
      ),
    });
    await liveWith(service);
    await signIn(broken, { username: EMAIL });
    const fault = new Error(`insert into consumer values ('${EMAIL}')`);
    const cut = await startTestService(
      { ...database, transaction: () => Promise.reject(fault) },
      { ...options },
    );
    await signUp(cut, { email: EMAIL });
    for (const each of [service, broken, cut]) await each.app.close();
  });
  afterAll(() => database.close());

  /** Runs every account call, with right and wrong secrets. */
  async function liveWith(shop: TestService): Promise<void> {
    const proven = { recaptcha_response: CAPTCHA };
    const from = { 'x-forwarded-for': VISITOR };
    const person = { firstName: 'Linh', lastName: 'Nguyễn', phone: PHONE, phoneCode: '1' };
    await signUp(shop, { ...person, ...proven, email: EMAIL }, from);
    await signUp(shop, { ...person, ...proven, email: EMAIL, unknown: PASSWORD }, from);
    await signIn(shop, { ...proven, username: EMAIL, password: 'Wrong-2026' }, from);
    const { codeVerifier, codeChallenge } = proof();
    const { body } = await signIn(shop, { ...proven, username: EMAIL, codeChallenge }, from);
    const exchange = { type: 'Registered', authorizationCode: body.authorizationCode, codeVerifier };
    const { body: token } = await requestToken(shop, exchange, from);
    await requestToken(shop, exchange, from);
    await changePassword(shopperWith(shop, token));
    const { body: next } = await enter(shop, { ...proven, username: EMAIL, password: NEW_PASSWORD });
    await requestToken(shop, { type: 'Registered', refreshToken: next.refreshToken });
    const guest = await shop.shopper();
    await requestLink(guest, { ...proven, email: EMAIL });
    const { rows } = await database.read.execute<{ code: string }>(
      `select payload->>'code' as code from outbox where kind = 'password-reset'`,
    );
    await shop.checkout.reconcile();
    const code = rows[0]?.code ?? '';
    expect((await useLink(shop, code, { ...proven, ...ANOTHER })).status).toBe(200);
    secrets.add(code);
    await employ(database);
    await logIn(guest, { ...proven, password: 'Wrong-2026' });
    await newAgent(shop);
    for (const secret of [body.authorizationCode, codeVerifier, codeChallenge]) secrets.add(secret);
    for (const each of [token, next]) secrets.add(each.accessToken).add(each.refreshToken);
  }

  it('has lines of all that was done, of what failed too', () => {
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.join('')).toContain('the captcha provider did not answer');
    expect(lines.join('')).toContain('fault');
  });

  it('contains no personal data, password, code or token', () => {
    const all = lines.join('');
    expect([...secrets].filter((secret) => all.includes(secret))).toEqual([]);
  });
});
