import { expect, it } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readLookup, runLookup } from './lookup.server.ts';

const ASK = 'POST /consumers-v3/consumer/retrieveUserData';
const LOOK = 'GET /consumers-v3/consumer/lookup';
const challengeId = '9a6b1f3c-2d84-4f70-8c15-e07b3a9d6c42';
const email = 'linh@example.com';
const path = '/look-up?redirect=/en-gb/complete-profile';
const onward = '?redirect=%2Fen-gb%2Fcomplete-profile';
const values = { 'look-up': `${challengeId} ${email}` };

const send = (responses: Responses, fields: Record<string, string>, stored: Record<string, string> = {}) => {
  const fake = fakeShopper(responses, { path, fields, values: stored });
  return { ...fake, result: outcome(runLookup(fake.shopper)) };
};
const found = (next: string): Responses => ({
  [ASK]: { body: { state: 'PROVED', challengeId, expiresIn: 500 } },
  [LOOK]: { body: { registered: next === 'sign-in', isLoyaltyMember: false, next, missing: [] } },
});

it('asks for an address, and mails a code there', async () => {
  const response = { [ASK]: { body: { state: 'PROOF_NEEDED', challengeId, expiresIn: 600 } } };
  const { result, values: stored, seen } = send(response, { email: ` ${email}` });
  expect(await result).toEqual({ to: `/en-gb/look-up${onward}` });
  expect([stored.get('look-up'), seen.at(-1)?.body]).toEqual([`${challengeId} ${email}`, { email }]);
  const page = fakeShopper({}, { path, values });
  expect(await readLookup(page.shopper)).toMatchObject({ isRequested: true, email });
});

it.each(['sign-in', 'sign-up'])(
  'leads to the %s with the address once the code has proved it',
  async (next) => {
    const { result, values: stored, seen } = send(found(next), { code: ' 204 417' }, values);
    expect(await result).toEqual({ to: `/en-gb/${next}${onward}` });
    expect(seen.map(({ call }) => call)).toEqual([ASK, LOOK]);
    expect([stored.has('look-up'), stored.get('invitation')]).toEqual([false, JSON.stringify({ email })]);
  },
);

it.each([
  ['is none', { code: '12' }, {}],
  ['is wrong', { code: '204417' }, { [ASK]: formError('AUT404', 403) }],
] as const)('says at its field that a code %s', async (_what, fields, responses) => {
  const { result, values: stored } = send(responses, fields, values);
  expect((await result).data).toMatchObject({
    formErrors: [{ field: 'code', text: expect.stringContaining('code') }],
  });
  expect(stored.has('look-up')).toBe(true);
});

it('begins again with another address', async () => {
  const { result, values: stored } = send({}, { intent: 'again' }, values);
  expect(await result).toEqual({ to: `/en-gb/look-up${onward}` });
  expect(stored.has('look-up')).toBe(false);
});
