import { describe, expect, it } from 'vitest';
import { addressSchema } from './address.ts';
import type { CountryRules } from './country-rules.ts';
import { validate } from './validate.ts';

describe('rules of a country that make no sense', () => {
  const address = {
    firstName: 'Ann',
    lastName: "O'Neil",
    addressLine1: '12 Main Street',
    city: 'Ottawa',
    country: 'CA',
    email: 'ann@example.com',
    phone: '613 555 0132',
    postalCode: 'K1A 0B1',
  };
  const check = (rules: unknown) =>
    // A service can send anything.
    validate(addressSchema(rules as CountryRules), address);

  it.each([
    ['null instead of fields', { fields: null }],
    ['a text instead of a field', { fields: { city: 'no' } }],
    ['null instead of a field', { fields: { city: null } }],
    ['a length that is a text', { fields: { firstName: { maxLength: '1', minLength: '9' } } }],
    ['a length below zero', { fields: { firstName: { maxLength: -1, minLength: -1 } } }],
    ['a length of zero at most', { fields: { firstName: { maxLength: 0 } } }],
    [
      'a length that is no whole number',
      { fields: { firstName: { maxLength: 0.5, minLength: Number.NaN } } },
    ],
    ['a mask that is a number', { fields: { postalCode: { maskFormat: 5 } } }],
    ['an empty mask', { fields: { postalCode: { maskFormat: '' } } }],
    ['a pattern that is a number', { fields: { city: { pattern: 5 } } }],
    ['a broken pattern', { fields: { city: { pattern: '(' } } }],
    ['a pattern that backtracks for ever', { fields: { city: { pattern: '^(a+)+$' } } }],
    ['need given as a text', { fields: { addressLine2: { required: 'yes' } } }],
    ['hiding given as a number', { fields: { city: { hidden: 1 } } }],
    ['capitals given as a text', { fields: { city: { capitalize: 'yes' } } }],
    ['null instead of provinces', { provinces: null }],
    [
      'provinces without names',
      { provinces: [null, 5, {}, { code: 'ON' }, { name: 'Ontario' }, { code: 1, name: 2 }] },
    ],
  ])('leave the defaults: %s', (_name, rules) => {
    expect(check(rules)).toEqual(check({}));
    expect(check(rules)).toMatchObject({ ok: true });
  });
});
