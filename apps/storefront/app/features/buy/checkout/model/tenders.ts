import type { Cart, PaymentMethod, PaymentMethodCode } from '@haberdash/api-client/cart';

/** A tender of the cart; amounts are in major units. */
export interface TenderView {
  readonly id: string;
  readonly code: string;
  readonly label: string;
  readonly amount: number;
  readonly lastFour?: string;
  readonly brand?: string;
}

/** The amounts paid by tenders and by card, as the service counted them. */
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

/** Parses the tenders of a cart (spec 1 §3); without a remaining amount the total is open. */
export function paymentState({ currency, totals, payment_instruments, remainingToPay }: Cart): PaymentState {
  return {
    currency,
    total: totals.total,
    remaining: remainingToPay ?? totals.total,
    tenders: payment_instruments.flatMap(toTender),
  };
}

/** Whether the tenders pay for all of it, so that no card is needed. */
export const isCovered = (cart: Pick<Cart, 'totals' | 'remainingToPay'>): boolean =>
  (cart.remainingToPay ?? cart.totals.total) === 0;

/** Tenders that pay the remaining amount; a placement names the cart's. */
const REST = ['CREDIT_CARD', 'WALLET', 'PAY_LATER'] as const;
const OTHERS = ['GIFT_CARD', 'LOYALTY_POINTS', 'ATHLETES_PAYMENT', 'REWARD_CODE', 'REWARD_CARD'] as const;

/** The tender that pays the remaining amount. */
export const restTender = ({
  payment_instruments,
}: Pick<Cart, 'payment_instruments'>): PaymentMethod | undefined =>
  payment_instruments.find(({ code }) => REST.some((rest) => rest === code));

/** The payment method of a covered cart: the tender for the remaining amount, else any other. */
export const coveringCode = ({ payment_instruments }: Pick<Cart, 'payment_instruments'>): PaymentMethodCode =>
  [...REST, ...OTHERS].find((code) => payment_instruments.some((each) => each.code === code)) ?? 'GIFT_CARD';

/** Parses what `coveringCode` wrote into a form. */
export const parseCoveringCode = (text: string | undefined): PaymentMethodCode | undefined =>
  [...REST, ...OTHERS].find((code) => code === text);
