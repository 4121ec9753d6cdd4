/** Lease of a task, and its first retry delay, in milliseconds. */
export const LEASE_MS = 30_000;

/** Keeps the delay within the range of dates. */
const MOST_DOUBLINGS = 10;

/** Exponential backoff in milliseconds; `tries` starts at 1. */
export const retryPause = (tries: number, mostMs: number): number =>
  Math.min(mostMs, LEASE_MS * 2 ** Math.min(Math.max(tries - 1, 0), MOST_DOUBLINGS));
