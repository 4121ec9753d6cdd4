import type { BotAction } from './hooks.ts';

/**
 * Behaviour of an operation in the contract beyond its types: sends the token, may be retried though it
 * writes, may have no body or bytes, takes lead source, preview mode or content environment, or belongs to
 * another host, which gets none of our headers.
 */
export type Trait =
  | 'token'
  | 'idempotent'
  | 'empty'
  | 'bytes'
  | 'lead-source'
  | 'preview'
  | 'cms'
  | 'external';

/** The traits of a service's operations: common ones and exceptions. Generated into `traits.gen.ts`. */
export interface ServiceTraits {
  readonly name: string;
  readonly common: readonly Trait[];
  readonly but: Readonly<Record<string, readonly Trait[]>>;
  readonly botActions: Readonly<Record<string, BotAction>>;
  /** Time-outs in ms by operation, for those that wait for another provider. */
  readonly timeoutsMs: Readonly<Record<string, number>>;
}

export const traitsOf = (traits: ServiceTraits, operation: string): readonly Trait[] =>
  traits.but[operation] ?? traits.common;
