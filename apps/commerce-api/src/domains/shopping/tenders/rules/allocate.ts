import { takesAmount, type Providers } from '../../../../shared/countries/providers.ts';
import { isRest, isReward, POINTS_STEP, TENDER_METHODS, type TenderMethod } from './methods.ts';

/** A tender in minor units. */
export interface OfferedTender {
  readonly method: TenderMethod;
  /** The chosen maximum; null for all. */
  readonly most: number | null;
  /** Ignored for the rest. */
  readonly available: number;
}

export interface AllocationRules {
  /** Minimum points per payment. */
  readonly minimumPoints: number;
  /** Credit before this payment. */
  readonly athleteCredit: number;
  readonly providers: Providers;
  /** Gift cards cannot buy gift cards. */
  readonly giftCardsMost: number;
}

export interface Allocation {
  /** In the given order. */
  readonly amounts: readonly number[];
  readonly remaining: number;
}

const rank = ({ method }: OfferedTender): number => TENDER_METHODS.indexOf(method);

function payable(
  tender: OfferedTender,
  remaining: number,
  { minimumPoints, providers }: Pick<AllocationRules, 'minimumPoints' | 'providers'>,
): number {
  if (isRest(tender.method)) return takesAmount(tender.method, remaining, providers) ? remaining : 0;
  const amount = Math.max(0, Math.min(tender.available, tender.most ?? remaining, remaining));
  if (tender.method !== 'LOYALTY_POINTS') return amount;
  const whole = amount - (amount % POINTS_STEP);
  return whole < minimumPoints ? 0 : whole;
}

/** Allocates a total: balances, gift cards, rest, in that order; rewards wait for athlete credit (reading 10). */
export function allocate(
  total: number,
  tenders: readonly OfferedTender[],
  { athleteCredit, giftCardsMost, ...rules }: AllocationRules,
): Allocation {
  const amounts = tenders.map(() => 0);
  let remaining = total;
  let credit = athleteCredit;
  let giftCardsLeft = giftCardsMost;
  const inOrder = tenders
    .map((tender, at) => ({ tender, at }))
    .toSorted((one, other) => rank(one.tender) - rank(other.tender) || one.at - other.at);
  for (const { tender, at } of inOrder) {
    const isRuledOut = isReward(tender.method) && credit > 0;
    const open = tender.method === 'GIFT_CARD' ? Math.min(remaining, giftCardsLeft) : remaining;
    const amount = isRuledOut ? 0 : payable(tender, open, rules);
    if (tender.method === 'GIFT_CARD') giftCardsLeft -= amount;
    if (tender.method === 'ATHLETES_PAYMENT') credit -= amount;
    amounts[at] = amount;
    remaining -= amount;
  }
  return { amounts, remaining };
}
