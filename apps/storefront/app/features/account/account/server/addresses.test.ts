import type { BookAddress } from '@haberdash/api-client/consumers';
import { describe, expect, it } from 'vitest';
import { outcome, formError, type Responses } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { britishRules, consumer, CONSUMER, person } from './account.fixtures.ts';
import { readAddressPage, readNewAddress, runAddress, runNewAddress } from './address.server.ts';
import { readAddresses, runAddresses } from './addresses.server.ts';

const ADD = 'POST /consumers-v3/consumer/address';
const CHANGE = 'PUT /consumers-v3/consumer/address/addr-0001';
const REMOVE = 'DELETE /consumers-v3/consumer/address/addr-0001';
const COUNTRIES = 'GET /consumers-v3/utilities/countryList';
const rules: Responses = {
  ...britishRules,
  [COUNTRIES]: { body: { countries: [{ code: 'GB', name: 'United Kingdom', dialCode: '44' }] } },
};
const book = {
  id: 'addr-0001',
  approachType: 'S',
  main: false,
  firstName: 'Aoife',
  lastName: 'O’Neil',
  addressLine1: '84 George Street',
  city: 'Edinburgh',
  postalCode: 'EH2 3BU',
  countryCode: 'GB',
  phone: '+441315550142',
  phoneCode: '44',
} as const satisfies BookAddress;
const { id, approachType, main: _main, ...typed } = book;
const fields = { ...typed, phone: '0131 555 0142', intent: 'save', type: 'S' };
const path = '/account/addresses';
const OF_BOOK = { [CONSUMER]: consumer({ address: [{ ...book, version: 3 }] }) };

const run = async (
  act: (shopper: ReturnType<typeof person>['shopper']) => Promise<unknown>,
  responses: Responses,
  form: Readonly<Record<string, string>>,
  at = path,
) => {
  const { shopper, seen } = person({ ...rules, ...responses }, { fields: form, path: at });
  const params = { ...shopper.params, address: id };
  return { result: await outcome(act({ ...shopper, params })), seen };
};

it.each([
  ['+441315550142', '+44 1315 550 142'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+12065550123', '+1 (206) 555-0123'],
  ['0999', '0999'],
])('a phone of the address book is read in groups: %s', async (phone, shown) => {
  const responses = { [CONSUMER]: consumer({ address: [{ ...book, phone }] }) };
  const { shopper } = person({ ...rules, ...responses }, { path });
  expect((await readAddresses(shopper)).addresses).toMatchObject([{ phone: shown }]);
});

describe('the address book', () => {
  it('asks before it removes an address that it holds, and about no other', async () => {
    const read = (at: string) => run(readAddresses, OF_BOOK, {}, at);
    expect((await read(`${path}?remove=${id}`)).result.data).toMatchObject({ removing: id });
    expect((await read(`${path}?remove=addr-9`)).result.data).toMatchObject({ removing: undefined });
  });

  it.each([
    ['removes an address', { body: { addressId: id } }],
    ['says the same of one that is gone already', formError('CCA401', 404)],
  ] as const)('%s', async (_what, response) => {
    const { result } = await run(runAddresses, { [REMOVE]: response }, { intent: 'remove', id });
    expect(result.to).toBe('/en-gb/account/addresses');
  });

  it('says that the billing address of a card stays', async () => {
    const responses = { [REMOVE]: formError('PRO414', 409) };
    const { result } = await run(runAddresses, responses, { intent: 'remove', id });
    expect(result).toMatchObject({
      status: 409,
      data: { formErrors: [{ text: expect.stringContaining('saved card') }] },
    });
  });

  it('makes an address the main one with everything else as it was', async () => {
    const responses = { ...OF_BOOK, [CHANGE]: { body: { addressId: id, main: true } } };
    const { result, seen } = await run(runAddresses, responses, { intent: 'main', id });
    expect(result.to).toBe('/en-gb/account/addresses');
    expect(seen.at(-1)?.body).toEqual({ ...typed, approachType, main: true, version: 3 });
  });

  it('rejects a form that asks for nothing known', async () => {
    await expect(run(runAddresses, {}, { intent: 'burn', id })).rejects.toMatchObject({
      init: { status: 400 },
    });
  });
});

describe('the form of an address', () => {
  it('is empty for a new one, of the type that was asked for', async () => {
    const { result } = await run(readNewAddress, {}, {}, `${path}/new?type=B`);
    expect(result.data).toMatchObject({ type: 'B', form: { countryCode: 'GB', values: {} }, isMain: false });
  });

  it('shows an address of the book, its phone without the dial code', async () => {
    const { result } = await run(readAddressPage, OF_BOOK, {});
    expect(result.data).toMatchObject({ form: { values: { firstName: 'Aoife', phone: '1315550142' } } });
  });

  it('is not found for an address that the book does not hold', async () => {
    const empty = { [CONSUMER]: consumer() };
    await expect(run(readAddressPage, empty, {})).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('adds an address as the service takes it', async () => {
    const responses = { [ADD]: { status: 201, body: { addressId: id, main: true } } };
    const { result, seen } = await run(runNewAddress, responses, { ...fields, main: 'on' });
    expect(result.to).toBe('/en-gb/account/addresses');
    expect(seen.at(-1)?.body).toMatchObject({ ...typed, approachType: 'S', main: true });
  });

  it('sends the version that the form was read with', async () => {
    const responses = { [CHANGE]: { body: { addressId: id } } };
    const { result, seen } = await run(runAddress, responses, { ...fields, version: '3' });
    expect(result.to).toBe('/en-gb/account/addresses');
    expect(seen.at(-1)?.body).toMatchObject({ version: 3 });
  });

  it('keeps what was typed, with the reason at its input', async () => {
    const { result, seen } = await run(runAddress, {}, { ...fields, city: '' });
    expect(result).toMatchObject({
      status: 400,
      data: { formErrors: [{ field: 'city' }], form: { values: { addressLine1: '84 George Street' } } },
    });
    expect(seen.map(({ call }) => call)).not.toContain(CHANGE);
  });

  it.each([
    ['CCA400', 409, 'already'],
    ['PRO412', 409, 'changed elsewhere'],
  ] as const)('says in words why %s was answered', async (code, status, words) => {
    const { result } = await run(runAddress, { [CHANGE]: formError(code, status) }, fields);
    expect(result.data).toMatchObject({ formErrors: [{ text: expect.stringContaining(words) }] });
  });

  it('shows the fields of another country with what was typed', async () => {
    const { result, seen } = await run(runNewAddress, {}, { ...fields, intent: 'country' });
    expect(result).toMatchObject({
      status: 200,
      data: { formErrors: [], form: { values: { city: 'Edinburgh' } } },
    });
    expect(seen.map(({ call }) => call)).not.toContain(ADD);
  });
});
