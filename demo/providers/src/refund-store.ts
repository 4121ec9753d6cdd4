import type { PartRefund } from '@haberdash/commerce-api/providers/payment/provider.ts';

import type { Books } from './books.ts';

const PARTS =
  '(select coalesce(sum(part_refund.amount), 0) from part_refund where part_refund.key = payment.key)';

/** The books of card refunds, full or partial. */
export const refundStore = (books: Books) => ({
  /** Refunds the rest of a captured payment, once; false if it was not captured. */
  allOnce(key: string, now: number): boolean {
    books
      .prepare(
        `insert into refund (key, amount, made_at) select key, amount - ${PARTS}, ? from payment where key = ? and state = 'captured'
            on conflict (key) do nothing`,
      )
      .run(now, key);
    return books.prepare('select 1 from refund where key = ?').get(key) !== undefined;
  },
  /** Refunds a part of a captured payment, once per key; false if less is left. */
  partOnce({ key, refundKey, amount }: PartRefund, now: number): boolean {
    books
      .prepare(
        `insert into part_refund (refund_key, key, amount, made_at) select ?, key, ?, ? from payment
            where key = ? and state = 'captured' and ${PARTS} + ? <= amount
              and not exists (select 1 from refund where refund.key = payment.key)
            on conflict (refund_key) do nothing`,
      )
      .run(refundKey, amount, now, key, amount);
    const made = books.prepare('select 1 from part_refund where refund_key = ? and key = ? and amount = ?');
    return made.get(refundKey, key, amount) !== undefined;
  },
});

export type RefundStore = ReturnType<typeof refundStore>;
