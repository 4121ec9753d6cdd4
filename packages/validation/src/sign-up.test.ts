import { describe, expect, it } from 'vitest';
import type * as v from 'valibot';
import { eventRegistrationSchema } from './event-registration.ts';
import { contactSchema, MESSAGE_LIMIT, newsletterSchema } from './shopper-forms.ts';
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
  it('needs name, e-mail address and password, and nothing that the locale does not require', () => {
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
  it('needs what the locale requires; boxes have a message of their own', () => {
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
      values: { message: 'Hello\n\n  bye' },
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

describe('the loyalty sign-up', () => {
  const joining = (overrides: Record<string, unknown> = {}) => ({
    firstName: 'Ann',
    lastName: 'Lee',
    loyaltyTerms: 'on',
    ...overrides,
  });
  it('reads the phone as the full one does', () => {
    const values = joining({ phone: '07911 123456', optInAccepted: true });
    expect(validate(loyaltySignUpSchema(options), values)).toMatchObject({
      ok: true,
      values: { phone: '+447911123456', phoneCode: '44', optInAccepted: true, loyaltyTerms: true },
    });
    expect(codes(loyaltySignUpSchema(options), joining({ phone: '1' }))).toEqual({ phone: 'phone' });
  });
  it('needs what the locale requires', () => {
    expect(codes(loyaltySignUpSchema({ ...options, needs: ['phone', 'brandTerms'] }), joining())).toEqual({
      phone: 'required',
      brandTerms: 'requiredCheckbox',
    });
  });
});

describe.each([
  ['full', signUpSchema],
  ['loyalty', loyaltySignUpSchema],
] as const)('the %s sign-up', (_name, schemaOf) => {
  const values = form({ loyaltyTerms: 'on' });
  it('names a value of another type once, and checks no phone by a dial code that is none', () => {
    expect(codes(schemaOf(options), { ...values, phone: {} })).toEqual({ phone: 'invalid' });
    expect(codes(schemaOf(options), { ...values, phone: '1', phoneCode: 5 })).toEqual({
      phoneCode: 'invalid',
    });
  });
  it('needs names by default', () => {
    const rules = { fields: { firstName: { required: false } } };
    expect(codes(schemaOf({ ...options, rules }), { ...values, firstName: '', lastName: '' })).toEqual({
      lastName: 'required',
    });
  });
  it('works without rules of a country', () => {
    expect(
      codes(schemaOf({ birthDate: options.birthDate }), { ...values, phone: '+44 7911 123456' }),
    ).toEqual({});
  });
});

describe('a checkbox', () => {
  it.each([
    [true, true],
    ['true', true],
    ['on', true],
    ['1', true],
    [false, false],
    ['false', false],
    ['off', false],
    ['', false],
    [null, false],
    [1, false],
    [['on'], false],
    ['yes', false],
  ])('sent as %j is ticked: %s', (sent, ticked) => {
    expect(validate(simplifiedSignUpSchema(), { ...form(), policy: sent })).toMatchObject({
      values: { policy: ticked },
    });
  });
});

describe('the contact form', () => {
  const values = {
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'a@b.co',
    category: 'orders',
    subject: 'late',
    message: 'Hello',
  };
  it('needs everything but the number of an order', () => {
    expect(codes(contactSchema, values)).toEqual({});
    expect(codes(contactSchema, {})).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      category: 'required',
      subject: 'required',
      message: 'required',
    });
  });
  it('applies the rule of names to names, and limits to texts', () => {
    expect(
      codes(contactSchema, {
        ...values,
        firstName: 'R2',
        lastName: 'L',
        orderNumber: '1'.repeat(41),
        message: 'a'.repeat(MESSAGE_LIMIT + 1),
      }),
    ).toEqual({ firstName: 'name', lastName: 'minLength', orderNumber: 'maxLength', message: 'maxLength' });
    expect(codes(contactSchema, { ...values, lastName: 'l'.repeat(31), message: 5 })).toEqual({
      lastName: 'maxLength',
      message: 'invalid',
    });
    expect(
      codes(contactSchema, { ...values, orderNumber: '1'.repeat(40), message: 'a'.repeat(MESSAGE_LIMIT) }),
    ).toEqual({});
  });
});
