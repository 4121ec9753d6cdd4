/** How long a task belongs to the worker that took it, and how soon one that failed is tried again at first; ms. */
export const LEASE_MS = 30_000;

/** Keeps the power below what a date can hold. */
const MOST_DOUBLINGS = 10;

/**
 * How long a task rests that has failed so many times, in milliseconds: twice as long each time, up to a limit.
 * @param tries how often it has been tried, from 1 on
 */
export const retryPause = (tries: number, mostMs: number): number =>
  Math.min(mostMs, LEASE_MS * 2 ** Math.min(Math.max(tries - 1, 0), MOST_DOUBLINGS));
