import type { Actor } from '../context/request-context.ts';
import type { PolicyActor } from './row.ts';

/** What a shopper is rejected with whose type of token may not call. */
export const NOT_ALLOWED = 'AUT404';

/** Why a caller may not call an operation whose row names these actors; undefined when it may. */
export function errorOf(
  actors: readonly PolicyActor[],
  actor: Actor | undefined,
): 'AUT401' | typeof NOT_ALLOWED | undefined {
  if (actor?.kind !== 'shopper') return actors.includes('anonymous') ? undefined : 'AUT401';
  return actors.includes(actor.shopper.type) ? undefined : NOT_ALLOWED;
}
