import type { Clock } from '../../../shared/clock.ts';
import type { RelyingParty } from './rules/relying-party.ts';

/** What the calls about passkeys are made from. */
export interface PasskeyParts {
  readonly clock: Clock;
  /** Brands that have customers. */
  readonly brands: readonly string[];
  readonly relyingParty: RelyingParty;
}
