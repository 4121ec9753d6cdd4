import type { Shopper } from '../context/request-context.ts';
import type { ErrorCode } from '../errors/messages.ts';
import { Refusal } from '../errors/refusal.ts';

/** An object that belongs to one shopper. */
export interface Owned {
  readonly owner: string;
}

const MISSING = { cart: 'BSK404', order: 'ORD409' } as const satisfies Record<string, ErrorCode>;

/** Hands out an object to its owner; somebody else's answers exactly like a missing one. */
export function own<T extends Owned>(kind: keyof typeof MISSING, found: T | undefined, shopper: Shopper): T {
  if (found === undefined || found.owner !== shopper.subject) throw new Refusal(MISSING[kind]);
  return found;
}
