import type { PlannedTender, RefundShare } from '../../ledger/index.ts';

/** Refund order: money, gift cards, points. */
const RANK = { payment: 0, 'gift-card': 1, balance: 2 } as const;

/** Divides a refund over the tenders by rank, each up to what it paid (decision 0067); RangeError above that. */
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
