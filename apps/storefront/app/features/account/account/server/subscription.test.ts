import { expect, it } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readConfirmation, runConfirmation } from './subscription.server.ts';

const CONFIRM = 'POST /consumers-v3/subscription/confirm';
const code = 'q3Xn0dZ5mS2r8VbK1uYt7w';

const press = async (responses: Responses, fields: Record<string, string> = { code }) => {
  const { shopper, seen } = fakeShopper(responses, { fields, path: '/subscriptions/confirm' });
  return { result: await outcome(runConfirmation(shopper)), seen };
};

it('the link of a mail asks for a press and calls nobody', async () => {
  const { shopper, seen } = fakeShopper({}, { path: `/subscriptions/confirm?code=${code}` });
  expect(await readConfirmation(shopper)).toMatchObject({ code });
  expect(seen).toEqual([]);
});

it('a press confirms', async () => {
  const body = { type: 'Newsletter', channel: 'email', optin: true, doubleOptin: true };
  const { result, seen } = await press({ [CONFIRM]: { body } });
  expect(result.data).toMatchObject({ isConfirmed: true });
  expect(seen).toMatchObject([{ body: { code } }]);
});

it.each([
  ['that has ended', { [CONFIRM]: formError('API404', 404) }, { code }],
  ['that is none', {}, { code: 'x' }],
] as const)('a code %s says so', async (_what, responses, fields) => {
  const { result } = await press(responses, fields);
  expect(result.data).toMatchObject({
    isConfirmed: false,
    formErrors: [{ text: expect.stringContaining('no longer works') }],
  });
});
