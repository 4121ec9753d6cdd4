import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { plainHasher } from '../../../testing/plain-hasher.fixtures.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts';
import { frSite, startTestService, type TestService, type TestShopper } from '../../../testing/service.ts';
import { parseLimits } from '../../../platform/limits/budgets.ts';
import {
  requestLink,
  changePassword,
  enter,
  mailedCode,
  NEW_PASSWORD,
  PASSWORD,
  requestToken,
  shopperWith,
  signIn,
  signUp,
  useLink,
} from './identity.fixtures.ts';

let database: TestDatabase;
let service: TestService;
let guest: TestShopper;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.empty();
  service = await startTestService(database, { hasher: plainHasher });
  guest = await service.shopper();
});

const refreshes = async (refreshToken: string): Promise<boolean> =>
  (await requestToken(service, { type: 'Registered', refreshToken })).status === 200;

describe('a password that is changed', () => {
  it('opens the account from then on, and ends all sessions but this one', async () => {
    await signUp(service);
    const { body: elsewhere } = await enter(service);
    const { body: here } = await enter(service);
    expect((await changePassword(shopperWith(service, here))).body).toEqual({ changed: true });
    expect((await signIn(service)).errorIds).toEqual(['AUT438']);
    expect((await signIn(service, { password: NEW_PASSWORD })).status).toBe(200);
    expect(await refreshes(elsewhere.refreshToken)).toBe(false);
    expect(await refreshes(here.refreshToken)).toBe(true);
  });

  it.each([
    [{ currentPassword: 'Wrong-2026' }, 'AUT450', 'currentPassword'],
    [{ newPassword: PASSWORD, confirmPassword: PASSWORD }, 'AUT451', 'newPassword'],
    [{ confirmPassword: 'Another-2026' }, 'FE340', 'confirmPassword'],
    [{ newPassword: 'Ab1', confirmPassword: 'Ab1' }, 'FE872', 'newPassword'],
    [{ newPassword: 'small-letters', confirmPassword: 'small-letters' }, 'API400', 'newPassword'],
  ])('is not changed with %j', async (form, errorId, field) => {
    await signUp(service);
    const person = shopperWith(service, (await enter(service)).body);
    expect((await changePassword(person, form)).body).toMatchObject({ errorDetails: [{ errorId, field }] });
    expect((await signIn(service)).status).toBe(200);
  });

  it('is none of the five before', async () => {
    await signUp(service);
    const person = shopperWith(service, (await enter(service)).body);
    const passwords = [
      PASSWORD,
      'Aa-second-2',
      'Bb-third-3',
      'Cc-fourth-4',
      'Dd-fifth-5',
      'Ee-sixth-6',
      'Ff-seventh-7',
    ];
    const change = (from: number, to: string) =>
      changePassword(person, { currentPassword: passwords[from], newPassword: to, confirmPassword: to });
    for (let at = 0; at < 5; at += 1) expect((await change(at, passwords[at + 1] ?? '')).status).toBe(200);
    expect((await change(5, PASSWORD)).errorIds).toEqual(['AUT452']);
    expect((await change(5, passwords[6] ?? '')).status).toBe(200);
    expect((await change(6, PASSWORD)).status).toBe(200);
  });

  it('by two at the same time is that of one of them, and the other is rejected', async () => {
    await signUp(service);
    const { promise: both, resolve: go } = Promise.withResolvers<void>();
    let arrived = 0;
    const meeting = {
      ...plainHasher,
      hash: async (password: string) => {
        arrived += 1;
        if (arrived === 2) go();
        await both;
        return plainHasher.hash(password);
      },
    };
    const busy = await startTestService(database, { hasher: meeting });
    const person = shopperWith(busy, (await enter(service)).body);
    const request = ['Aa-second-2', 'Bb-third-3'].map((newPassword) =>
      changePassword(person, { newPassword, confirmPassword: newPassword }),
    );
    const found = (await Promise.all(request)).map(({ errorIds }) => errorIds[0] ?? 'changed');
    expect(found.toSorted()).toEqual(['PRO415', 'changed']);
  });

  it('cannot be guessed from a session that was left open', async () => {
    await signUp(service);
    const person = shopperWith(service, (await enter(service)).body);
    const found: string[] = [];
    for (let time = 0; time < 6; time += 1)
      found.push((await changePassword(person, { currentPassword: 'Wrong-2026' })).errorIds[0] ?? '');
    expect(found).toEqual(['AUT450', 'AUT450', 'AUT450', 'AUT450', 'AUT450', 'AUT423']);
  });

  it('of a deleted account is rejected with its code', async () => {
    await signUp(service);
    const person = shopperWith(service, (await enter(service)).body);
    await database.read.execute('delete from consumer');
    expect((await changePassword(person)).errorIds).toEqual(['AUT498']);
  });
});

describe('a password that was lost', () => {
  const resetMails = () => service.mails.filter(({ text }) => text.includes('/reset-password'));

  it('is reset by a mailed link, which works once and ends all sessions', async () => {
    await signUp(service);
    const { body: session } = await enter(service);
    const code = await mailedCode(service, guest);
    const [mail] = resetMails();
    expect(mail).toMatchObject({ to: 'linh@example.com', language: 'en', subject: 'Choose a new password' });
    expect(mail?.html).toContain(`http://127.0.0.1:3000/en-us/reset-password?code=${code}`);
    expect((await useLink(service, code)).body).toEqual({ changed: true });
    expect((await useLink(service, code)).errorIds).toEqual(['AUT402']);
    expect(await refreshes(session.refreshToken)).toBe(false);
    expect((await signIn(service, { password: NEW_PASSWORD })).status).toBe(200);
  });

  it('is requested in the language of the account', async () => {
    await signUp(service, {}, frSite);
    await mailedCode(service, guest);
    expect(resetMails()[0]?.subject).toBe('Choisissez un nouveau mot de passe');
    expect(resetMails()[0]?.text).toContain('/fr-fr/reset-password?code=');
  });

  it('lets its owner in again whom wrong passwords have locked out', async () => {
    await signUp(service);
    for (let time = 0; time < 6; time += 1) await signIn(service, { password: 'Wrong-2026' });
    expect((await signIn(service)).errorIds).toEqual(['AUT423']);
    await useLink(service, await mailedCode(service, guest));
    expect((await signIn(service, { password: NEW_PASSWORD })).status).toBe(200);
  });

  it('is not set by a link after half an hour, nor by one before the link that was used', async () => {
    await signUp(service);
    const first = await mailedCode(service, guest);
    const second = await mailedCode(service, guest);
    expect((await useLink(service, second)).status).toBe(200);
    expect((await useLink(service, first)).errorIds).toEqual(['AUT402']);
    const third = await mailedCode(service, guest);
    service.clock.advance(30 * 60_000);
    const next = { newPassword: 'Gg-eighth-8', confirmPassword: 'Gg-eighth-8' };
    expect((await useLink(service, third, next)).errorIds).toEqual(['AUT402']);
  });

  it('is set once when a link is used twice at the same moment', async () => {
    await signUp(service);
    const code = await mailedCode(service, guest);
    const found = await Promise.all([useLink(service, code), useLink(service, code)]);
    expect(found.map(({ errorIds }) => errorIds[0] ?? 'changed').toSorted()).toEqual(['AUT402', 'changed']);
  });

  it('keeps the link after a new one that is rejected', async () => {
    await signUp(service);
    const code = await mailedCode(service, guest);
    const same = { newPassword: PASSWORD, confirmPassword: PASSWORD };
    expect((await useLink(service, code, same)).errorIds).toEqual(['AUT452']);
    expect((await useLink(service, code)).status).toBe(200);
  });

  it('reveals by no response and no row whether an address has an account', async () => {
    await signUp(service);
    const rows = async () =>
      (
        await database.read.execute<{ table: string; count: number }>(
          `select 'reset' as table, count(*)::int from password_reset
           union all select 'outbox', count(*)::int from outbox where kind = 'password-reset' order by 1`,
        )
      ).rows;
    const known = await requestLink(guest);
    const afterKnown = await rows();
    const unknown = await requestLink(guest, { email: 'nobody@example.com' });
    expect(unknown).toEqual(known);
    expect(await rows()).toEqual(afterKnown.map((row) => ({ ...row, count: row.count * 2 })));
    await service.checkout.reconcile();
    expect(resetMails().map(({ to }) => to)).toEqual(['linh@example.com']);
  });

  it('can be requested a few times an hour for one address, by any caller', async () => {
    const limits = parseLimits('reset-mails-object=5');
    if (limits === undefined || limits === 'off') throw new TypeError('there are limits');
    const limited = await startTestService(database, { hasher: plainHasher, limits });
    const found: number[] = [];
    for (let time = 0; time < 6; time += 1) found.push((await requestLink(await limited.shopper())).status);
    expect(found).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await requestLink(await limited.shopper(), { email: 'aoife@example.com' })).status).toBe(200);
  });
});
