import type { Cart, PaymentMethod, PaymentMethodCode } from '@haberdash/api-client/cart';

/** A means of payment on the cart: what it is called, what it pays, in major units, and what may be known of it. */
export interface TenderView {
  readonly id: string;
  readonly code: string;
  readonly label: string;
  readonly amount: number;
  readonly lastFour?: string;
  readonly brand?: string;
}

/** What of a cart is paid by its tenders, and what a card still has to pay, as the service counted it. */
export interface PaymentState {
  readonly currency: Cart['currency'];
  readonly total: number;
  readonly remaining: number;
  readonly tenders: readonly TenderView[];
}

const toTender = ({ id, code, label, amount = 0, additionalData }: PaymentMethod): TenderView[] =>
  id === undefined
    ? []
    : [
        {
          id,
          code,
          label,
          amount,
          ...(additionalData?.lastFour === undefined ? {} : { lastFour: additionalData.lastFour }),
          ...(additionalData?.type === undefined ? {} : { brand: additionalData.type }),
        },
      ];

/** Reads the tenders of a cart (spec 1 §3); one that says nothing of what is left to pay leaves its total open. */
export function paymentState({ currency, totals, payment_instruments, remainingToPay }: Cart): PaymentState {
  return {
    currency,
    total: totals.total,
    remaining: remainingToPay ?? totals.total,
    tenders: payment_instruments.flatMap(toTender),
  };
}

/** Whether the tenders of a cart pay for all of it, so that no card is asked for. */
export const isCovered = (cart: Pick<Cart, 'totals' | 'remainingToPay'>): boolean =>
  (cart.remainingToPay ?? cart.totals.total) === 0;

/** Tenders that pay what all others leave open; a placement names the one of the cart. */
const REST = ['CREDIT_CARD', 'WALLET', 'PAY_LATER'] as const;
const OTHERS = ['GIFT_CARD', 'LOYALTY_POINTS', 'ATHLETES_PAYMENT', 'REWARD_CODE', 'REWARD_CARD'] as const;

/** What pays on a cart whatever its other tenders leave open. */
export const restTender = ({
  payment_instruments,
}: Pick<Cart, 'payment_instruments'>): PaymentMethod | undefined =>
  payment_instruments.find(({ code }) => REST.some((rest) => rest === code));

/** The method by which a covered cart is placed: what pays the rest, else any other tender. */
export const coveringCode = ({ payment_instruments }: Pick<Cart, 'payment_instruments'>): PaymentMethodCode =>
  [...REST, ...OTHERS].find((code) => payment_instruments.some((each) => each.code === code)) ?? 'GIFT_CARD';

/** Reads what `coveringCode` wrote into a form. */
export const parseCoveringCode = (text: string | undefined): PaymentMethodCode | undefined =>
  [...REST, ...OTHERS].find((code) => code === text);
