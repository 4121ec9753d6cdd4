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

/** Rewards are for confirmed members who have signed in (REW401, REW130, REW135). */
export function memberOf(
  payer: Payer | undefined,
): Payer & { readonly membership: { readonly points: number } } {
  if (payer === undefined) throw new ServiceError('REW401');
  const { membership } = payer;
  const rejection = rejectNoMember(membership);
  if (membership === undefined || rejection !== undefined) throw new ServiceError(rejection ?? 'REW130');
  return { ...payer, membership };
}

/** What of an athlete's credit a cart does not use; above 0 it rules rewards out (reading 10). */
export function creditLeft(payer: Payer | undefined, paidByCredit: number): number {
  return Math.max(0, (payer?.athleteCredit ?? 0) - paidByCredit);
}

/** Rejects a reward while the athlete method has something left (PAY400). */
export function rejectBesideCredit(method: TenderMethod, left: number): void {
  if (isReward(method) && left > 0) throw new ServiceError('PAY400', { field: 'payment_method_id' });
}

/** Whole hundreds, no fewer than the minimum, no more than there are: REW140. */
export function checkPoints(most: number | null, points: number, minimumPoints: number): void {
  if (most !== null && most % POINTS_STEP !== 0) throw new ServiceError('API400', { field: 'amount' });
  if (points < minimumPoints || (most ?? minimumPoints) < minimumPoints || (most ?? 0) > points)
    throw new ServiceError('REW140', { field: 'amount' });
}

/** The credit of an athlete; whoever is none may not pay so (AUT404), and nobody pays more than is left (PAY400). */
export function checkCredit(payer: Payer | undefined, most: number | null): void {
  if (payer === undefined || payer.athleteCredit === null) throw new ServiceError('AUT404');
  if (payer.athleteCredit <= 0 || (most ?? 0) > payer.athleteCredit)
    throw new ServiceError('PAY400', { field: 'amount' });
}

/** Rejects a provider that this site has not, or that does not take what is left to pay (PAY400). */
export function checkRest(method: RestMethod, payment: PricedTenders): void {
  if (!takesAmount(method, openAmount(payment), payment.providers))
    throw new ServiceError('PAY400', { field: 'payment_method_id' });
}

/** Rejects a gift card too many, and one that is on the cart already. */
export function checkGiftCard(tenders: readonly TenderRow[], token: string | undefined): void {
  const cards = tenders.filter(({ method }) => method === 'GIFT_CARD');
  if (cards.some(({ providerToken }) => providerToken === token))
    throw new ServiceError('GFC755', { field: 'code' });
  if (cards.length >= MAX_GIFT_CARDS) throw new ServiceError('GFC410', { field: 'code' });
}

/** Rejects a reward that is on the cart already, or one too many. */
export function checkRewards(tenders: readonly TenderRow[], item: string): void {
  const rewards = tenders.filter((tender) => tender.item !== '');
  if (rewards.some((tender) => tender.item === item)) throw new ServiceError('PYT300', { field: 'code' });
  if (rewards.length >= MAX_REWARDS) throw new ServiceError('API400', { field: 'payment_method_id' });
}
