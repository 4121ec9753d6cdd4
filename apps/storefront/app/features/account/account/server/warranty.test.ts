import { expect, it } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { britishRules, consumer, CONSUMER, person } from './account.fixtures.ts';
import { readWarranty, runWarranty } from './warranty.server.ts';

const SEND = 'POST /consumers-v3/consumer/warranty';
const rules: Responses = {
  ...britishRules,
  'GET /consumers-v3/utilities/countryList': {
    body: { countries: [{ code: 'GB', name: 'United Kingdom', dialCode: '44' }] },
  },
};
const you = {
  email: 'aoife@example.com',
  firstName: 'Aoife',
  lastName: 'O’Neil',
  addressLine1: '84 George Street',
  city: 'Edinburgh',
  postalCode: 'EH2 3BU',
  countryCode: 'GB',
  phone: '0131 555 0142',
};
const claim = {
  productId: 'nf1a2b3cred',
  orderNumber: '',
  purchasedOn: '2024-11-02',
  defect: 'ZIP',
  description: 'The zip splits above the slider.',
};
const path = '/warranty';

async function send(responses: Responses, change: Record<string, string> = {}) {
  const fields = { ...you, ...claim, intent: 'send', ...change };
  const { shopper, seen } = fakeShopper({ ...rules, ...responses }, { fields, path });
  return { result: await outcome(runWarranty(shopper)), seen };
}

it('is empty for a guest, and knows who has signed in', async () => {
  const guest = await readWarranty(fakeShopper(rules, { path }).shopper);
  expect(guest.form.values).toEqual({});
  const responses = { ...rules, [CONSUMER]: consumer({ email: you.email }) };
  expect((await readWarranty(person(responses, { path }).shopper)).form.values).toMatchObject({
    email: you.email,
  });
});

it('is sent as the service takes it, and answers the number of the case', async () => {
  const body = { caseNumber: 'CS00081442', createdAt: '2026-05-14T09:31:07Z' };
  const { result, seen } = await send({ [SEND]: { status: 201, body } });
  expect(result.data).toMatchObject({ caseNumber: 'CS00081442' });
  expect(seen.at(-1)?.body).toMatchObject({
    email: you.email,
    phone: '+441315550142',
    productId: 'NF1A2B3CRED',
    purchasedOn: '2024-11-02',
    address: { city: 'Edinburgh', countryCode: 'GB' },
  });
});

it('says everything that is missing at once, and keeps what was typed', async () => {
  const { result } = await send({}, { productId: 'x', defect: '', description: 'short', city: '' });
  const { formErrors } = result.data as { formErrors: readonly { field: string }[] };
  expect(formErrors.map(({ field }) => field)).toEqual(['productId', 'defect', 'description', 'city']);
  expect(result).toMatchObject({ status: 400, data: { form: { values: { description: 'short' } } } });
});

it('that nobody answered is not said to have arrived', async () => {
  const { result } = await send({ [SEND]: formError('GEN500', 500) });
  expect(result.data).toMatchObject({
    formErrors: [{ code: 'NO_ANSWER', text: expect.stringContaining('don’t know') }],
    form: { values: { description: claim.description } },
  });
});

it.each([
  ['2026-02-31', 'valid date'],
  [new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10), 'in the future'],
])('is rejected for a product that was bought on %s', async (purchasedOn, words) => {
  const { result, seen } = await send({}, { purchasedOn });
  expect(result).toMatchObject({
    status: 400,
    data: { formErrors: [{ field: 'purchasedOn', text: expect.stringContaining(words) }] },
  });
  expect(seen.map(({ call }) => call)).not.toContain(SEND);
});
