import type { PartRefund } from '@haberdash/commerce-api/providers/payment/provider.ts';

import type { Books } from './books.ts';

export const GIFT_PARTS =
  '(select coalesce(sum(gift_refund.amount), 0) from gift_refund where gift_refund.key = gift_charge.key)';

export const giftRefundStore = (books: Books) => ({
  /** Refunds a part of a captured charge, once per key; false if less is left. */
  partOnce({ key, refundKey, amount }: PartRefund, now: number): boolean {
    books
      .prepare(
        `insert into gift_refund (key, refund_key, amount, made_at) select key, ?, ?, ? from gift_charge
          where key = ? and state = 'captured' and ${GIFT_PARTS} + ? <= amount
          on conflict (key, refund_key) do nothing`,
      )
      .run(refundKey, amount, now, key, amount);
    const made = books.prepare('select 1 from gift_refund where key = ? and refund_key = ? and amount = ?');
    return made.get(key, refundKey, amount) !== undefined;
  },
});
