import { takesAmount, type Providers } from '../../../../shared/countries/providers.ts';
import { isRest, isReward, POINTS_STEP, TENDER_METHODS, type TenderMethod } from './methods.ts';

/** A tender as the rule sees it; amounts are minor units. */
export interface OfferedTender {
  readonly method: TenderMethod;
  /** How much of it the shopper wants to use; all that fits without one. */
  readonly most: number | null;
  /** What there is of it; not looked at for a tender that pays the rest. */
  readonly available: number;
}

/** What the amounts depend on beside the tenders. */
export interface AllocationRules {
  /** Fewer points than these do not pay. */
  readonly minimumPoints: number;
  /** What an athlete has before anything is paid. */
  readonly athleteCredit: number;
  readonly providers: Providers;
  /** What gift cards may pay: none is bought with another. */
  readonly giftCardsMost: number;
}

/** What each tender pays, and what nobody pays yet. */
export interface Allocation {
  /** In the order of the tenders given. */
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

/**
 * Divides a total among tenders: the shop's own balances first, then gift cards, then the one that pays the rest; within
 * a method in the order given. Rewards pay nothing while an athlete has credit left beside what it pays here
 * (reading 10); points pay whole major units, and nothing below the minimum; a provider pays nothing beyond the amounts
 * that it takes; gift cards pay for no gift cards. What all pay and what remains add up to the total.
 */
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
