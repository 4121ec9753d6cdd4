import { ApiError } from '@haberdash/api-client';
import { findHandling } from '@haberdash/api-client/errors';
import { NO_ANSWER, errorsOf, type CheckoutError } from '@haberdash/checkout';
import type { Translator } from '../i18n/translator.ts';
import { isFailedRead } from './failed-read.ts';
import type { FormError } from '../form-errors/form-error.ts';
import { toFormError } from '../form-errors/error-text.server.ts';
import type { Surface } from '../form-errors/surfaces.server.ts';

interface RejectedInput {
  readonly field: string;
  readonly code?: string;
}

type InputOf = (formError: CheckoutError) => RejectedInput | undefined;

/** Errors of the service, each at its input or above the form. */
export const errorsAt = (
  t: Translator,
  surface: Surface,
  formErrors: readonly CheckoutError[],
  inputOf: InputOf,
): readonly FormError[] =>
  formErrors.map((formError) => {
    const input = inputOf(formError);
    if (input === undefined) return toFormError(t, surface, formError, { place: 'banner' });
    const { field, code } = input;
    return toFormError(t, surface, code === undefined ? formError : { code }, { place: 'field', field });
  });

/** A server error that says what became of the call, such as a label that no carrier made. */
const isNamedFailure = (error: unknown): boolean => {
  const area = error instanceof ApiError ? findHandling(error.errorId)?.area : undefined;
  return area !== undefined && area !== 'other';
};

/**
 * The errors of a rejected form, also for a call without a response.
 * @param inputOf finds the input of an error; none for one about the form as a whole
 * @throws anything that is no error of the service
 */
export function rejectedCall(
  t: Translator,
  surface: Surface,
  error: unknown,
  inputOf: InputOf,
): readonly FormError[] {
  if (isFailedRead(error) && !isNamedFailure(error))
    return [toFormError(t, surface, { code: NO_ANSWER }, { place: 'banner' })];
  const formErrors = errorsOf(error);
  if (formErrors === undefined) throw error;
  return errorsAt(t, surface, formErrors, inputOf);
}
