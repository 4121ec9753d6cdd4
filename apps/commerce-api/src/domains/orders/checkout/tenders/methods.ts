import type { PaymentMethod } from '@haberdash/api-client/cart';

import type { RequestContext } from '../../../../platform/context/request-context.ts';
import type { Executor } from '../../../../platform/db/database.ts';
import { takesAmount } from '../../../../shared/countries/providers.ts';
import { marketOf } from '../../../../shared/countries/table.ts';
import { toMajor } from '../../../../shared/money.ts';
import { formatText } from '../../../../shared/text.ts';
import {
  type PricedCart,
  tenderMessages,
  type Payer,
  allocate,
  isReward,
  MAX_GIFT_CARDS,
  POINTS_STEP,
  type TenderMethod,
  openAmount,
  hasEnded,
  savedReader,
} from '../../../shopping/index.ts';
import { creditLeft } from './check-tender.ts';

type Offer = readonly [method: TenderMethod, additionalData?: PaymentMethod['additionalData']];

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The amount of athlete credit, which pays first. */
function creditOffer({ quote, payment }: PricedCart, { athleteCredit }: Payer): Offer | undefined {
  if (athleteCredit === null || athleteCredit <= 0) return undefined;
  const chosen = payment.tenders.find(({ row }) => row.method === 'ATHLETES_PAYMENT');
  const { providers, giftCardsMost } = payment;
  const rules = { minimumPoints: 0, athleteCredit, providers, giftCardsMost };
  const whole = { method: 'ATHLETES_PAYMENT', most: null, available: athleteCredit } as const;
  const [payable = 0] = allocate(quote.total, [whole], rules).amounts;
  const left = creditLeft({ athleteCredit, consumerNo: '', membership: undefined }, chosen?.amount ?? 0);
  return ['ATHLETES_PAYMENT', { remainingAmount: toMajor(left), payableAmount: toMajor(payable) }];
}

/** The site's providers with their amount limits. */
function providerOffers({ payment }: PricedCart): Offer[] {
  const { providers } = payment;
  return (['WALLET', 'PAY_LATER'] as const).flatMap((method): Offer[] => {
    const limits = providers[method];
    if (limits === undefined) return [];
    const { least, most } = limits;
    const eligible = takesAmount(method, openAmount(payment), providers);
    return [[method, { eligible, minimumAmount: toMajor(least), maximumAmount: toMajor(most) }]];
  });
}

/** Any shopper may enter a reward code; adding it validates membership (REW401, REW130, REW135). */
const TYPED_REWARD: Offer = ['REWARD_CODE'];

async function memberOffers(
  db: Executor,
  payer: Payer | undefined,
  { country }: RequestContext,
  nowMs: number,
): Promise<Offer[]> {
  if (payer?.membership?.status !== 'CONFIRMED') return [TYPED_REWARD];
  const { points } = payer.membership;
  const minimumPoints = marketOf(country)?.minimumPoints ?? 0;
  const available = points - (points % POINTS_STEP);
  const rewards = (await savedReader(db, payer).rewards()).filter((reward) => !hasEnded(reward, nowMs));
  const ofKind = (method: 'REWARD_CODE' | 'REWARD_CARD'): Offer | undefined => {
    const amount = total(rewards.flatMap((reward) => (reward.method === method ? [reward.amount ?? 0] : [])));
    return amount > 0 ? [method, { availableAmount: toMajor(amount) }] : undefined;
  };
  const cards = ofKind('REWARD_CARD');
  return [
    ...(available >= minimumPoints
      ? [['LOYALTY_POINTS', { points, minimumPoints, availableAmount: toMajor(available) }] as const]
      : []),
    ofKind('REWARD_CODE') ?? TYPED_REWARD,
    ...(cards === undefined ? [] : [cards]),
  ];
}

/** Payment methods for a cart, in display order (spec 1 §3). */
export async function offeredMethods(
  db: Executor,
  priced: PricedCart,
  payer: Payer | undefined,
  context: RequestContext,
  nowMs: number,
): Promise<PaymentMethod[]> {
  const { tenders } = priced.payment;
  const giftCards = tenders.filter(({ row }) => row.method === 'GIFT_CARD').length;
  const credit = payer && creditOffer(priced, payer);
  const isCreditLeft = (credit?.[1]?.remainingAmount ?? 0) > 0;
  const offers: Offer[] = [
    ['CREDIT_CARD'],
    ...providerOffers(priced),
    ...(giftCards < MAX_GIFT_CARDS ? [['GIFT_CARD'] as const] : []),
    ...(credit === undefined ? [] : [credit]),
    ...(await memberOffers(db, payer, context, nowMs)),
  ];
  return offers
    .filter(([method]) => !(isReward(method) && isCreditLeft))
    .map(([method, additionalData]) => ({
      code: method,
      label: formatText(tenderMessages[method], context.edition),
      ...(additionalData === undefined ? {} : { additionalData }),
    }));
}
