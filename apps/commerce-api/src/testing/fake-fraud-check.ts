import type { AssessedOrder, FraudCheck, FraudVerdict } from '../providers/fraud/provider.ts';

/** A fraud check with verdicts by fingerprint. */
export interface FakeFraudCheck extends FraudCheck {
  readonly requests: AssessedOrder[];
  /** The verdict for orders in review. */
  reviewed: FraudVerdict;
}

/** `device-reject`, `device-review` and `device-silent`; others pass. */
export function fakeFraudCheck(): FakeFraudCheck {
  const fake: FakeFraudCheck = {
    requests: [],
    reviewed: 'review',
    async assess(order) {
      fake.requests.push(order);
      if (order.fingerprint === 'device-silent') return new Promise(() => undefined);
      if (order.fingerprint === 'device-reject') return 'reject';
      return order.fingerprint === 'device-review' ? 'review' : 'pass';
    },
    verdict: async () => fake.reviewed,
  };
  return fake;
}
