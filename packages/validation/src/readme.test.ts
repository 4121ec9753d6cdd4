import { expect, it } from 'vitest';
import {
  addressSchema,
  defaultText,
  formValues,
  signInSchema,
  signUpOptions,
  signUpSchema,
  validate,
} from './index.ts';

it('runs the example of the README', () => {
  // The entries of URLSearchParams('email=nobody&password=secret').
  const form: [string, string][] = [
    ['email', 'nobody'],
    ['password', 'secret'],
  ];
  const result = validate(signInSchema, formValues(form));
  expect(result).toMatchObject({
    ok: false,
    values: { email: 'nobody' },
    errors: { email: { code: 'email', messageKey: 'validation.email', params: {} } },
  });
  expect(result.ok || !result.errors['email'] ? undefined : defaultText(result.errors['email'])).toBe(
    'Email is not valid',
  );

  const rules = { countryCode: 'CA', fields: { postalCode: { maskFormat: 'AXA XAX', capitalize: true } } };
  const address = validate(addressSchema(rules), {
    firstName: 'José-María',
    lastName: "O'Neil",
    addressLine1: '12 Main Street',
    city: 'Ottawa',
    postalCode: 'k1a0b1',
    country: 'CA',
    phone: '613 555 0132',
    email: 'jm@example.com',
  });
  expect(address).toMatchObject({
    ok: true,
    values: { postalCode: 'K1A 0B1', phone: '+16135550132', phoneCode: '1', countryCode: 'CA' },
  });
  const site = { needs: ['birthDate'], minimumAge: 16, birthDateFormat: 'DD/MM/YYYY' } as const;
  const moment = { nowMs: Date.UTC(2026, 5, 15), timeZone: 'Europe/Paris' };
  const signUp = validate(signUpSchema(signUpOptions(site, rules, moment)), {
    firstName: 'Nguyễn',
    lastName: 'Lee',
    email: 'n@example.com',
    password: 'Abcdefg1',
    birthDate: '16/06/2010',
  });
  expect(signUp).toMatchObject({
    errors: { birthDate: { code: 'ageRestriction', params: { age: 16 } } },
  });
});
