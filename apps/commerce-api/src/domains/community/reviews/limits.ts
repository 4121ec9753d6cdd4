import { codePoints } from '@haberdash/validation';

import { ServiceError } from '../../../platform/errors/service-error.ts';

/** Maximum lengths in Unicode code points. */
export const LONGEST = {
  title: 120,
  review: 2_000,
  question: 1_000,
  comment: 500,
  translated: 1_500,
} as const;

/** Rejects a text that is too long (REV410) or blank (API400). */
export function fittingText(text: string, longest: number, field: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new ServiceError('API400', { field });
  if (codePoints(trimmed) > longest) throw new ServiceError('REV410', { field });
  return trimmed;
}
