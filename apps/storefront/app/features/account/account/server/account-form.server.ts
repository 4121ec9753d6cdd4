import { findHandling } from '@haberdash/api-client/errors';
import type { FieldErrors } from '@haberdash/validation';
import { data } from 'react-router';
import { fieldErrorText } from '../../../buy/checkout/index.server.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { rejectedStatus } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { rejectedCall } from '../../../../shared/reads/rejected-call.server.ts';
import type { Surface } from '../../../../shared/form-errors/surfaces.server.ts';
import { isSignedOut, signedOut } from './signed-in.server.ts';
import type { UnsentForm } from './unsent-form.server.ts';

type Shopper = Pick<PrivateRead, 't' | 'site' | 'url' | 'session'>;
type Values = Readonly<Record<string, string>>;

/** What a rejected form is answered with: the reasons, and what was typed but for secrets. */
export interface AccountResult {
  readonly formErrors: readonly FormError[];
  readonly values: Values;
}

/** What the forms of the account reject themselves, at their inputs. */
export const atFields = (t: Translator, errors: FieldErrors): readonly FormError[] =>
  Object.entries(errors).map(([field, error]) => ({
    code: error.code,
    text: accountErrorText(t, field, error),
    place: 'field',
    field,
  }));

function accountErrorText(t: Translator, field: string, error: FieldErrors[string]): string {
  switch (error.code) {
    case 'dateOfBirth':
      return t('identity.error-dateOfBirth');
    case 'ageRestriction':
      return t('identity.error-age', { age: Number(error.params['age'] ?? 0) });
    case 'password':
      return t('identity.error-password');
    case 'sameAs':
      return t('account.error-sameAs');
    case 'differentFrom':
      return t('account.error-differentFrom');
    case 'requiredCheckbox':
      return t('account.error-checkbox');
    default:
      return fieldErrorText(t, field, error, {});
  }
}

const FIELD_OF: Readonly<Record<string, string>> = { CHK320: 'addressLine1' };

/** What a call of a form was rejected with, at the inputs that it concerns; what is no error is thrown. */
export const callErrors = (t: Translator, surface: Surface, error: unknown): readonly FormError[] =>
  rejectedCall(t, surface, error, ({ code, target }) => {
    const named = target?.field?.split(/[./]/).at(-1);
    const field = named ?? findHandling(code)?.field ?? FIELD_OF[code];
    return field === undefined ? undefined : { field };
  });

/**
 * As `callErrors`, of a form for which one has to be signed in: a session that has ended leads to the sign-in.
 * @param unsent what the form shows again after the sign-in; no passwords, and nothing of cards
 */
export function accountErrors(
  shopper: Shopper,
  surface: Surface,
  error: unknown,
  unsent?: UnsentForm,
): readonly FormError[] {
  if (isSignedOut(error)) throw signedOut(shopper, unsent);
  return callErrors(shopper.t, surface, error);
}

/** The version that a form was read with, so that a change made elsewhere in the meantime is noticed. */
export function versionOf(values: Values): { readonly version?: number } {
  const version = Number(values['version'] || undefined);
  return Number.isSafeInteger(version) ? { version } : {};
}

export const invalid = (formErrors: readonly FormError[], values: Values) =>
  data<AccountResult>({ formErrors, values }, { status: 400 });

export const rejected = (formErrors: readonly FormError[], values: Values = {}) =>
  data<AccountResult>({ formErrors, values }, { status: rejectedStatus(formErrors[0]?.code ?? '') });
