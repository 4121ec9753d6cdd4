import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { takesAmount } from '../../../../shared/countries/providers.ts';
import { rejectNoMember } from '../../../customers/index.ts';
import {
  type Payer,
  type TenderRow,
  isReward,
  MAX_GIFT_CARDS,
  MAX_REWARDS,
  POINTS_STEP,
  type RestMethod,
  type TenderMethod,
  openAmount,
  type PricedTenders,
} from '../../../shopping/index.ts';

/** Rewards need a signed-in, confirmed member (REW401, REW130, REW135). */
export function memberOf(
  payer: Payer | undefined,
): Payer & { readonly membership: { readonly points: number } } {
  if (payer === undefined) throw new ServiceError('REW401');
  const { membership } = payer;
  const rejection = rejectNoMember(membership);
  if (membership === undefined || rejection !== undefined) throw new ServiceError(rejection ?? 'REW130');
  return { ...payer, membership };
}

/** Unused athlete credit; above 0 it excludes rewards (reading 10). */
export function creditLeft(payer: Payer | undefined, paidByCredit: number): number {
  return Math.max(0, (payer?.athleteCredit ?? 0) - paidByCredit);
}

/** Rejects a reward while athlete credit is left (PAY400). */
export function rejectBesideCredit(method: TenderMethod, left: number): void {
  if (isReward(method) && left > 0) throw new ServiceError('PAY400', { field: 'payment_method_id' });
}

/** Points are multiples of 100 within minimum and balance, else REW140. */
export function checkPoints(most: number | null, points: number, minimumPoints: number): void {
  if (most !== null && most % POINTS_STEP !== 0) throw new ServiceError('API400', { field: 'amount' });
  if (points < minimumPoints || (most ?? minimumPoints) < minimumPoints || (most ?? 0) > points)
    throw new ServiceError('REW140', { field: 'amount' });
}

/** Athlete credit: AUT404 without the role, PAY400 above the balance. */
export function checkCredit(payer: Payer | undefined, most: number | null): void {
  if (payer === undefined || payer.athleteCredit === null) throw new ServiceError('AUT404');
  if (payer.athleteCredit <= 0 || (most ?? 0) > payer.athleteCredit)
    throw new ServiceError('PAY400', { field: 'amount' });
}

/** Rejects a provider that is not on the site or does not take the amount (PAY400). */
export function checkRest(method: RestMethod, payment: PricedTenders): void {
  if (!takesAmount(method, openAmount(payment), payment.providers))
    throw new ServiceError('PAY400', { field: 'payment_method_id' });
}

/** Rejects a duplicate gift card, and one too many. */
export function checkGiftCard(tenders: readonly TenderRow[], token: string | undefined): void {
  const cards = tenders.filter(({ method }) => method === 'GIFT_CARD');
  if (cards.some(({ providerToken }) => providerToken === token))
    throw new ServiceError('GFC755', { field: 'code' });
  if (cards.length >= MAX_GIFT_CARDS) throw new ServiceError('GFC410', { field: 'code' });
}

/** Rejects a duplicate reward, and one too many. */
export function checkRewards(tenders: readonly TenderRow[], item: string): void {
  const rewards = tenders.filter((tender) => tender.item !== '');
  if (rewards.some((tender) => tender.item === item)) throw new ServiceError('PYT300', { field: 'code' });
  if (rewards.length >= MAX_REWARDS) throw new ServiceError('API400', { field: 'payment_method_id' });
}
