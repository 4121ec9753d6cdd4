import type {
  ApplicableLoyaltyVoucher,
  SavedCard,
  SavedGiftCard,
  SavedPaymentInstrument,
  SavedReward,
} from '@haberdash/api-client/consumers';
import type { Cart, PaymentMethod } from '@haberdash/api-client/cart';
import { captchaFrame } from '../../../../shared/captcha/captcha.server.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { optional } from '../../../../shared/reads/optional.ts';

const isCard = (each: SavedPaymentInstrument): each is SavedCard => each.payment_method_id === 'CREDIT_CARD';
const isGiftCard = (each: SavedPaymentInstrument): each is SavedGiftCard =>
  each.payment_method_id === 'GIFT_CARD';
const isReward = (each: SavedPaymentInstrument): each is SavedReward => !isCard(each) && !isGiftCard(each);

interface SavedOffer {
  readonly id: string;
  readonly method: 'GIFT_CARD' | 'REWARD_CODE' | 'REWARD_CARD';
  readonly amount: number;
  readonly lastFour?: string;
}

interface ProviderOffer {
  readonly isEligible: boolean;
  readonly limits?: { readonly least: number; readonly most: number };
}

/** Ways to pay beside a card that is typed: what the service offers for this cart, and what the shopper has saved. */
export interface TenderOffers {
  /** False where the service did not say in time what may pay. */
  readonly isRead: boolean;
  readonly captcha: string | undefined;
  readonly hasGiftCards: boolean;
  readonly hasRewardCodes: boolean;
  readonly payLater: ProviderOffer | undefined;
  /** Points as money: at most so much, in major units; fewer points than the least do not pay. */
  readonly points?: { readonly payable: number; readonly least?: number | undefined } | undefined;
  readonly athlete?: { readonly remaining: number; readonly payable: number } | undefined;
  readonly cards: ReadonlyArray<{ readonly id: string; readonly brand: string; readonly lastFour: string }>;
  readonly mainCard?: string | undefined;
  readonly saved: readonly SavedOffer[];
  readonly vouchers: ReadonlyArray<{ readonly points: number; readonly amount: number }>;
  readonly memberPoints?: number | undefined;
  readonly applied: number;
}

const NOTHING_SAVED = { cards: [], mainCard: undefined, giftCards: [], rewards: [] };

async function readSaved(read: PrivateRead, currency: string) {
  if (read.session.consumer() === undefined) return NOTHING_SAVED;
  const result = await optional(read, 'saved-payment', (call) =>
    read.api.consumers.GET('/consumers-v3/consumer/payment_instruments', call),
  );
  const all = result?.paymentInstruments ?? [];
  const cards = all.filter(isCard).filter(({ card }) => !card.isExpired);
  return {
    cards: cards.map(({ paymentInstrumentId: id, card: { type, lastFour } }) => ({
      id,
      brand: type,
      lastFour,
    })),
    mainCard: cards.find(({ main }) => main)?.paymentInstrumentId,
    giftCards: all
      .filter(isGiftCard)
      .filter((card) => card.currency === currency && card.balance > 0)
      .map(({ paymentInstrumentId: id, payment_method_id: method, lastFour, balance }) => ({
        id,
        method,
        lastFour,
        amount: balance,
      })),
    rewards: all
      .filter(isReward)
      .filter((reward) => reward.currency === currency)
      .map(({ paymentInstrumentId: id, payment_method_id: method, amount }) => ({ id, method, amount })),
  };
}

const NO_VOUCHERS = { vouchers: [], memberPoints: undefined };

const isUsable = ({ available, eligible }: ApplicableLoyaltyVoucher): boolean => available && eligible;

async function readVouchers(read: PrivateRead, currency: string) {
  if (read.session.consumer() === undefined) return NO_VOUCHERS;
  const result = await optional(read, 'vouchers', async (call) => {
    const { isLoyaltyMember } = (await read.api.consumers.GET('/consumers-v3/consumer', call))
      .consumerProfile;
    return isLoyaltyMember
      ? read.api.consumers.GET('/consumers-v3/consumer/loyalty/vouchers', call)
      : undefined;
  });
  if (result === undefined || result.currency !== currency) return NO_VOUCHERS;
  return {
    memberPoints: result.currentLoyaltyPoints,
    vouchers: result.applicableLoyaltyVouchers
      .filter(isUsable)
      .map(({ points, amountInCurrency }) => ({ points, amount: amountInCurrency })),
  };
}

const payableOf = (method: PaymentMethod | undefined): number => method?.additionalData?.payableAmount ?? 0;

const pointsOf = (method: PaymentMethod) => ({
  payable: method.additionalData?.payableAmount ?? method.additionalData?.availableAmount ?? 0,
  least: method.additionalData?.minimumPoints,
});

const athleteOf = (methods: ReadonlyMap<string, PaymentMethod>) => {
  const method = methods.get('ATHLETES_PAYMENT');
  return method === undefined
    ? undefined
    : { remaining: method.additionalData?.remainingAmount ?? 0, payable: payableOf(method) };
};

/** Reads what a provider of the site takes; undefined where the site has none. */
export function providerOffer(method: PaymentMethod | undefined): ProviderOffer | undefined {
  if (method === undefined) return undefined;
  const { eligible = true, minimumAmount: least, maximumAmount: most } = method.additionalData ?? {};
  return {
    isEligible: eligible,
    ...(least === undefined || most === undefined ? {} : { limits: { least, most } }),
  };
}

/** What a cart may be paid with. Each part is one that the page can do without: a card is always a way. */
export async function readTenderOffers(read: PrivateRead, cart: Cart): Promise<TenderOffers> {
  const [offered, { cards, mainCard, giftCards, rewards }, loyalty] = await Promise.all([
    optional(read, 'payment-methods', (call) =>
      read.api.cart.GET('/cart/v1/cart/{basketId}/paymentMethods', {
        params: { path: { basketId: cart.id } },
        ...call,
      }),
    ),
    readSaved(read, cart.currency),
    readVouchers(read, cart.currency),
  ]);
  const methods = new Map((offered?.paymentMethods ?? []).map((method) => [method.code, method]));
  const points = methods.get('LOYALTY_POINTS');
  const hasGiftCards = methods.has('GIFT_CARD');
  const hasRewardCodes = methods.has('REWARD_CODE') || methods.has('REWARD_CARD');
  return {
    isRead: offered !== undefined,
    captcha: captchaFrame(),
    hasGiftCards,
    hasRewardCodes,
    payLater: providerOffer(methods.get('PAY_LATER')),
    points: points === undefined ? undefined : pointsOf(points),
    athlete: athleteOf(methods),
    cards,
    mainCard,
    saved: [...(hasGiftCards ? giftCards : []), ...(hasRewardCodes ? rewards : [])],
    vouchers: points === undefined ? [] : loyalty.vouchers,
    memberPoints: loyalty.memberPoints,
    applied: cart.appliedLoyaltyVoucher?.points ?? 0,
  };
}
