import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeShopper, outcome, formError } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readResetPassword, runForgotPassword, runResetPassword } from './passwords.server.ts';
import { runSignOut } from './sign-out.server.ts';

const RESET = 'POST /consumers-v3/consumer/resetpassword';
const CONFIRM = 'POST /consumers-v3/confirmforgotpassword';
const CODE = 'code-of-a-mailed-link-0001';
const passwords = { newPassword: 'Alpine-start-0430', confirmPassword: 'Alpine-start-0430' };

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('a link to a new password is on its way, and the address does not stand in the address of the page', async () => {
  const fields = { email: 'linh.nguyen@example.com' };
  const { shopper, seen } = fakeShopper({ [RESET]: { body: { accepted: true } } }, { fields });
  expect(await outcome(runForgotPassword(shopper))).toEqual({ to: '/en-gb/forgot-password?sent' });
  expect(seen).toMatchObject([{ call: RESET, body: fields }]);
});

describe('the mailed link', () => {
  it('gives its code to a sealed cookie, and leaves the address at once', async () => {
    const { shopper, values } = fakeShopper({}, { path: `/reset-password?code=${CODE}` });
    expect(await outcome(readResetPassword(shopper))).toEqual({ to: '/en-gb/reset-password' });
    expect(values.get('reset-code')).toBe(CODE);
  });

  it.each(['', '?code=%3Cscript%3E'])('without a code shows the way to another one: %j', async (query) => {
    const { shopper, values } = fakeShopper({}, { path: `/reset-password${query}` });
    const { status, to } = await outcome(readResetPassword(shopper));
    expect(status ?? to).toBe(query === '' ? 410 : '/en-gb/reset-password');
    expect(values.get('reset-code')).toBeUndefined();
  });

  it('sets the new password once', async () => {
    const responses = { [CONFIRM]: { body: { changed: true } } };
    const values = { 'reset-code': CODE };
    const fake = fakeShopper(responses, { values, fields: passwords });
    expect(await outcome(runResetPassword(fake.shopper))).toEqual({ to: '/en-gb/sign-in' });
    expect(fake.seen).toMatchObject([{ body: { ...passwords, code: CODE } }]);
    expect(fake.values.get('reset-code')).toBeUndefined();
    const left = Object.fromEntries(fake.values);
    const again = fakeShopper({}, { path: `/reset-password?code=${CODE}`, values: left });
    await outcome(readResetPassword(again.shopper));
    const opened = fakeShopper({}, { path: '/reset-password', values: Object.fromEntries(again.values) });
    expect((await outcome(readResetPassword(opened.shopper))).status).toBe(410);
    const another = fakeShopper({}, { path: `/reset-password?code=${CODE}2`, values: left });
    await outcome(readResetPassword(another.shopper));
    expect(another.values.get('reset-code')).toBe(`${CODE}2`);
  });

  it.each([
    ['AUT402', 410, 'banner', undefined],
    ['AUT452', 409, 'field', 'newPassword'],
  ] as const)('that is rejected with %s says it at its place', async (code, status, place, field) => {
    const values = { 'reset-code': CODE };
    const { shopper } = fakeShopper({ [CONFIRM]: formError(code, status) }, { values, fields: passwords });
    const { data } = await outcome(runResetPassword(shopper));
    expect(data).toMatchObject({
      values: {},
      formErrors: [{ code, place, ...(field === undefined ? {} : { field }) }],
    });
  });
});

it('a sign-out ends the session at the service, and leaves nothing of the person', async () => {
  const responses = {
    'POST /consumers-v3/consumer/auth/signout': { body: { signedOut: true } },
    'POST /token/v2/auth/token': {
      body: { accessToken: 'a', refreshToken: 'r'.repeat(20), expiresIn: 1800, usid: 'u', type: 'Guest' },
    },
  };
  const { shopper, seen, values } = fakeShopper(responses, { values: { 'last-order': 'NF12345678' } });
  const result: unknown = await runSignOut(shopper).catch((thrown: unknown) => thrown);
  expect(result).toBeInstanceOf(Response);
  if (!(result instanceof Response)) return;
  expect(result.headers.get('location')).toBe('/en-gb');
  expect(result.headers.get('clear-site-data')).toContain('"storage"');
  expect(seen[0]).toMatchObject({ body: { refreshToken: 'refresh-token-of-a-guest' } });
  expect(shopper.session.basketId()).toBeUndefined();
  expect([...values.keys()]).toEqual(['flash-guest']);
});

it('a sign-out works while the service is away', async () => {
  const { shopper } = fakeShopper({
    'POST /consumers-v3/consumer/auth/signout': 'no-answer',
    'POST /token/v2/auth/token': 'no-answer',
  });
  expect(await outcome(runSignOut(shopper))).toEqual({ to: '/en-gb' });
});
