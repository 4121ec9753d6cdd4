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

/** A server error of which the service says what became of the call, such as a label that no carrier made. */
const isNamedFailure = (error: unknown): boolean => {
  const area = error instanceof ApiError ? findHandling(error.errorId)?.area : undefined;
  return area !== undefined && area !== 'other';
};

/**
 * What the call of a form was rejected with; a call without an answer is rejected, too.
 * @param inputOf finds the input that an error is about; none for one about the form as a whole
 * @throws what is no error
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
