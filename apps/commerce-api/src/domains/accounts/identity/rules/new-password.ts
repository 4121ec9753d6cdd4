import { checkValue, codePoints, password } from '@haberdash/validation';

import type { ErrorDetail } from '../../../../platform/errors/service-error.ts';

export interface TypedTwice {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const PASSWORD_MIN = 8;

/** Checks a new password: too short (FE872), against the rules, or not confirmed (FE340). */
export function checkNewPassword({ newPassword, confirmPassword }: TypedTwice): ErrorDetail[] {
  if (codePoints(newPassword) < PASSWORD_MIN) return [{ errorId: 'FE872', field: 'newPassword' }];
  if (checkValue(newPassword, [password]) !== undefined) return [{ errorId: 'API400', field: 'newPassword' }];
  return newPassword === confirmPassword ? [] : [{ errorId: 'FE340', field: 'confirmPassword' }];
}
