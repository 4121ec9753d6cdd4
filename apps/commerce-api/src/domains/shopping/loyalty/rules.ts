const DAY_MS = 24 * 60 * 60_000;

/** A tier by points earned within a year. */
interface Tier {
  readonly id: 'TRAIL' | 'RIDGE' | 'SUMMIT';
  readonly from: number;
  /** Points per whole currency unit, in hundredths. */
  readonly rate: number;
}

/** Ascending; the first is for everyone. */
const TIERS: readonly [Tier, ...Tier[]] = [
  { id: 'TRAIL', from: 0, rate: 500 },
  { id: 'RIDGE', from: 2_500, rate: 625 },
  { id: 'SUMMIT', from: 7_500, rate: 750 },
];

/** The period that decides the tier. */
export const TIER_MS = 365 * DAY_MS;
/** Delivery time added to the return period. */
const DELIVERY_DAYS = 14;
/** Voucher values in points; a point is one minor unit. */
const VOUCHERS = [500, 1_000, 2_000, 5_000, 10_000] as const;

/** Reward of both sides of an invitation. */
export const REFERRAL_POINTS = 500;
/** Maximum rewards of a referrer per year. */
export const MOST_REFERRALS = 10;
/** How long after joining an invitation can be named. */
export const REFERRAL_MS = 30 * DAY_MS;

/** Tier and progress for points earned in a year. */
export function tierOf(earned: number) {
  const index = TIERS.findLastIndex(({ from }) => earned >= from);
  const next = TIERS[index + 1];
  const { id, rate } = TIERS[index] ?? TIERS[0];
  return { id, rate, next: next && { id: next.id, points: next.from - earned } };
}

/** Points for goods in minor units, rounded down. */
export const pointsFor = (goods: number, rate: number): number => Math.floor((goods * rate) / 10_000);

export const retainedPoints = (points: number, goods: number, retained: number): number =>
  retained >= goods ? points : Math.floor((points * Math.max(0, retained)) / goods);

/** When points of an order placed now become spendable. */
export const dueAt = (nowMs: number, returnDays: number): Date =>
  new Date(nowMs + (returnDays + DELIVERY_DAYS) * DAY_MS);

/** A voucher; the amount is minor units. */
export interface Voucher {
  readonly points: number;
  readonly amount: number;
  /** The points suffice. */
  readonly isEligible: boolean;
}

/** Vouchers of a site, ascending, from the minimum of points on. */
export const vouchersOf = (points: number, minimumPoints: number): Voucher[] =>
  VOUCHERS.filter((value) => value >= minimumPoints).map((value) => ({
    points: value,
    amount: value,
    isEligible: value <= points,
  }));

export type ReferralError = 'own-code' | 'other-code' | 'too-late';

export interface Invited {
  readonly consumerNo: string;
  readonly enrolledAt: Date;
  readonly referrerNo: string | undefined;
  readonly hasOrdered: boolean;
}

/** Validates an invitation: new members without orders, once; repeats are ignored. */
export function checkReferral(
  invited: Invited,
  referrerNo: string,
  nowMs: number,
): ReferralError | 'new' | 'known' {
  if (referrerNo === invited.consumerNo) return 'own-code';
  if (invited.referrerNo !== undefined) return invited.referrerNo === referrerNo ? 'known' : 'other-code';
  const isNew = !invited.hasOrdered && nowMs - invited.enrolledAt.getTime() <= REFERRAL_MS;
  return isNew ? 'new' : 'too-late';
}
