import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartId, fakeShopper, outcome, formError } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { consumer, CONSUMER, person } from './account.fixtures.ts';
import {
  readDeletion,
  readDeletionConfirmation,
  runDeletion,
  runDeletionConfirmation,
} from './deletion.server.ts';

const ASK = 'POST /consumers-v3/consumer/deletion';
const CONFIRM = 'POST /consumers-v3/deletion/confirm';
const SIGN_OUT = 'POST /consumers-v3/consumer/auth/signout';
const TOKEN = 'POST /token/v2/auth/token';
const code = 'q3Xn0dZ5mS2r8VbK1uYt7w';
const path = '/account/delete/confirm';
const values = { 'deletion-code': code, 'last-order': 'NF0012345678' };

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a deletion', () => {
  it('begins with a mail to the address of the account, which stands in no address of a page', async () => {
    const { shopper } = person({ [ASK]: { body: { sent: true } } }, { path: '/account/delete' });
    expect(await outcome(runDeletion(shopper))).toEqual({ to: '/en-gb/account/delete?sent' });
    const page = person({ [CONSUMER]: consumer() }, { path: '/account/delete?sent' });
    expect(await readDeletion(page.shopper)).toMatchObject({
      email: 'linh.nguyen@example.com',
      isSent: true,
    });
  });

  it.each([
    ['API429', formError('API429', 429), 429],
    ['NO_ANSWER', 'no-answer', 409],
  ] as const)('that is rejected with %s says so on its page', async (rejected, result, status) => {
    const { shopper } = person({ [ASK]: result }, { path: '/account/delete' });
    expect(await outcome(runDeletion(shopper))).toMatchObject({
      status,
      data: { formErrors: [{ code: rejected, place: 'banner' }] },
    });
  });

  it('of a session that has ended begins with a sign-in', async () => {
    const { shopper } = person({ [ASK]: formError('AUT498', 403) }, { path: '/account/delete' });
    expect(await outcome(runDeletion(shopper))).toEqual({
      to: '/en-gb/sign-in?redirect=%2Fen-gb%2Faccount%2Fdelete',
    });
  });
});

describe('the link of the mail', () => {
  it('gives its code to a sealed cookie, leaves the address at once, and deletes nothing', async () => {
    const link = fakeShopper({}, { path: `${path}?code=${code}` });
    expect(await outcome(readDeletionConfirmation(link.shopper))).toEqual({ to: `/en-gb${path}` });
    expect(link.values.get('deletion-code')).toBe(code);
    const page = fakeShopper({}, { path, values });
    expect(await outcome(readDeletionConfirmation(page.shopper))).toMatchObject({
      status: 200,
      data: { isDeleted: false, ended: undefined },
    });
    expect([...link.seen, ...page.seen]).toEqual([]);
  });

  it('that is not one is forgotten, and the page says that it does not work', async () => {
    const { shopper, values: left } = fakeShopper({}, { path: `${path}?code=%3Cb%3E`, values });
    expect(await outcome(readDeletionConfirmation(shopper))).toEqual({ to: `/en-gb${path}` });
    expect(left.has('deletion-code')).toBe(false);
    const page = fakeShopper({}, { path });
    expect(await outcome(readDeletionConfirmation(page.shopper))).toMatchObject({
      status: 410,
      data: { ended: { text: expect.stringContaining('has expired') } },
    });
  });
});

describe('one press', () => {
  it('deletes the account, ends the session as a sign-out does, and a page says so', async () => {
    const guest = {
      accessToken: 'a',
      refreshToken: 'r'.repeat(20),
      expiresIn: 1800,
      usid: 'u',
      type: 'Guest',
    };
    const responses = {
      [CONFIRM]: { body: { deleted: true } },
      [SIGN_OUT]: formError('AUT401', 401),
      [TOKEN]: { body: guest },
    };
    const { shopper, seen, values: left } = person(responses, { path, values });
    const result: unknown = await runDeletionConfirmation(shopper).catch((thrown: unknown) => thrown);
    if (!(result instanceof Response)) throw new Error('A redirect was expected.');
    expect(result.headers.get('location')).toBe(`/en-gb${path}`);
    expect(result.headers.get('clear-site-data')).toContain('"storage"');
    expect(seen[0]).toMatchObject({ call: CONFIRM, body: { code } });
    expect(shopper.session.basketId()).toBeUndefined();
    expect([...left.keys()]).toEqual(['deletion-code-used', 'account-deleted']);
    expect(await outcome(readDeletionConfirmation(shopper))).toMatchObject({
      status: 200,
      data: { isDeleted: true },
    });
  });

  it('of a guest, who has opened the mail in another browser, leaves the bag as it is', async () => {
    const { shopper, seen } = fakeShopper({ [CONFIRM]: { body: { deleted: true } } }, { path, values });
    const result: unknown = await runDeletionConfirmation(shopper).catch((thrown: unknown) => thrown);
    if (!(result instanceof Response)) throw new Error('A redirect was expected.');
    expect(result.headers.has('clear-site-data')).toBe(false);
    expect(seen.map(({ call }) => call)).toEqual([CONFIRM]);
    expect(shopper.session.basketId()).toBe(cartId);
  });

  it('on a link that was used already is no second deletion, though this browser has seen the first', async () => {
    const after = { ...values, 'account-deleted': 'yes' };
    const { shopper } = fakeShopper({ [CONFIRM]: formError('API404', 404) }, { path, values: after });
    await outcome(runDeletionConfirmation(shopper));
    expect(await outcome(readDeletionConfirmation(shopper))).toMatchObject({
      status: 410,
      data: { isDeleted: false },
    });
  });

  it.each([
    ['API404', formError('API404', 404), 409, false],
    ['API429', formError('API429', 429), 429, true],
    ['NO_ANSWER', 'no-answer', 409, true],
  ] as const)(
    'that is rejected with %s says so, and ends no session',
    async (rejected, result, status, isCodeStored) => {
      const { shopper, values: left } = person({ [CONFIRM]: result }, { path, values });
      expect(await outcome(runDeletionConfirmation(shopper))).toMatchObject({
        status,
        data: { formErrors: [{ code: rejected, place: 'banner' }] },
      });
      expect(left.has('deletion-code')).toBe(isCodeStored);
      expect(left.has('last-order')).toBe(true);
    },
  );

  it('without a code asks nobody', async () => {
    const { shopper, seen } = fakeShopper({}, { path });
    expect(await outcome(runDeletionConfirmation(shopper))).toMatchObject({
      data: { formErrors: [{ code: 'API404' }] },
    });
    expect(seen).toEqual([]);
  });
});
