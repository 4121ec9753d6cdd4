import type { Phrase } from '../language.ts';

export interface ReviewDetails {
  readonly glad: readonly Phrase[];
  readonly critical: readonly Phrase[];
}
