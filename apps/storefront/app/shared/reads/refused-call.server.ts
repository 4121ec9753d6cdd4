import { ApiError } from '@haberdash/api-client';
import { findHandling } from '@haberdash/api-client/errors';
import { NO_ANSWER, refusalsOf, type Refusal } from '@haberdash/checkout';
import type { Translator } from '../i18n/translator.ts';
import { isFailedRead } from './failed-read.ts';
import type { FormRefusal } from '../refusals/form-refusal.ts';
import { formRefusal } from '../refusals/refusal-text.server.ts';
import type { Surface } from '../refusals/surfaces.server.ts';

/** An input of a form, and the code that it is refused with where that is not the service's. */
interface RefusedInput {
  readonly field: string;
  readonly code?: string;
}

type InputOf = (refusal: Refusal) => RefusedInput | undefined;

/** Refusals of the service, each at its input or above the form. */
export const refusalsAt = (
  t: Translator,
  surface: Surface,
  refusals: readonly Refusal[],
  inputOf: InputOf,
): readonly FormRefusal[] =>
  refusals.map((refusal) => {
    const input = inputOf(refusal);
    if (input === undefined) return formRefusal(t, surface, refusal, { place: 'banner' });
    const { field, code } = input;
    return formRefusal(t, surface, code === undefined ? refusal : { code }, { place: 'field', field });
  });

/** A server error of which the service says what became of the call, such as a label that no carrier made. */
const isNamedFailure = (error: unknown): boolean => {
  const area = error instanceof ApiError ? findHandling(error.errorId)?.area : undefined;
  return area !== undefined && area !== 'other';
};

/**
 * What the call of a form was refused with; a call without an answer is refused, too.
 * @param inputOf finds the input that a refusal is about; none for one about the form as a whole
 * @throws what is no refusal
 */
export function refusedCall(
  t: Translator,
  surface: Surface,
  error: unknown,
  inputOf: InputOf,
): readonly FormRefusal[] {
  if (isFailedRead(error) && !isNamedFailure(error))
    return [formRefusal(t, surface, { code: NO_ANSWER }, { place: 'banner' })];
  const refusals = refusalsOf(error);
  if (refusals === undefined) throw error;
  return refusalsAt(t, surface, refusals, inputOf);
}
