/** What the provider says of an order: it may go on, somebody has to look at it first, or it may not be placed. */
export type FraudVerdict = 'pass' | 'review' | 'reject';

/** An order that is about to be paid; the key names it from now on. */
export interface AssessedOrder {
  readonly key: string;
  readonly orderNumber: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** What the provider's script knows the device by; none where it could not run. */
  readonly fingerprint: string | undefined;
}

/** The provider that tells stolen cards by who uses them; it throws when it cannot be reached. A call may be repeated. */
export interface FraudCheck {
  assess(order: AssessedOrder): Promise<FraudVerdict>;
  /** How an order stands that somebody had to look at. */
  verdict(key: string): Promise<FraudVerdict>;
}
