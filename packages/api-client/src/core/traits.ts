import type { BotAction } from './hooks.ts';

/**
 * What a contract says about an operation beyond its types: it carries the shopper's token, may be repeated although it
 * writes, may answer without a body or in bytes, takes the lead source, the preview mode or the content environment,
 * or belongs to another host, which gets none of our headers.
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

/**
 * The traits of the operations of one service: what most of them have in common, and those that differ. Generated into
 * `traits.gen.ts`.
 */
export interface ServiceTraits {
  readonly name: string;
  readonly common: readonly Trait[];
  readonly but: Readonly<Record<string, readonly Trait[]>>;
  /** What a bot defence is told that somebody wants to do, of operations that take its token. */
  readonly botActions: Readonly<Record<string, BotAction>>;
  /** Milliseconds for all tries of an operation together, where it has to wait for a provider of its own. */
  readonly timeoutsMs: Readonly<Record<string, number>>;
}

/** The traits of an operation such as `GET /cart/v1/cart/{basketId}`. */
export const traitsOf = (traits: ServiceTraits, operation: string): readonly Trait[] =>
  traits.but[operation] ?? traits.common;
