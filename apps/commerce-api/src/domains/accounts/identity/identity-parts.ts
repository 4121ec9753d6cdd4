import type { Clock } from '../../../shared/clock.ts';
import type { CallLimits } from '../../../platform/limits/call-limits.ts';
import type { CheckCaptcha } from '../../../providers/captcha/captcha-check.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** What the calls about signing in are made from. */
export interface IdentityParts {
  readonly clock: Clock;
  /** Names accounts and networks in counts; nobody else knows it. */
  readonly secret: string;
  readonly hasher: PasswordHasher;
  readonly checkCaptcha: CheckCaptcha;
  /** Brands that have customers. */
  readonly brands: readonly string[];
  /** Without them nothing is too much. */
  readonly limits: CallLimits | undefined;
}
