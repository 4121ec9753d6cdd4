import { sql, type SQL } from 'drizzle-orm';

/**
 * The states of an attempt. RESERVED: stock is taken, the provider is being asked. UNKNOWN: the provider did not
 * say. CHALLENGE: the card issuer asks the shopper. VOIDING: given up, the provider is being told. Those four
 * hold stock. CAPTURING: the order is placed, the money is being taken. REFUNDING: the order was cancelled, the money
 * goes back. The others are final.
 */
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

/** A state of a payment attempt. */
export type AttemptState = (typeof ATTEMPT_STATES)[number];

const without = (states: readonly AttemptState[], ...left: readonly AttemptState[]): AttemptState[] =>
  states.filter((state) => !left.includes(state));

/** States in which an attempt holds stock and blocks another one for its cart. */
export const LIVE_STATES: readonly AttemptState[] = ['RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING'];

/** Live states that end, or are given up, before their cart changes; when an unknown one ends nobody can say. */
export const BLOCKING_STATES = without(LIVE_STATES, 'UNKNOWN');

/** Live states in which the attempt is not given up: what the provider says decides. */
export const UNDECIDED_STATES = without(LIVE_STATES, 'VOIDING');

/** States that somebody has to work on when the lease ends. */
export const DUE_STATES: readonly AttemptState[] = [...LIVE_STATES, 'CAPTURING', 'REFUNDING'];

/** States in which a process is at work; the other due ones wait for somebody outside. */
export const WORKING_STATES = without(DUE_STATES, 'UNKNOWN', 'CHALLENGE');

/** Final states that have left no order. */
export const FAILED_STATES: readonly AttemptState[] = ['DECLINED', 'RELEASED'];

/** States as SQL spells them, for conditions that take no parameters: those of indexes, and what has to match them. */
export const spelled = (states: readonly AttemptState[]): SQL =>
  sql.raw(`(${states.map((state) => `'${state}'`).join(', ')})`);
