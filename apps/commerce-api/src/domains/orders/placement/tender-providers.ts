import type { ErrorCode } from '../../../platform/errors/messages.ts';
import type { GiftCardDecision, GiftCards, GiftCardStatus } from '../../../providers/gift-cards/provider.ts';
import type {
  CardSummary,
  DeclineReason,
  PaymentGateway,
  PaymentStatus,
} from '../../../providers/payment/provider.ts';
import type { OutsideTender } from '../../ledger/index.ts';

/** A provider's result for one tender, possibly unknown. */
export type TenderResult =
  | { readonly kind: 'authorised'; readonly card?: CardSummary }
  | { readonly kind: 'challenge'; readonly card: CardSummary; readonly url: string }
  | { readonly kind: 'declined'; readonly errorId: ErrorCode }
  | { readonly kind: 'no-card' | 'pending' | 'none' | 'voided' | 'unknown' };

interface PaidOrder {
  readonly currency: string;
  readonly orderNumber: string;
}

/** A payment provider; calls are idempotent and may have had effect when they throw. */
export interface TenderProvider {
  authorise(order: PaidOrder): Promise<TenderResult>;
  status(): Promise<TenderResult>;
  /** A provider without challenges returns its status. */
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

export type ProviderOf = (tender: OutsideTender) => TenderProvider;

/** Cards, wallets and pay-later at the payment provider, gift cards at their issuer. */
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
