import { expect, it } from 'vitest';
import { addressSchema, defaultText, formValues, signInSchema, validate } from './index.ts';

it('does what the example of the README says', () => {
  // What URLSearchParams('email=nobody&password=secret') iterates over.
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
});
