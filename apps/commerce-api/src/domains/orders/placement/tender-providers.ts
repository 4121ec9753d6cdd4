import type { ErrorCode } from '../../../platform/errors/messages.ts';
import type { GiftCardDecision, GiftCards, GiftCardStatus } from '../../../providers/gift-cards/provider.ts';
import type {
  CardSummary,
  DeclineReason,
  PaymentGateway,
  PaymentStatus,
} from '../../../providers/payment/provider.ts';
import type { OutsideTender } from '../../ledger/index.ts';

/** What a provider says of one tender, or that it has not said. */
export type TenderResult =
  | { readonly kind: 'authorised'; readonly card?: CardSummary }
  | { readonly kind: 'challenge'; readonly card: CardSummary; readonly url: string }
  | { readonly kind: 'declined'; readonly errorId: ErrorCode }
  | { readonly kind: 'no-card' | 'pending' | 'none' | 'voided' | 'unknown' };

/** What is paid for. */
interface PaidOrder {
  readonly currency: string;
  readonly orderNumber: string;
}

/** Whoever pays a tender; every call may be repeated, and may have had its effect when it throws. */
export interface TenderProvider {
  authorise(order: PaidOrder): Promise<TenderResult>;
  status(): Promise<TenderResult>;
  /** The result of a challenge; a provider that asks for none says what it knows. */
  answerChallenge(result: string): Promise<TenderResult>;
  capture(): Promise<void>;
  void(): Promise<void>;
  refund(): Promise<void>;
}

const CARD_DECLINES: Readonly<Record<DeclineReason, ErrorCode>> = {
  declined: 'PAY400',
  insufficient: 'PYT400',
  fraud: 'PYT402',
  destination: 'PAY401',
};

const ofCard = (result: PaymentStatus): TenderResult =>
  result.kind === 'declined' ? { kind: 'declined', errorId: CARD_DECLINES[result.reason] } : result;

const ofGiftCard = (result: GiftCardDecision | GiftCardStatus): TenderResult =>
  result.kind === 'declined'
    ? { kind: 'declined', errorId: result.reason === 'gone' ? 'GFO404' : 'GFO405' }
    : result;

/** Finds whoever pays a tender. */
export type ProviderOf = (tender: OutsideTender) => TenderProvider;

/** The providers that pay: cards, wallet and pay later at one, gift cards at another. */
export const createProviderOf =
  ({ gateway, giftCards }: { readonly gateway: PaymentGateway; readonly giftCards: GiftCards }): ProviderOf =>
  (tender) => {
    const { key, amount } = tender;
    if (tender.provider === 'gift-card')
      return {
        authorise: async ({ currency, orderNumber }) =>
          ofGiftCard(await giftCards.authorise({ key, amount, token: tender.token, currency, orderNumber })),
        status: async () => ofGiftCard(await giftCards.status(key)),
        answerChallenge: async () => ofGiftCard(await giftCards.status(key)),
        capture: () => giftCards.capture(key),
        void: () => giftCards.void(key),
        refund: () => giftCards.refund(key),
      };
    const source = 'sessionId' in tender ? { sessionId: tender.sessionId } : { cardToken: tender.cardToken };
    return {
      authorise: async ({ currency, orderNumber }) =>
        ofCard(await gateway.authorise({ key, amount, ...source, currency, orderNumber })),
      status: async () => ofCard(await gateway.status(key)),
      answerChallenge: async (result) => ofCard(await gateway.answerChallenge({ key, result })),
      capture: () => gateway.capture(key),
      void: () => gateway.void(key),
      refund: () => gateway.refund(key),
    };
  };
