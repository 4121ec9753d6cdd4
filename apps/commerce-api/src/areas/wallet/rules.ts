/** A reward is made of whole hundreds of points, each of which is worth one minor unit of the currency. */
const POINTS_STEP = 100;
const REWARD_DAYS = 90;
const DAY_MS = 24 * 60 * 60_000;

/** A membership as the rules of rewards look at it. */
export interface Membership {
  readonly status: 'CONFIRMED' | 'UNCONFIRMED';
  readonly points: number;
}

/** Why somebody may not see or make rewards. */
export type NoMember = 'REW130' | 'REW135';

/** Rewards are for confirmed members. */
export function refuseNoMember(membership: Membership | undefined): NoMember | undefined {
  if (membership === undefined) return 'REW130';
  return membership.status === 'CONFIRMED' ? undefined : 'REW135';
}

/** A reward from so many points, in minor units; refused when the points do not suffice or are no whole hundreds. */
export function judgeReward(
  membership: Membership,
  points: number,
):
  | { readonly ok: true; readonly amount: number; readonly left: number }
  | { readonly ok: false; readonly errorId: 'REW140' | 'API400' } {
  if (points % POINTS_STEP !== 0) return { ok: false, errorId: 'API400' };
  if (points > membership.points) return { ok: false, errorId: 'REW140' };
  return { ok: true, amount: points, left: membership.points - points };
}

/** When a reward of this moment ends. */
export const rewardEnd = (nowMs: number): Date => new Date(nowMs + REWARD_DAYS * DAY_MS);

/** Whether a card has ended; it is good until the end of the month that it names. */
export const isExpired = (
  { expirationMonth, expirationYear }: { readonly expirationMonth: number; readonly expirationYear: number },
  nowMs: number,
): boolean => Date.UTC(expirationYear, expirationMonth, 1) <= nowMs;
