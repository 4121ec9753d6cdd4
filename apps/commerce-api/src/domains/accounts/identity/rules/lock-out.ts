/** Counted failures; times are milliseconds since 1970. */
export interface GuardState {
  readonly failures: number;
  readonly locks: number;
  readonly lockedUntilMs: number | undefined;
  readonly endsAtMs: number;
}

/** Codes for a wrong password, by rising severity. */
export type FailureCode = 'AUT438' | 'AUT426' | 'AUT423' | 'AUT441';

/** A sign-in attempt: rejected without checking the password, or counted, with the code for a wrong one. */
export type Attempt =
  | { readonly isAllowed: false; readonly rejection: FailureCode }
  | { readonly isAllowed: true; readonly onFailure: FailureCode; readonly next: GuardState };

const MINUTE_MS = 60_000;
/** Locks are short, so that a stranger cannot keep the customer out. */
const LOCK_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] as const;
const LONGEST_LOCK_MS = 15 * MINUTE_MS;
/** Failures are forgotten a day after the last one. */
const MEMORY_MS = 24 * 60 * MINUTE_MS;

/** Failures in a row that lock an account for one network, and for all networks. */
export const MOST_FAILURES = { network: 5, account: 25 } as const;

const SEVERITY = ['AUT438', 'AUT426', 'AUT423', 'AUT441'] as const satisfies FailureCode[];

const codeOfLock = (locks: number): FailureCode => (locks >= LOCK_MS.length ? 'AUT441' : 'AUT423');

/** The more severe of two codes. */
export const stricter = (one: FailureCode, other: FailureCode): FailureCode =>
  SEVERITY.indexOf(one) >= SEVERITY.indexOf(other) ? one : other;

/** Counts an attempt before its password is checked, so that parallel attempts cannot exceed the limit. */
export function countAttempt(state: GuardState | undefined, most: number, nowMs: number): Attempt {
  const known = state === undefined || state.endsAtMs <= nowMs ? undefined : state;
  const locks = known?.locks ?? 0;
  if (known?.lockedUntilMs !== undefined && known.lockedUntilMs > nowMs)
    return { isAllowed: false, rejection: codeOfLock(locks) };
  const before = known === undefined || known.lockedUntilMs !== undefined ? 0 : known.failures;
  const failures = before + 1;
  const endsAtMs = nowMs + MEMORY_MS;
  if (failures < most) {
    const onFailure = failures === most - 1 ? 'AUT426' : 'AUT438';
    return { isAllowed: true, onFailure, next: { failures, locks, lockedUntilMs: undefined, endsAtMs } };
  }
  const lockedUntilMs = nowMs + (LOCK_MS[locks] ?? LONGEST_LOCK_MS);
  return {
    isAllowed: true,
    onFailure: codeOfLock(locks + 1),
    next: { failures, locks: locks + 1, lockedUntilMs, endsAtMs },
  };
}
