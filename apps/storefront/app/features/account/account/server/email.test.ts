import { describe, expect, it } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { consumer, CONSUMER, person } from './account.fixtures.ts';
import { readEmailLink, runEmailLink } from './email-link.server.ts';
import { readEmailPage, runEmail } from './email.server.ts';

const CHANGE = 'PUT /consumers-v3/consumer/email';
const CANCEL = 'DELETE /consumers-v3/consumer/email';
const AGAIN = 'POST /consumers-v3/consumer/email/mail';
const CONFIRM = 'POST /consumers-v3/email/confirm';
const UNDO = 'POST /consumers-v3/email/undo';
const SIGN_OUT = 'POST /consumers-v3/consumer/auth/signout';
const TOKEN = 'POST /token/v2/auth/token';
const path = '/account/email';
const code = 'q3Xn0dZ5mS2r8VbK1uYt7w';
const pendingEmail = { email: 'linh@example.org', expiresAt: '2026-05-17T09:31:07Z' };
const typed = { email: ' linh@example.org', currentPassword: 'Trail-running-2026' };

async function send(responses: Responses, fields: Record<string, string>) {
  const { shopper, seen } = person(responses, { fields, path });
  return { result: await outcome(runEmail(shopper)), seen };
}

describe('the address of an account', () => {
  it('is shown with the one that waits, and until when', async () => {
    const { shopper } = person({ [CONSUMER]: consumer({ isEmailVerified: true, pendingEmail }) }, { path });
    expect(await readEmailPage(shopper)).toMatchObject({
      email: 'linh.nguyen@example.com',
      isVerified: true,
      pending: { email: 'linh@example.org', until: '17 May 2026' },
    });
  });

  it('changes by the password and a mail, and the page says that it is on its way', async () => {
    const { result, seen } = await send({ [CHANGE]: { body: pendingEmail } }, typed);
    expect(result.to).toBe('/en-gb/account/email');
    expect(seen.at(-1)?.body).toEqual({ email: 'linh@example.org', currentPassword: 'Trail-running-2026' });
  });

  it('is not asked for without an address and a password, and no password comes back', async () => {
    const { result, seen } = await send({}, { email: 'linh', currentPassword: '' });
    expect(seen).toEqual([]);
    const { formErrors, values } = result.data as {
      formErrors: readonly { field: string }[];
      values: object;
    };
    expect(formErrors.map(({ field }) => field).toSorted()).toEqual(['currentPassword', 'email']);
    expect(values).toEqual({ email: 'linh' });
  });

  it.each([
    ['AUT450', 400, 'currentPassword', 'This isn’t your current password.'],
    ['AUT453', 400, 'email', 'This email address isn’t valid. Please check it.'],
    ['AUT423', 423, undefined, expect.any(String)],
  ] as const)('says %s at its place', async (errorId, status, field, text) => {
    const { result } = await send({ [CHANGE]: formError(errorId, status) }, typed);
    const [first] = (result.data as { formErrors: readonly { field?: string; text: string }[] }).formErrors;
    expect([first?.field, first?.text]).toEqual([field, text]);
  });

  it.each([
    ['send-again', AGAIN, pendingEmail],
    ['cancel', CANCEL, { cancelled: true }],
  ])('can be kept or written to again: %s', async (intent, call, body) => {
    const { result, seen } = await send({ [call]: { body } }, { intent });
    expect([result.to, seen.at(-1)?.call]).toEqual(['/en-gb/account/email', call]);
  });
});

describe('the link of a mail about an address', () => {
  const values = { 'email-code': code, 'email-undo-code': code };

  it('gives its code to a sealed cookie, leaves the address, and does nothing', async () => {
    const link = fakeShopper({}, { path: `${path}/confirm?code=${code}` });
    expect(await outcome(readEmailLink('confirm')(link.shopper))).toEqual({
      to: `/en-gb${path}/confirm`,
    });
    expect(link.values.get('email-code')).toBe(code);
    expect(link.seen).toEqual([]);
  });

  it('confirms the address with a press, and shows it after a reload, too', async () => {
    const { shopper, values: left } = fakeShopper(
      { [CONFIRM]: { body: { email: 'linh@example.org' } } },
      { path: `${path}/confirm`, values },
    );
    expect(await outcome(runEmailLink('confirm')(shopper))).toMatchObject({ to: `/en-gb${path}/confirm` });
    const page = fakeShopper({}, { path: `${path}/confirm`, values: Object.fromEntries(left) });
    expect(await outcome(readEmailLink('confirm')(page.shopper))).toMatchObject({
      status: 200,
      data: { email: 'linh@example.org' },
    });
  });

  it('that has ended says so, and does nothing a second time', async () => {
    const { shopper, values: left } = fakeShopper(
      { [CONFIRM]: formError('API404', 404) },
      { path: `${path}/confirm`, values },
    );
    expect(await outcome(runEmailLink('confirm')(shopper))).toMatchObject({
      data: { formErrors: [{ text: expect.stringContaining('has expired') }] },
    });
    expect(left.has('email-code')).toBe(false);
    const page = fakeShopper({}, { path: `${path}/confirm` });
    expect(await outcome(readEmailLink('confirm')(page.shopper))).toMatchObject({ status: 410 });
  });

  it('says that the address belongs to another account', async () => {
    const { shopper } = fakeShopper(
      { [CONFIRM]: formError('PRO400', 409) },
      { path: `${path}/confirm`, values },
    );
    expect(await outcome(runEmailLink('confirm')(shopper))).toMatchObject({
      status: 409,
      data: { formErrors: [{ text: expect.stringContaining('another account') }] },
    });
  });

  it('undoes a change, and signs this browser out', async () => {
    const { shopper, seen } = person(
      {
        [UNDO]: { body: { email: 'linh@example.com' } },
        [SIGN_OUT]: { body: { signedOut: true } },
        [TOKEN]: formError('GEN500', 500),
      },
      { path: `${path}/undo`, values },
    );
    expect(await outcome(runEmailLink('undo')(shopper))).toMatchObject({ to: `/en-gb${path}/undo` });
    expect(seen.map(({ call }) => call).slice(0, 2)).toEqual([UNDO, SIGN_OUT]);
  });
});
