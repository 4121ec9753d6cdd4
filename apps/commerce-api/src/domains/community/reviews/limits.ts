import { codePoints } from '@haberdash/validation';

import { ServiceError } from '../../../platform/errors/service-error.ts';

/** How long texts of shoppers may be; signs, as Unicode counts them. */
export const LONGEST = {
  title: 120,
  review: 2_000,
  question: 1_000,
  comment: 500,
  translated: 1_500,
} as const;

/** Rejects a text that is longer than the shop shows (REV410), or that has nothing but spaces (API400). */
export function fittingText(text: string, longest: number, field: string): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new ServiceError('API400', { field });
  if (codePoints(trimmed) > longest) throw new ServiceError('REV410', { field });
  return trimmed;
}
