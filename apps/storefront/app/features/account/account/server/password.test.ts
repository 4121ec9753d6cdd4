import { expect, it } from 'vitest';
import { outcome, formError, type Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { person } from './account.fixtures.ts';
import { runPassword } from './password.server.ts';

const CHANGE = 'POST /consumers-v3/consumer/changepassword';
const typed = {
  currentPassword: ' Trail-running-2026',
  newPassword: 'Alpine-start-0430',
  confirmPassword: 'Alpine-start-0430',
};

async function send(responses: Responses, fields: Record<string, string> = typed) {
  const { shopper, seen } = person(responses, { fields, path: '/account/password' });
  return { result: await outcome(runPassword(shopper)), seen };
}

it('sends passwords to the letter, and says that they were changed', async () => {
  const { result, seen } = await send({ [CHANGE]: { body: { changed: true } } });
  expect(result.to).toBe('/en-gb/account/password');
  expect(seen).toMatchObject([{ call: CHANGE, body: typed }]);
});

it.each([
  ['a weak one', { newPassword: 'alpine', confirmPassword: 'alpine' }, ['newPassword']],
  ['two that differ', { confirmPassword: 'Alpine-start-0431' }, ['confirmPassword']],
  ['nothing', { currentPassword: '', newPassword: '', confirmPassword: '' }, Object.keys(typed)],
] as const)('rejects %s at its field without a call', async (_what, change, fields) => {
  const { result, seen } = await send({}, { ...typed, ...change });
  const { formErrors } = result.data as { formErrors: readonly { field: string }[] };
  expect(formErrors.map(({ field }) => field)).toEqual(fields);
  expect(seen).toEqual([]);
});

it('says of a weak password what the specification says of one', async () => {
  const { result } = await send({}, { ...typed, newPassword: 'alpine', confirmPassword: 'alpine' });
  expect(result.data).toMatchObject({
    formErrors: [{ field: 'newPassword', text: 'Password does not meet requirements.' }],
  });
});

it.each([
  ['AUT450', 400, 'currentPassword'],
  ['AUT452', 409, 'newPassword'],
  ['FE872', 400, 'newPassword'],
] as const)('says %s at its field, and sends no password back', async (code, status, field) => {
  const { result } = await send({ [CHANGE]: formError(code, status) });
  expect(result.data).toMatchObject({ formErrors: [{ field }], values: {} });
  expect(JSON.stringify(result)).not.toContain('Alpine');
});

it('says of a current password that none can be what it says of a wrong one', async () => {
  const { result } = await send({ [CHANGE]: formError('API400', 400, { field: 'currentPassword' }) });
  expect(result.data).toMatchObject({ formErrors: [{ field: 'currentPassword', code: 'AUT450' }] });
});

it('rejects one that is longer than the service takes, without a call', async () => {
  const long = `Aa1${'x'.repeat(126)}`;
  const { result, seen } = await send({}, { ...typed, newPassword: long, confirmPassword: long });
  expect(result.data).toMatchObject({ formErrors: [{ field: 'newPassword' }] });
  expect(seen).toEqual([]);
});
