import type { PartRefund } from '@haberdash/commerce-api/providers/payment/provider.ts';

import type { Books } from './books.ts';

const PARTS =
  '(select coalesce(sum(part_refund.amount), 0) from part_refund where part_refund.key = payment.key)';

/** The books of what went back to cards: all of a payment, or parts of it. */
export const refundStore = (books: Books) => ({
  /** Gives back what is left of what was captured, once; false for a payment that was not captured. */
  allOnce(key: string, now: number): boolean {
    books
      .prepare(
        `insert into refund (key, amount, made_at) select key, amount - ${PARTS}, ? from payment where key = ? and state = 'captured'
            on conflict (key) do nothing`,
      )
      .run(now, key);
    return books.prepare('select 1 from refund where key = ?').get(key) !== undefined;
  },
  /** Gives back a part of what was captured, once for its key; false where so much is not left. */
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

/** What the card provider remembers of refunds. */
export type RefundStore = ReturnType<typeof refundStore>;
