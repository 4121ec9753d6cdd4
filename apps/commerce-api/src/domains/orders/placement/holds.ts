import { TooManyCalls } from '../../../platform/errors/service-error.ts';
import type { Limits } from '../../../platform/limits/budgets.ts';
import { keyedHash, type Client } from '../../../platform/limits/client.ts';

/** Limits of unsettled stock by shopper and client address. */
export interface HoldRules {
  readonly most: Limits['holds'];
  /** Keys of the current and previous window; none for a trusted proxy. */
  keysOf(client: Client | undefined, now: number): readonly string[];
}

/** A hold ends long before its key has rotated twice. */
const WINDOW_MS = 24 * 60 * 60_000;

const RETRY_AFTER_SECONDS = 60;

export const createHoldRules = (most: Limits['holds'], secret: string): HoldRules => ({
  most,
  keysOf: (client, now) => {
    if (client === undefined || client.isProxy) return [];
    const window = Math.floor(now / WINDOW_MS);
    return [window, window - 1].map((each) => keyedHash(secret, 'holds', each, client.network));
  },
});

export interface HoldCounts {
  lockOwner(owner: string): Promise<void>;
  heldBy(owner: string): Promise<readonly unknown[]>;
  heldFrom(clientKeys: readonly string[]): Promise<number>;
}

/** Rejects a hold over the limits; exact by shopper, by address over by as many as start in parallel. */
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
