const DAY_MS = 24 * 60 * 60_000;

/** A step of the programme; who has earned so many points in a year stands on it. */
interface Tier {
  readonly id: 'TRAIL' | 'RIDGE' | 'SUMMIT';
  readonly from: number;
  /** Points for a whole unit of the currency, in hundredths. */
  readonly rate: number;
}

/** The steps, the first one for everybody. */
const TIERS: readonly [Tier, ...Tier[]] = [
  { id: 'TRAIL', from: 0, rate: 500 },
  { id: 'RIDGE', from: 2_500, rate: 625 },
  { id: 'SUMMIT', from: 7_500, rate: 750 },
];

/** So long what was earned decides the tier. */
export const TIER_MS = 365 * DAY_MS;
/** What a parcel may take beside the days that things can be sent back in. */
const DELIVERY_DAYS = 14;
/** The values of vouchers, in points. A point is one minor unit of the member's currency. */
const VOUCHERS = [500, 1_000, 2_000, 5_000, 10_000] as const;

/** What the one who was invited gets, and the one who invited. */
export const REFERRAL_POINTS = 500;
/** Rewards that one member gets for invitations in a year. */
export const MOST_REFERRALS = 10;
/** So long after joining a member may still say who invited them. */
export const REFERRAL_MS = 30 * DAY_MS;

/** Where a member stands with so many points earned in a year. */
export function tierOf(earned: number) {
  const index = TIERS.findLastIndex(({ from }) => earned >= from);
  const next = TIERS[index + 1];
  const { id, rate } = TIERS[index] ?? TIERS[0];
  return { id, rate, next: next && { id: next.id, points: next.from - earned } };
}

/** Points for goods of this value in minor units; parts of a point are not given. */
export const pointsFor = (goods: number, rate: number): number => Math.floor((goods * rate) / 10_000);

/** What stays of points when only so much of the goods is kept. */
export const retainedPoints = (points: number, goods: number, retained: number): number =>
  retained >= goods ? points : Math.floor((points * Math.max(0, retained)) / goods);

/** When points of an order that is placed now can be spent. */
export const dueAt = (nowMs: number, returnDays: number): Date =>
  new Date(nowMs + (returnDays + DELIVERY_DAYS) * DAY_MS);

/** A voucher that points are good for; the amount is in minor units. */
export interface Voucher {
  readonly points: number;
  readonly amount: number;
  /** The points suffice. */
  readonly isEligible: boolean;
}

/** The vouchers that a site gives, the smallest first: none below the least that points are taken for. */
export const vouchersOf = (points: number, minimumPoints: number): Voucher[] =>
  VOUCHERS.filter((value) => value >= minimumPoints).map((value) => ({
    points: value,
    amount: value,
    isEligible: value <= points,
  }));

/** Why an invitation does not count. */
export type ReferralError = 'own-code' | 'other-code' | 'too-late';

/** What is known of a member who says who invited them. */
export interface Invited {
  readonly consumerNo: string;
  readonly enrolledAt: Date;
  readonly referrerNo: string | undefined;
  readonly hasOrdered: boolean;
}

/** An invitation counts for a new member who has not ordered before, and once; the same one again is no error. */
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
