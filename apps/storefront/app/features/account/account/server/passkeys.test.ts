import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcome, formError, type Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { CONSUMER, consumer, person } from './account.fixtures.ts';
import { readPasswordPage, runPassword } from './password.server.ts';

const LIST = 'GET /consumers-v3/consumer/passkeys';
const ADD = 'POST /consumers-v3/consumer/passkeys';
const passkeyId = '5f0c6a3e-8f0e-4f52-9d65-1f4c3b1f7a10';
const REMOVE = `DELETE /consumers-v3/consumer/passkeys/${passkeyId}`;
const passkeys = [{ passkeyId, kind: 'device', createdAt: '2026-06-01T12:00:00.000Z' }];
const made = {
  credentialId: 'nzXj0LQp2yD1V6o3cF0m4w',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
  attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YViks',
};

async function send(responses: Responses, fields: Record<string, string>) {
  const { shopper, seen } = person(responses, { fields, path: '/account/password' });
  return { ...(await outcome(runPassword(shopper))), seen };
}

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the page of the password', () => {
  const read = async (responses: Responses, query = '') => {
    const { shopper } = person(
      { [CONSUMER]: consumer(), ...responses },
      { path: `/account/password${query}` },
    );
    return (await outcome(readPasswordPage(shopper))).data;
  };

  it('shows the passkeys, and the one that its address asks to remove', async () => {
    const responses = { [LIST]: { body: { passkeys } } };
    expect(await read(responses)).toMatchObject({ passkeys: { list: passkeys, removing: undefined } });
    expect(await read(responses, `?remove=${passkeyId}`)).toMatchObject({
      passkeys: { removing: passkeyId },
    });
  });

  it('is there without them when the service is silent about them', async () => {
    expect(await read({ [LIST]: 'no-answer' })).toMatchObject({ passkeys: { list: undefined } });
  });
});

it('adds what an authenticator has made, with the ways to it that the shop knows', async () => {
  const responses = { [ADD]: { status: 201, body: passkeys[0] } };
  const fields = { passkey: 'made', ...made, transports: 'internal,telepathy' };
  const { to, seen } = await send(responses, fields);
  expect(to).toBe('/en-gb/account/password');
  expect(seen).toMatchObject([{ call: ADD, body: { ...made, transports: ['internal'] } }]);
});

it('says when one cannot be added', async () => {
  const fields = { passkey: 'made', ...made, transports: '' };
  const { data } = await send({ [ADD]: formError('API400', 400) }, fields);
  expect(data).toMatchObject({ formErrors: [{ text: 'This passkey couldn’t be added. Please try again.' }] });
});

it('removes one, and takes one that is gone for removed', async () => {
  const fields = { passkey: 'remove', id: passkeyId };
  const to = '/en-gb/account/password';
  expect(await send({ [REMOVE]: { body: { passkeyId } } }, fields)).toMatchObject({ to });
  expect(await send({ [REMOVE]: formError('API404', 404) }, fields)).toMatchObject({ to });
});
