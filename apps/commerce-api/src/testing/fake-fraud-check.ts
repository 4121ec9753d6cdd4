import type { AssessedOrder, FraudCheck, FraudVerdict } from '../providers/fraud/provider.ts';

/** A fraud check whose verdict a test decides by the fingerprint, and changes once somebody has looked. */
export interface FakeFraudCheck extends FraudCheck {
  readonly requests: AssessedOrder[];
  /** What somebody who looked at the orders in review has decided. */
  reviewed: FraudVerdict;
}

/** Knows the devices `device-reject`, `device-review` and `device-silent`; any other one passes. */
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
