import type { SavedPaymentInstrument } from '@haberdash/api-client/consumers';

import { toMajor } from '../../../shared/money.ts';
import type { InstrumentRow } from './repository.ts';
import { isExpired } from '../../customers/index.ts';

/** The public view of an instrument; `balance` in minor units is that of a gift card. */
export function toInstrument(
  row: InstrumentRow,
  nowMs: number,
  balance: number,
): SavedPaymentInstrument | undefined {
  const { id: paymentInstrumentId, currency, addressId, expiresAt } = row;
  const end = expiresAt === null ? {} : { expiresAt: expiresAt.toISOString() };
  if (row.method === 'CREDIT_CARD')
    return (
      (row.card && {
        payment_method_id: row.method,
        paymentInstrumentId,
        main: row.main,
        card: { ...row.card, isExpired: isExpired(row.card, nowMs) },
        ...(addressId === null ? {} : { addressId }),
      }) ??
      undefined
    );
  if (row.method === 'GIFT_CARD')
    return {
      payment_method_id: row.method,
      paymentInstrumentId,
      lastFour: row.lastFour ?? '',
      balance: toMajor(balance),
      currency,
      ...end,
    };
  return {
    payment_method_id: row.method,
    paymentInstrumentId,
    amount: toMajor(row.amount ?? 0),
    currency,
    ...(row.code === null ? {} : { code: row.code }),
    ...(row.points === null ? {} : { points: row.points }),
    ...end,
  };
}
