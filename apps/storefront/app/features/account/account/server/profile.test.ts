import { expect, it } from 'vitest';
import { outcome, formError, type Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { britishRules, consumer, CONSUMER, person } from './account.fixtures.ts';
import { readProfilePage, runProfile } from './profile.server.ts';

const CHANGE = 'PUT /consumers-v3/consumer';
const typed = {
  firstName: 'Linh',
  lastName: 'Nguyễn',
  phone: '020 7946 0018',
  birthDate: '1991-04-17',
  gender: 'female',
  postalCode: 'SW1A 1AA',
};
const path = '/account/profile';

async function send(responses: Responses, fields: Record<string, string> = typed) {
  const { shopper, seen } = person({ ...britishRules, ...responses }, { fields, path });
  return { result: await outcome(runProfile(shopper)), seen };
}

it('shows the stored profile', async () => {
  const { shopper } = person({ [CONSUMER]: consumer({ birthDate: '1991-04-17' }) }, { path });
  const { values } = await readProfilePage(shopper);
  expect(values).toMatchObject({ firstName: 'Linh', birthDate: '1991-04-17', phone: '' });
});

it('saves what was typed, the phone in its international form, and says so', async () => {
  const { result, seen } = await send({ [CHANGE]: consumer() }, { ...typed, version: '4' });
  expect(result.to).toBe('/en-gb/account/profile');
  expect(seen.at(-1)?.body).toEqual({
    consumerProfile: {
      consumerDetails: { ...typed, phone: '+442079460018', phoneCode: '44' },
      version: 4,
    },
  });
});

it('does not send what its own rules reject, and keeps what was typed', async () => {
  const fields = { ...typed, firstName: '', birthDate: '1991-02-31' };
  const { result, seen } = await send({}, fields);
  expect(result).toMatchObject({ status: 400, data: { values: fields } });
  const { formErrors } = result.data as { formErrors: readonly { field: string }[] };
  expect(formErrors.map(({ field }) => field).toSorted()).toEqual(['birthDate', 'firstName']);
  expect(seen.map(({ call }) => call)).toEqual(['GET /consumers-v3/utilities/countryList/GB']);
});

it.each([
  ['1991-02-31', 'Date of birth is not valid.'],
  ['1850-04-17', 'Date of birth is not valid.'],
  ['2999-01-01', 'You must be at least 16 years old.'],
  [`${new Date().getUTCFullYear() - 3}-01-01`, 'You must be at least 16 years old.'],
])('says of the birth date %s: %s', async (birthDate, text) => {
  const { result } = await send({}, { ...typed, birthDate });
  expect(result.data).toMatchObject({ formErrors: [{ field: 'birthDate', text }] });
});

it.each([
  ['PRO410', 400, 'birthDate'],
  ['AUT442', 409, 'phone'],
] as const)('says %s at its field', async (code, status, field) => {
  const { result } = await send({ [CHANGE]: formError(code, status) });
  expect(result).toMatchObject({ status: 409, data: { values: typed, formErrors: [{ field }] } });
});

it('says that the profile was changed elsewhere', async () => {
  const { result } = await send({ [CHANGE]: formError('PRO412', 409) });
  expect(result.data).toMatchObject({
    formErrors: [{ place: 'banner', text: expect.stringContaining('changed elsewhere') }],
  });
});

it('does not claim anything where nobody answers', async () => {
  const { result } = await send({ [CHANGE]: 'no-answer' });
  expect(result.data).toMatchObject({ values: typed, formErrors: [{ code: 'NO_ANSWER' }] });
});
