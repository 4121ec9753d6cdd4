import type { PlannedTender, RefundShare } from '../../ledger/index.ts';

/** Money of the shopper's own comes back before a gift card is filled up, and a gift card before points. */
const RANK = { payment: 0, 'gift-card': 1, balance: 2 } as const;

/**
 * Divides what goes back over the tenders that paid: what a bank or a provider paid first, then gift cards, then the
 * balances of the shop's own, each up to what it paid less what it was given before (decision 0067). Amounts in minor
 * units, which add up to `amount`; a RangeError where so much was not paid.
 */
export function sharesOf(
  tenders: readonly Pick<PlannedTender, 'provider' | 'amount'>[],
  given: ReadonlyMap<number, number>,
  amount: number,
): RefundShare[] {
  let open = amount;
  const shares = tenders
    .map(({ provider, amount: paid }, tender) => ({
      rank: RANK[provider],
      tender,
      left: paid - (given.get(tender) ?? 0),
    }))
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ tender, left }) => {
      const share = Math.min(open, Math.max(0, left));
      open -= share;
      return share > 0 ? [{ tender, amount: share }] : [];
    });
  if (open > 0) throw new RangeError('more goes back than was paid');
  return shares;
}
