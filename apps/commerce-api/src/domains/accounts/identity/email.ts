import { checkValue, email as emailRule, maxLength, required } from '@haberdash/validation';

import { ServiceError } from '../../../platform/errors/service-error.ts';

/** Normalises an e-mail address to lower case; AUT453 for an invalid one. */
export function readEmail(typed: string, field: string): string {
  if (checkValue(typed, [required, emailRule, maxLength(100)]) !== undefined)
    throw new ServiceError('AUT453', { field });
  return typed.trim().toLowerCase();
}
