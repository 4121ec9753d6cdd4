import type { Translator } from '../../../../shared/i18n/translator.ts';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { ReviewResult } from '../server/review-requests.server.ts';

type Name = 'title' | 'text' | 'nickname' | 'email';

/** What every needed field of these forms has in common: its label, what was typed, and why it was rejected. */
export const reviewFields = (t: Translator, result: ReviewResult | undefined) => (name: Name) => ({
  id: name,
  name,
  label: t(`reviews.field-${name}`),
  defaultValue: result?.values[name],
  error: textsByField(result?.formErrors ?? [])[name],
  'aria-required': true as const,
});
