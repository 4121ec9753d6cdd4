import type { PaymentMethod } from '@haberdash/api-client/cart';

import { formatMoney, toMinor } from '../../../shared/money.ts';
import { editionOf, formatText } from '../../../shared/text.ts';
import type { RefundShare } from '../../ledger/index.ts';
import type { OrderRow } from '../placement/repository.ts';
import { mailMessages as messages } from './messages.ts';

type PaidOrder = Pick<OrderRow, 'paymentMethod' | 'currency' | 'locale'>;

/** What a tender is called in the language of its order: a card by its brand and its last digits. */
function nameOf({ label, additionalData }: PaymentMethod, locale: string): string {
  const { type = label ?? '', lastFour } = additionalData ?? {};
  return lastFour === undefined
    ? type
    : formatText(messages.cardEnding, editionOf(locale), { type, lastFour });
}

/** The tenders that paid an order, each with its name and what it paid. */
export const tendersPaid = ({ paymentMethod, currency, locale }: PaidOrder): (readonly [string, string])[] =>
  paymentMethod.map((tender) => [
    nameOf(tender, locale),
    formatMoney(toMinor(tender.amount ?? 0), currency, locale),
  ]);

/** What goes back, tender by tender, as a list within a sentence. */
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
