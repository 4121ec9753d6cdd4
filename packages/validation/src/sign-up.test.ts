import { describe, expect, it } from 'vitest';
import type * as v from 'valibot';
import { eventRegistrationSchema } from './event-registration.ts';
import { contactSchema, newsletterSchema } from './shopper-forms.ts';
import { loyaltySignUpSchema, signUpSchema, simplifiedSignUpSchema } from './sign-up.ts';
import type { SignUpOptions } from './site-settings.ts';
import { validate } from './validate.ts';

const options: SignUpOptions = {
  birthDate: { format: 'DD/MM/YYYY', today: '2026-06-15', minimumAge: 16 },
  rules: { countryCode: 'GB', fields: { postalCode: { capitalize: true } } },
};
const form = (overrides: Record<string, unknown> = {}) => ({
  firstName: 'Nguyễn',
  lastName: 'José-María',
  email: 'n@example.com',
  password: 'Abcdefg1',
  ...overrides,
});
const codes = (schema: v.GenericSchema, values: unknown): Record<string, string> => {
  const result = validate(schema, values);
  return result.ok
    ? {}
    : Object.fromEntries(Object.entries(result.errors).map(([path, { code }]) => [path, code]));
};

describe('the full sign-up', () => {
  it('needs name, e-mail address and password, and nothing that the locale does not ask for', () => {
    expect(codes(signUpSchema(options), {})).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      password: 'required',
    });
    expect(validate(signUpSchema(options), form({ newsletter: 'on' }))).toMatchObject({
      ok: true,
      values: { newsletter: true, policy: false, birthDate: '', phone: '', phoneCode: '' },
    });
  });
  it('needs what the locale asks for; boxes have a message of their own', () => {
    const needs = ['birthDate', 'gender', 'phone', 'postalCode', 'optInAccepted', 'policy'] as const;
    expect(codes(signUpSchema({ ...options, needs }), form())).toEqual({
      birthDate: 'required',
      gender: 'required',
      phone: 'required',
      postalCode: 'required',
      optInAccepted: 'requiredCheckbox',
      policy: 'requiredCheckbox',
    });
  });
  it('checks what is given even where it is not needed', () => {
    const values = form({ birthDate: '16/06/2010', phone: '123', password: 'short', firstName: 'R2' });
    expect(codes(signUpSchema(options), values)).toEqual({
      birthDate: 'ageRestriction',
      phone: 'phone',
      password: 'password',
      firstName: 'name',
    });
  });
  it('reads the phone by the country of the rules and masks the postal code', () => {
    const values = form({ phone: '07911 123456', postalCode: 'sw1a 1aa', birthDate: '15/06/2010' });
    expect(validate(signUpSchema(options), values)).toMatchObject({
      ok: true,
      values: { phone: '+447911123456', phoneCode: '44', postalCode: 'SW1A 1AA' },
    });
  });
});

it('the simplified sign-up takes e-mail address and password, and the terms that go along', () => {
  const { email, password } = form();
  expect(validate(simplifiedSignUpSchema(), { email, password, firstName: 'dropped' })).toEqual({
    ok: true,
    values: {
      email,
      password,
      newsletter: false,
      optInAccepted: false,
      loyaltyTerms: false,
      brandTerms: false,
      policy: false,
    },
  });
  expect(codes(simplifiedSignUpSchema({ needs: ['brandTerms'] }), { email, password })).toEqual({
    brandTerms: 'requiredCheckbox',
  });
});

it('the loyalty sign-up always needs its terms, and no password', () => {
  expect(codes(loyaltySignUpSchema(options), { firstName: 'Ann', lastName: 'Lee' })).toEqual({
    loyaltyTerms: 'requiredCheckbox',
  });
});

describe('the shopper forms', () => {
  it('newsletter needs an e-mail address and the policy', () => {
    expect(codes(newsletterSchema, { email: 'x' })).toEqual({ email: 'email', policy: 'requiredCheckbox' });
  });
  it('contact keeps the message as it was typed', () => {
    const values = {
      ...form(),
      category: 'orders',
      subject: 'Where is it?',
      message: 'Hello\r\n\n  bye \u0000\ud800',
    };
    expect(validate(contactSchema, values)).toMatchObject({
      ok: true,
      values: { message: 'Hello\n\n  bye ' },
    });
    expect(codes(contactSchema, { ...values, message: ' \n' })).toEqual({ message: 'required' });
  });
  it('an event needs its terms and checks the name of a guest only when entered', () => {
    expect(
      codes(eventRegistrationSchema(), { eventId: 'e1', eventTermsAccepted: 'on', plusOne: '' }),
    ).toEqual({});
    expect(codes(eventRegistrationSchema(), { eventId: 'e1', plusOne: 'R2D2' })).toEqual({
      plusOne: 'guestName',
      eventTermsAccepted: 'requiredCheckbox',
    });
  });
});
