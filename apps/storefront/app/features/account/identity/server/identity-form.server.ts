import { findHandling } from '@haberdash/api-client/errors';
import type { FieldErrors } from '@haberdash/validation';
import { data } from 'react-router';
import { fieldErrorText } from '../../../buy/checkout/index.server.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import { refusedStatus } from '../../../../shared/reads/faults.ts';
import type { FormRefusal } from '../../../../shared/refusals/form-refusal.ts';
import { refusedCall } from '../../../../shared/reads/refused-call.server.ts';
import { formRefusal } from '../../../../shared/refusals/refusal-text.server.ts';
import type { Surface } from '../../../../shared/refusals/surfaces.server.ts';

type Values = Readonly<Record<string, string>>;

/** What a refused form is answered with: the reasons, and what was typed but for passwords. */
export interface IdentityAnswer {
  /** Of this answer, so that the same words are news when they come again. */
  readonly id: string;
  readonly refusals: readonly FormRefusal[];
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

/** Answers a form with why it was refused. */
export const answered = (refusals: readonly FormRefusal[], values: Values, status: number) =>
  data<IdentityAnswer>({ id: crypto.randomUUID(), refusals, values: withoutSecrets(values) }, { status });

/** Answers a form that its own rules refuse. */
export const invalid = (t: Translator, errors: FieldErrors, values: Values) =>
  answered(
    Object.entries(errors).map(([field, error]) => ({
      code: error.code,
      text: errorText(t, field, error),
      place: 'field',
      field,
    })),
    values,
    400,
  );

/**
 * Answers a form that the service refuses; what is no refusal is thrown.
 * @param names inputs that have another name in this form than the catalogue gives them
 */
export function refused(
  t: Translator,
  surface: Surface,
  error: unknown,
  values: Values,
  names: Readonly<Record<string, string>> = {},
) {
  const refusals = refusedCall(t, surface, error, ({ code, target }) => {
    const field = fieldOf(code, target?.field);
    return field === undefined ? undefined : { field: names[field] ?? field };
  });
  return answered(refusals, values, refusedStatus(refusals[0]?.code ?? ''));
}

/** Answers with a code of the shop's own, on top of the form. */
export const refusedAs = (t: Translator, surface: Surface, code: string, values: Values) =>
  answered([formRefusal(t, surface, { code }, { place: 'banner' })], values, 409);

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
