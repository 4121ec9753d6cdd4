/** What is known of wrong passwords; times are milliseconds since 1970. */
export interface GuardState {
  readonly failures: number;
  readonly locks: number;
  readonly lockedUntilMs: number | undefined;
  readonly endsAtMs: number;
}

/** What a wrong password answers, from the mildest to the hardest. */
export type FailureCode = 'AUT438' | 'AUT426' | 'AUT423' | 'AUT441';

/** An attempt to sign in: rejected without a look at the password, or counted, with what a wrong one answers. */
export type Attempt =
  | { readonly isAllowed: false; readonly rejection: FailureCode }
  | { readonly isAllowed: true; readonly onFailure: FailureCode; readonly next: GuardState };

const MINUTE_MS = 60_000;
/** The first lock of a day is short, and none is long: a stranger cannot keep somebody out. */
const LOCK_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS] as const;
const LONGEST_LOCK_MS = 15 * MINUTE_MS;
/** Wrong passwords are forgotten a day after the last one. */
const MEMORY_MS = 24 * 60 * MINUTE_MS;

/** Wrong passwords in a row that lock one network, and all networks together, out of an account. */
export const MOST_FAILURES = { network: 5, account: 25 } as const;

const SEVERITY = ['AUT438', 'AUT426', 'AUT423', 'AUT441'] as const satisfies FailureCode[];

const codeOfLock = (locks: number): FailureCode => (locks >= LOCK_MS.length ? 'AUT441' : 'AUT423');

/** The harder of two answers. */
export const stricter = (one: FailureCode, other: FailureCode): FailureCode =>
  SEVERITY.indexOf(one) >= SEVERITY.indexOf(other) ? one : other;

/**
 * Counts an attempt before its password is looked at, so that attempts at the same moment cannot be more than those
 * one after the other. The last one that is allowed locks at once; a right password takes that back.
 */
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
