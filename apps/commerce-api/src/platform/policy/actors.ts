import type { Actor } from '../context/request-context.ts';
import type { PolicyActor } from './row.ts';

/** The code for a disallowed token type. */
export const NOT_ALLOWED = 'AUT404';

/** The error of a caller that may not call; undefined if allowed. */
export function errorOf(
  actors: readonly PolicyActor[],
  actor: Actor | undefined,
): 'AUT401' | typeof NOT_ALLOWED | undefined {
  if (actor?.kind === 'editor') return actors.includes('Editor') ? undefined : NOT_ALLOWED;
  if (actor?.kind !== 'shopper') return actors.includes('anonymous') ? undefined : 'AUT401';
  return actors.includes(actor.shopper.type) ? undefined : NOT_ALLOWED;
}
