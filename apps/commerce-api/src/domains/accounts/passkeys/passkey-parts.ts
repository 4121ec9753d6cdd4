import type { Clock } from '../../../shared/clock.ts';
import type { RelyingParty } from './rules/relying-party.ts';

export interface PasskeyParts {
  readonly clock: Clock;
  readonly brands: readonly string[];
  readonly relyingParty: RelyingParty;
}
