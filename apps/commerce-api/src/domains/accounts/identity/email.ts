import { checkValue, email as emailRule, maxLength, required } from '@haberdash/validation';

import { ServiceError } from '../../../platform/errors/service-error.ts';

/** A typed address as accounts keep it, in lower case (AUT453). */
export function readEmail(typed: string, field: string): string {
  if (checkValue(typed, [required, emailRule, maxLength(100)]) !== undefined)
    throw new ServiceError('AUT453', { field });
  return typed.trim().toLowerCase();
}
