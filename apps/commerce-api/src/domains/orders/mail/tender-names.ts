import type { PaymentMethod } from '@haberdash/api-client/cart';

import { formatMoney, toMinor } from '../../../shared/money.ts';
import { editionOf, formatText } from '../../../shared/text.ts';
import type { RefundShare } from '../../ledger/index.ts';
import type { OrderRow } from '../placement/repository.ts';
import { mailMessages as messages } from './messages.ts';

type PaidOrder = Pick<OrderRow, 'paymentMethod' | 'currency' | 'locale'>;

/** A tender's name in the order's language: a card by brand and last digits. */
function nameOf({ label, additionalData }: PaymentMethod, locale: string): string {
  const { type = label ?? '', lastFour } = additionalData ?? {};
  return lastFour === undefined
    ? type
    : formatText(messages.cardEnding, editionOf(locale), { type, lastFour });
}

/** The tenders of an order with their amounts. */
export const tendersPaid = ({ paymentMethod, currency, locale }: PaidOrder): (readonly [string, string])[] =>
  paymentMethod.map((tender) => [
    nameOf(tender, locale),
    formatMoney(toMinor(tender.amount ?? 0), currency, locale),
  ]);

/** Refunds by tender, as a list within a sentence. */
export function tendersRefunded(
  { paymentMethod, currency, locale }: PaidOrder,
  shares: readonly RefundShare[],
): string {
  const names = shares.flatMap(({ tender: at, amount }) => {
    const tender = paymentMethod[at];
    return tender === undefined ? [] : [`${nameOf(tender, locale)} ${formatMoney(amount, currency, locale)}`];
  });
  return new Intl.ListFormat(locale, { type: 'unit' }).format(names);
}
