import type { RefundShare } from './refund-schema.ts';

/** Refunded amounts by tender index. */
export function refundedByTender(refunds: readonly { readonly shares: readonly RefundShare[] }[]) {
  const given = new Map<number, number>();
  for (const { tender, amount } of refunds.flatMap(({ shares }) => shares))
    given.set(tender, (given.get(tender) ?? 0) + amount);
  return given;
}
