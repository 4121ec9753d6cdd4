import type { Phrase } from '../language.ts';

/** What is praised and what is minded. */
export interface ReviewDetails {
  readonly glad: readonly Phrase[];
  readonly critical: readonly Phrase[];
}
