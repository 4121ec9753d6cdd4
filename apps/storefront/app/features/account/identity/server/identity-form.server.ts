import { findHandling } from '@haberdash/api-client/errors';
import type { FieldErrors } from '@haberdash/validation';
import { data } from 'react-router';
import { fieldErrorText } from '../../../buy/checkout/index.server.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import { rejectedStatus } from '../../../../shared/reads/faults.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { rejectedCall } from '../../../../shared/reads/rejected-call.server.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import type { Surface } from '../../../../shared/form-errors/surfaces.server.ts';

type Values = Readonly<Record<string, string>>;

/** What a rejected form is answered with: the reasons, and what was typed but for passwords. */
export interface IdentityResult {
  /** Of this result, so that equal texts are announced again. */
  readonly id: string;
  readonly formErrors: readonly FormError[];
  readonly values: Values;
}

const SECRET = /password/i;

/** A box that has to be ticked, and was not. */
export const missingBox: FieldErrors[string] = {
  code: 'requiredCheckbox',
  messageKey: 'validation.requiredCheckbox',
  params: {},
};

const withoutSecrets = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));

export const formResult = (formErrors: readonly FormError[], values: Values, status: number) =>
  data<IdentityResult>({ id: crypto.randomUUID(), formErrors, values: withoutSecrets(values) }, { status });

export const invalid = (t: Translator, errors: FieldErrors, values: Values) =>
  formResult(
    Object.entries(errors).map(([field, error]) => ({
      code: error.code,
      text: errorText(t, field, error),
      place: 'field',
      field,
    })),
    values,
    400,
  );

/** The result of a form that the service rejects; `names` maps the catalogue's inputs to the form's. */
export function rejected(
  t: Translator,
  surface: Surface,
  error: unknown,
  values: Values,
  names: Readonly<Record<string, string>> = {},
) {
  const formErrors = rejectedCall(t, surface, error, ({ code, target }) => {
    const field = fieldOf(code, target?.field);
    return field === undefined ? undefined : { field: names[field] ?? field };
  });
  return formResult(formErrors, values, rejectedStatus(formErrors[0]?.code ?? ''));
}

/** Answers with a code of the shop's own, on top of the form. */
export const rejectedAs = (t: Translator, surface: Surface, code: string, values: Values) =>
  formResult([toFormError(t, surface, { code }, { place: 'banner' })], values, 409);

function fieldOf(code: string, named: string | undefined): string | undefined {
  const field = named?.split(/[./]/).at(-1) ?? findHandling(code)?.field;
  return field === 'username' ? 'email' : field;
}

function errorText(t: Translator, field: string, error: FieldErrors[string]): string {
  const { code, params } = error;
  switch (code) {
    case 'dateOfBirth':
      return t('identity.error-dateOfBirth');
    case 'ageRestriction':
      return t('identity.error-age', { age: Number(params['age'] ?? 0) });
    case 'password':
      return t('identity.error-password');
    case 'sameAs':
      return t('identity.error-sameAs');
    case 'requiredCheckbox':
      return t('identity.error-checkbox');
    default:
      return fieldErrorText(t, field, error, {});
  }
}
