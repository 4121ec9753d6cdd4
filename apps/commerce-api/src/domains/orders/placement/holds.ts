import { TooManyCalls } from '../../../platform/errors/service-error.ts';
import type { Limits } from '../../../platform/limits/budgets.ts';
import { keyedHash, type Client } from '../../../platform/limits/client.ts';

/** Stock that payments which are not settled may hold, by shopper and by where they come from. */
export interface HoldRules {
  readonly most: Limits['holds'];
  /** The key that a new hold carries, none for a proxy of ours; with the one before, all that may still be held. */
  keysOf(client: Client | undefined, now: number): readonly string[];
}

/** A hold ends long before its key has changed twice. */
const WINDOW_MS = 24 * 60 * 60_000;

/** Shoppers with a payment that waits are told to come back after this time. */
const RETRY_AFTER_SECONDS = 60;

/** The rules of an operator's limits. */
export const createHoldRules = (most: Limits['holds'], secret: string): HoldRules => ({
  most,
  keysOf: (client, now) => {
    if (client === undefined || client.isProxy) return [];
    const window = Math.floor(now / WINDOW_MS);
    return [window, window - 1].map((each) => keyedHash(secret, 'holds', each, client.network));
  },
});

/** What counting holds needs of the repository of a transaction. */
export interface HoldCounts {
  lockOwner(owner: string): Promise<void>;
  heldBy(owner: string): Promise<readonly unknown[]>;
  heldFrom(clientKeys: readonly string[]): Promise<number>;
}

/**
 * Rejects a hold too many. Exact for a shopper, whose placements wait for each other here; those of one address do
 * not, so that they may be over the limit by as many as begin at the same moment.
 */
export async function checkHolds(
  counts: HoldCounts,
  owner: string,
  clientKeys: readonly string[],
  { most }: HoldRules,
): Promise<void> {
  await counts.lockOwner(owner);
  const held = await counts.heldBy(owner);
  if (held.length >= most['holds-shopper']) throw new TooManyCalls(RETRY_AFTER_SECONDS);
  if (clientKeys.length === 0) return;
  if ((await counts.heldFrom(clientKeys)) >= most['holds-address'])
    throw new TooManyCalls(RETRY_AFTER_SECONDS);
}
