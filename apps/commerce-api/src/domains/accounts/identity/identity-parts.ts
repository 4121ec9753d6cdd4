import type { Clock } from '../../../shared/clock.ts';
import type { CallLimits } from '../../../platform/limits/call-limits.ts';
import type { CheckCaptcha } from '../../../providers/captcha/captcha-check.ts';
import type { PasswordHasher } from './password-hasher.ts';

export interface IdentityParts {
  readonly clock: Clock;
  /** The secret for the keys of attempt counters. */
  readonly secret: string;
  readonly hasher: PasswordHasher;
  readonly checkCaptcha: CheckCaptcha;
  readonly brands: readonly string[];
  readonly limits: CallLimits | undefined;
}
