import type { ErrorCode } from '../../../platform/errors/messages.ts';
import type { Attempt } from './repository.ts';

const FAILURES: ReadonlySet<string> = new Set([
  'PAY400',
  'PAY401',
  'PYT400',
  'PYT402',
  'PYT404',
  'GFO404',
  'GFO405',
  'PRM150',
]);

/** The error code of a failed attempt. */
export const failureOf = (attempt: Pick<Attempt, 'errorId'>): ErrorCode =>
  // Only `settle` writes this column, with these codes.
  attempt.errorId !== null && FAILURES.has(attempt.errorId) ? (attempt.errorId as ErrorCode) : 'PAY400';
