import { randomInt } from 'node:crypto';

import type { Membership } from '../../customers/index.ts';

/** One point is worth one minor unit; rewards are multiples of 100 points. */
const POINTS_STEP = 100;
const REWARD_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** The value of a reward in minor units; rejected when points are missing or no multiple of 100. */
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

/** Without characters that look alike. */
const CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A random reward code such as `RWD-7H2K-91PQ`. */
export const rewardCode = (random: (most: number) => number = randomInt): string => {
  const part = (): string => Array.from({ length: 4 }, () => CODE_SIGNS[random(CODE_SIGNS.length)]).join('');
  return `RWD-${part()}-${part()}`;
};

/** When a reward that is created now expires. */
export const rewardEnd = (nowMs: number): Date => new Date(nowMs + REWARD_DAYS * DAY_MS);
