/** `review` needs a person first. */
export type FraudVerdict = 'pass' | 'review' | 'reject';

/** An order before payment; the key identifies it. */
export interface AssessedOrder {
  readonly key: string;
  readonly orderNumber: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Device fingerprint; undefined without the script. */
  readonly fingerprint: string | undefined;
}

/** The fraud check; idempotent, throws when unreachable. */
export interface FraudCheck {
  assess(order: AssessedOrder): Promise<FraudVerdict>;
  /** The verdict of a reviewed order. */
  verdict(key: string): Promise<FraudVerdict>;
}
