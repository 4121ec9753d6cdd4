import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { toFormError } from '../../../../shared/form-errors/error-text.server.ts';
import type { Surface } from '../../../../shared/form-errors/surfaces.server.ts';
import type { Translator } from '../../../../shared/i18n/translator.ts';
import { LINK_ENDED } from '../model/deletion.ts';
import { callErrors } from './account-form.server.ts';

/** A mailed link that was used, has expired or never was one. */
export const linkEnded = (t: Translator, surface: Surface): FormError =>
  toFormError(t, surface, { code: LINK_ENDED }, { place: 'banner' });

/** Errors of the page behind a mailed link, which has no field. */
export const linkErrors = (t: Translator, surface: Surface, error: unknown): FormError[] =>
  callErrors(t, surface, error).map(({ code, text }) => ({ code, text, place: 'banner' }));
