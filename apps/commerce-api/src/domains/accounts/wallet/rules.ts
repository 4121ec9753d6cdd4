import { randomInt } from 'node:crypto';

import type { Membership } from '../../customers/index.ts';

/** A reward is made of whole hundreds of points, each of which is worth one minor unit of the currency. */
const POINTS_STEP = 100;
const REWARD_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** A reward from so many points, in minor units; rejected when the points do not suffice or are no whole hundreds. */
export function checkReward(
  membership: Membership,
  points: number,
):
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly errorId: 'REW140' | 'API400' } {
  if (points % POINTS_STEP !== 0) return { ok: false, errorId: 'API400' };
  if (points > membership.points) return { ok: false, errorId: 'REW140' };
  return { ok: true, amount: points };
}

/** Letters and digits that nobody takes for one another. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new code by which a reward is named at the checkout, such as `RWD-7H2K-91PQ`. */
export const rewardCode = (random: (most: number) => number = randomInt): string => {
  const part = (): string => Array.from({ length: 4 }, () => CODE_SIGNS[random(CODE_SIGNS.length)]).join('');
  return `RWD-${part()}-${part()}`;
};

/** When a reward of this moment ends. */
export const rewardEnd = (nowMs: number): Date => new Date(nowMs + REWARD_DAYS * DAY_MS);
