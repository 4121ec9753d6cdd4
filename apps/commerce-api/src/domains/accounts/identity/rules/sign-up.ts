import type { SignUpRequest } from '@haberdash/api-client/consumers';
import {
  codePoints,
  signUpSchema,
  simplifiedSignUpSchema,
  validate,
  type FieldErrors,
} from '@haberdash/validation';

import type { ProfilePlace } from '../../../customers/index.ts';
import type { ErrorDetail } from '../../../../platform/errors/service-error.ts';

/** Minimum length; shorter passwords have an error code of their own. */
const PASSWORD_MIN = 8;

/** A new account as stored: e-mail in lower case, phone in international form. */
export interface Registered {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly birthDate: string | null;
  readonly phone: string | null;
  readonly phoneCode: string | null;
  readonly postalCode: string | null;
}

/** A valid sign-up, or all its errors. */
export type SignUpVerdict =
  | { readonly ok: true; readonly person: Registered }
  | { readonly ok: false; readonly details: readonly ErrorDetail[] };

const PERSON = ['firstName', 'lastName', 'birthDate', 'gender', 'phone', 'postalCode'] as const;

const codeOf = (field: string, { email: _email, password, birthDate }: SignUpRequest) => {
  if (field === 'email') return 'AUT453';
  if (field === 'password') return codePoints(password) < PASSWORD_MIN ? 'FE872' : 'API400';
  if (field === 'birthDate') return birthDate === undefined ? 'PRO411' : 'PRO410';
  return 'API400';
};

const toDetails = (errors: FieldErrors, form: SignUpRequest): ErrorDetail[] =>
  Object.keys(errors).map((field) => ({ errorId: codeOf(field, form), field }));

const orNull = (value: string): string | null => (value === '' ? null : value);

/** Checks a sign-up; the full form needs the country's name fields, and a birth date for loyalty mail. */
export function checkSignUp(form: SignUpRequest, { rules, minimumAge, today }: ProfilePlace): SignUpVerdict {
  if (!form.isTermsConfirmed)
    return { ok: false, details: [{ errorId: 'API400', field: 'isTermsConfirmed' }] };
  if (PERSON.every((field) => form[field] === undefined)) {
    const result = validate(simplifiedSignUpSchema(), form);
    if (!result.ok) return { ok: false, details: toDetails(result.errors, form) };
    const none = { firstName: null, lastName: null, birthDate: null };
    const contact = { phone: null, phoneCode: null, postalCode: null };
    return { ok: true, person: { email: result.values.email.toLowerCase(), ...none, ...contact } };
  }
  const isLoyal = form.subscriptions?.some(({ type, optin }) => type === 'LoyaltyNewsletter' && optin);
  const schema = signUpSchema({
    needs: isLoyal === true ? ['birthDate'] : [],
    rules,
    birthDate: { format: 'YYYY-MM-DD', today, minimumAge },
  });
  const result = validate(schema, form);
  if (!result.ok) return { ok: false, details: toDetails(result.errors, form) };
  const { email, firstName, lastName, birthDate, phone, phoneCode, postalCode } = result.values;
  return {
    ok: true,
    person: {
      email: email.toLowerCase(),
      firstName: orNull(firstName),
      lastName: orNull(lastName),
      birthDate: orNull(birthDate),
      phone: orNull(phone),
      phoneCode: orNull(phoneCode),
      postalCode: orNull(postalCode),
    },
  };
}
