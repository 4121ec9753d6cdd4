import { describe, expect, it } from 'vitest';

import { refundedByTender } from '../../ledger/orders/refunded-by-tender.ts';
import { sharesOf } from './refund-shares.ts';

const TENDERS = [
  { provider: 'balance', amount: 1_000 },
  { provider: 'gift-card', amount: 3_550 },
  { provider: 'gift-card', amount: 200 },
  { provider: 'payment', amount: 5_250 },
] as const;
const none = new Map<number, number>();

describe('what goes back of an order that several tenders paid', () => {
  it('goes to the card first, then to gift cards, then to balances', () => {
    expect(sharesOf(TENDERS, none, 5_250)).toEqual([{ tender: 3, amount: 5_250 }]);
    expect(sharesOf(TENDERS, none, 10_000)).toEqual([
      { tender: 3, amount: 5_250 },
      { tender: 1, amount: 3_550 },
      { tender: 2, amount: 200 },
      { tender: 0, amount: 1_000 },
    ]);
  });

  it('adds up in parts to what each tender paid, whatever the parts are', () => {
    const refunds: { shares: ReturnType<typeof sharesOf> }[] = [];
    for (const amount of [1, 3_333, 4_000, 1_216, 1_450])
      refunds.push({ shares: sharesOf(TENDERS, refundedByTender(refunds), amount) });
    expect([...refundedByTender(refunds)].toSorted(([one], [other]) => one - other)).toEqual(
      TENDERS.map(({ amount }, at) => [at, amount]),
    );
  });

  it('is never more than was paid', () => {
    expect(() => sharesOf(TENDERS, none, 10_001)).toThrow(RangeError);
    expect(() => sharesOf(TENDERS, new Map([[3, 5_250]]), 4_751)).toThrow(RangeError);
  });
});
