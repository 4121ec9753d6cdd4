import { sql, type SQL } from 'drizzle-orm';

/** RESERVED, UNKNOWN, CHALLENGE and VOIDING hold stock; CAPTURING and REFUNDING move money; others are final. */
export const ATTEMPT_STATES = [
  'RESERVED',
  'UNKNOWN',
  'CHALLENGE',
  'VOIDING',
  'CAPTURING',
  'COMPLETED',
  'DECLINED',
  'RELEASED',
  'REFUNDING',
  'REFUNDED',
] as const;

export type AttemptState = (typeof ATTEMPT_STATES)[number];

const without = (states: readonly AttemptState[], ...left: readonly AttemptState[]): AttemptState[] =>
  states.filter((state) => !left.includes(state));

/** States that hold stock and block another attempt for the cart. */
export const LIVE_STATES: readonly AttemptState[] = ['RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING'];

/** Live states that end before the cart may change; an UNKNOWN one may take long. */
export const BLOCKING_STATES = without(LIVE_STATES, 'UNKNOWN');

/** Live states whose outcome the provider decides. */
export const UNDECIDED_STATES = without(LIVE_STATES, 'VOIDING');

/** States with work to do when the lease ends. */
export const DUE_STATES: readonly AttemptState[] = [...LIVE_STATES, 'CAPTURING', 'REFUNDING'];

/** States in which a process works; the other due ones wait for the provider or shopper. */
export const WORKING_STATES = without(DUE_STATES, 'UNKNOWN', 'CHALLENGE');

/** Final states without an order. */
export const FAILED_STATES: readonly AttemptState[] = ['DECLINED', 'RELEASED'];

/** States as SQL literals, for index conditions. */
export const spelled = (states: readonly AttemptState[]): SQL =>
  sql.raw(`(${states.map((state) => `'${state}'`).join(', ')})`);
