import { describe, expect, it } from 'vitest';
import { addressSchema } from './address.ts';
import { fieldSettings, type CountryRules } from './country-rules.ts';
import { validate } from './validate.ts';

const address = (overrides: Record<string, unknown> = {}) => ({
  firstName: 'Siobhán',
  lastName: "O'Neil",
  addressLine1: '12 Main Street',
  city: 'San Francisco',
  country: 'US',
  email: 'siobhan@example.com',
  phone: '(415) 555 - 0132',
  postalCode: '94103',
  ...overrides,
});

const check = (overrides: Record<string, unknown> = {}, rules: CountryRules = {}) => {
  const result = validate(addressSchema(rules), address(overrides));
  return result.ok
    ? result.values
    : Object.fromEntries(Object.entries(result.errors).map(([path, { code }]) => [path, code]));
};

describe('default rules', () => {
  it('accept an address and store it clean, with an international phone', () => {
    expect(check({ city: ' San Francisco ' })).toEqual({
      ...address(),
      addressLine2: '',
      province: '',
      countryCode: 'US',
      phone: '+14155550132',
      phoneCode: '1',
    });
  });
  it('need all but line 2 and province', () => {
    const result = validate(addressSchema(), {});
    expect(
      result.ok ? [] : Object.entries(result.errors).map(([path, { code }]) => `${path} ${code}`),
    ).toEqual(
      ['firstName', 'lastName', 'addressLine1', 'city', 'postalCode', 'country', 'email', 'phone'].map(
        (path) => `${path} required`,
      ),
    );
  });
  it.each([
    ['firstName', 'A', 'minLength'],
    ['lastName', 'a'.repeat(31), 'maxLength'],
    ['firstName', 'R2D2', 'name'],
    ['addressLine1', 'a'.repeat(31), 'maxLength'],
    ['addressLine2', 'a'.repeat(31), 'maxLength'],
    ['city', 'a'.repeat(31), 'maxLength'],
    ['email', 'nobody', 'email'],
    ['phone', '115 555 0132', 'phone'],
    ['phone', '415', 'phone'],
    ['phone', 'call me', 'phone'],
    ['firstName', 5, 'invalid'],
    ['firstName', ['Ann', 'Bob'], 'invalid'],
  ])('reject %s %j', (path, value, code) => expect(check({ [path]: value })).toEqual({ [path]: code }));

  it('report the phone beside other errors', () => {
    expect(check({ phone: '1', email: 'x', city: '' })).toEqual({
      phone: 'phone',
      email: 'email',
      city: 'required',
    });
  });
  it('are the same for an address that has been stored before', () => {
    const stored = check();
    expect(validate(addressSchema(), stored)).toEqual({ ok: true, values: stored });
  });
});

describe('the country of the phone', () => {
  it.each([
    ['the code in countryCode', { country: '', countryCode: 'fr', phone: '6 12 34 56 78' }, '+33612345678'],
    ['a name beside the code', { country: 'France', countryCode: 'FR', phone: '612345678' }, '+33612345678'],
    ['a dial code of another country', { phoneCode: '+44', phone: '07911 123456' }, '+447911123456'],
    ['an international number', { phone: '0044 7911 123456' }, '+447911123456'],
    ['a shared dial code', { country: 'CA', phoneCode: '1', phone: '416 555 0132' }, '+14165550132'],
  ])('%s', (_name, overrides, phone) => expect(check(overrides)).toMatchObject({ phone }));
});

describe('rules of a country', () => {
  const canada: CountryRules = {
    countryCode: 'CA',
    fields: {
      postalCode: { maskFormat: 'AXA XAX', pattern: '^[A-Z]\\d[A-Z] \\d[A-Z]\\d$', capitalize: true },
      province: { required: true },
      firstName: { capitalize: true },
    },
    provinces: [
      { code: 'ON', name: 'Ontario' },
      { code: 'QC', name: 'Québec' },
    ],
  };
  const inCanada = (overrides: Record<string, unknown>) =>
    check({ country: 'CA', province: 'ON', postalCode: 'K1A 0B1', ...overrides }, canada);

  it('put mask and capitals in before the pattern is tried', () => {
    expect(inCanada({ postalCode: ' k1a0b1', firstName: "anne-marie d'arc" })).toMatchObject({
      postalCode: 'K1A 0B1',
      firstName: "Anne-Marie D'Arc",
    });
    expect(inCanada({ postalCode: '94103' })).toEqual({ postalCode: 'pattern' });
  });
  it('know a province by code or name', () => {
    expect(inCanada({ province: 'québec' })).toMatchObject({ province: 'QC' });
    expect(inCanada({ province: 'Texas' })).toEqual({ province: 'oneOf' });
    expect(inCanada({ province: '' })).toEqual({ province: 'required' });
  });
  it('leave the other limits of a field alone', () => {
    expect(check({ firstName: 'Al' }, { fields: { firstName: { maxLength: 40 } } })).toMatchObject({
      firstName: 'Al',
    });
    expect(check({ firstName: 'A' }, { fields: { firstName: { maxLength: 40 } } })).toEqual({
      firstName: 'minLength',
    });
    expect(check({ firstName: 'a'.repeat(31) }, { fields: { lastName: { maxLength: 40 } } })).toEqual({
      firstName: 'maxLength',
    });
  });
  it('can make a field optional, by name or by hiding it', () => {
    const rules: CountryRules = {
      fields: { email: { required: false }, postalCode: { hidden: true, required: true } },
    };
    expect(check({ email: '', postalCode: '' }, rules)).toMatchObject({ email: '', postalCode: '' });
    expect(check({ email: 'x' }, rules)).toEqual({ email: 'email' });
  });
  it('keep the default if the pattern is not safe to run', () => {
    expect(check({ firstName: 'Anne1' }, { fields: { firstName: { pattern: '^(a+)+$' } } })).toEqual({
      firstName: 'name',
    });
    expect(
      check({ firstName: 'Anne1' }, { fields: { firstName: { pattern: '^[A-Za-z0-9]+$' } } }),
    ).toMatchObject({
      firstName: 'Anne1',
    });
  });
  it('give a phone its own mask, pattern and need, in that country only', () => {
    const rules: CountryRules = {
      countryCode: 'FR',
      fields: { phone: { maskFormat: 'XX XXX', pattern: '^9' } },
    };
    expect(check({ country: 'FR', phone: '91234' }, rules)).toMatchObject({ phone: '+3391234' });
    expect(check({ country: 'FR', phone: '11234' }, rules)).toEqual({ phone: 'phone' });
    expect(check({ country: 'FR', phone: '+44 7911 123456' }, rules)).toMatchObject({
      phone: '+447911123456',
    });
    expect(check({ country: 'France', phone: '91234' }, rules)).toMatchObject({ phone: '+3391234' });
    expect(check({ phone: '' }, { fields: { phone: { required: false } } })).toMatchObject({
      phone: '',
      phoneCode: '',
    });
  });
});

it.each(['503 555 0123 x12', '503-555-0123 ext. 4', '(503) 555-0123 #12'])(
  'a phone number with an extension (%s) is rejected for that',
  (phone) => expect(check({ country: 'US', phone })).toEqual({ phone: 'phoneExtension' }),
);

it('a phone number has digits of any script', () => {
  expect(check({ country: 'FR', phone: '０６ １２３４５６７８' })).toMatchObject({ phone: '+33612345678' });
  expect(check({ country: 'FR', phone: '٠٦١٢٣٤٥٦٧٨' })).toMatchObject({ phone: '+33612345678' });
});

describe('the phone is judged only with a country to check it by', () => {
  it.each([
    ['no country', { country: '', phone: '123' }, { country: 'required' }],
    ['a dial code of another type', { phoneCode: 5, phone: '123' }, { phoneCode: 'invalid' }],
    ['a country code of another type', { countryCode: 5, phone: '123' }, { countryCode: 'invalid' }],
    ['a country of another type', { country: 5, phone: '123' }, { country: 'invalid' }],
    ['a phone of another type', { phone: {} }, { phone: 'invalid' }],
  ])('%s', (_name, overrides, expected) => expect(check(overrides)).toEqual(expected));

  it('a dial code is enough where the country is a name', () => {
    expect(check({ country: 'Frankreich', phoneCode: '33', phone: '612345678' })).toMatchObject({
      phone: '+33612345678',
      country: 'Frankreich',
      countryCode: '',
    });
  });
  it('the code of a country is two letters', () => {
    for (const country of ['USA', 'xUS', '12']) {
      expect(check({ country, phone: '+1 415 555 0132' })).toMatchObject({ country, countryCode: '' });
    }
    expect(check({ country: 'us' })).toMatchObject({ country: 'us', countryCode: 'US' });
  });
  it('where countries share a dial code, the rules of the one that is given count', () => {
    const rules: CountryRules = { countryCode: 'CA', fields: { phone: { pattern: '^9' } } };
    const inCanada = { country: 'CA', phoneCode: '1' };
    expect(check({ ...inCanada, phone: '416 555 0132' }, rules)).toEqual({ phone: 'phone' });
    expect(check({ ...inCanada, phone: '916 555 0132' }, rules)).toMatchObject({ phone: '+19165550132' });
    expect(check({ phoneCode: '1', phone: '416 555 0132' }, rules)).toMatchObject({ phone: '+14165550132' });
  });
  it('rules without a country are for all, and a mask without places is none', () => {
    const masked = { fields: { phone: { maskFormat: 'XX XXX' } } };
    expect(check({ country: 'FR', phone: '91 234' }, masked)).toMatchObject({ phone: '+3391234' });
    expect(
      check({ country: 'FR', phone: '612345678' }, { fields: { phone: { maskFormat: '-' } } }),
    ).toMatchObject({
      phone: '+33612345678',
    });
  });
});

describe('masks, provinces and need', () => {
  it('a mask without a pattern has to be filled, but for the phone', () => {
    const rules: CountryRules = {
      fields: { postalCode: { maskFormat: 'XXXXX' }, phone: { maskFormat: '(XXX) XXX - XXXX' } },
    };
    expect(check({ postalCode: '9410' }, rules)).toEqual({ postalCode: 'pattern' });
    expect(check({ postalCode: '94 103' }, rules)).toMatchObject({
      postalCode: '94103',
      phone: '+14155550132',
    });
  });
  it('a province that is named like another field’s value changes only itself', () => {
    const rules: CountryRules = { provinces: [{ code: 'SF', name: 'San Francisco' }] };
    expect(check({ province: ' san francisco ' }, rules)).toMatchObject({
      province: 'SF',
      city: 'San Francisco',
    });
  });
  it('codes are written in capitals, names word by word', () => {
    const rules: CountryRules = {
      fields: {
        province: { capitalize: true },
        city: { capitalize: true },
        postalCode: { capitalize: true },
      },
    };
    expect(check({ province: 'on', city: 'new york', postalCode: 'ab1' }, rules)).toMatchObject({
      province: 'ON',
      city: 'New York',
      postalCode: 'AB1',
    });
  });
  it('give the form its fields', () => {
    expect(fieldSettings('firstName')).toEqual({
      required: true,
      hidden: false,
      minLength: 2,
      maxLength: 30,
      pattern: undefined,
      maskFormat: undefined,
      capitalize: false,
    });
    const rule = {
      required: true,
      hidden: true,
      minLength: 0,
      maxLength: 5,
      pattern: '^x',
      maskFormat: 'X',
      capitalize: true,
    };
    expect(fieldSettings('province', { fields: { province: rule } })).toEqual({ ...rule, required: false });
    expect(fieldSettings('addressLine2', { fields: { addressLine2: { required: true } } }).required).toBe(
      true,
    );
    expect(fieldSettings('addressLine2').required).toBe(false);
    expect(fieldSettings('province').required).toBe(false);
  });
  it('a value longer than any field is not masked first', () => {
    const rules: CountryRules = { fields: { city: { maskFormat: 'A'.repeat(30) } } };
    expect(check({ city: 'a b'.repeat(200) }, rules)).toEqual({ city: 'maxLength' });
  });
});

describe('an address in a country without known numbers', () => {
  const hongKong = { country: 'HK', countryCode: 'HK' };

  it('takes a number that a telephone could dial, as it was typed', () => {
    expect(check({ ...hongKong, phone: '2123-4567' })).toMatchObject({ phone: '21234567', phoneCode: '' });
    expect(check({ ...hongKong, phone: '+852 2123 4567' })).toMatchObject({ phone: '+85221234567' });
  });
  it.each(['12', '1234567890123456'])('takes no number of an impossible length: %s', (phone) => {
    expect(check({ ...hongKong, phone })).toEqual({ phone: 'phone' });
  });
  it('needs no postal code where its country has none', () => {
    const rules = { countryCode: 'HK', fields: { postalCode: { required: false } } };
    expect(check({ country: 'HK', phone: '2123 4567', postalCode: '' }, rules)).toMatchObject({
      postalCode: '',
    });
  });
});
