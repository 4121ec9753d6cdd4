/** Tries of one call at most, the first one included. */
export const MAX_TRIES = 3;
/** A service that asks for a longer pause is not tried again: its error is thrown at once. */
export const RETRY_AFTER_CAP_MS = 10_000;
const BASE_MS = 100;

/** Answers that say nothing about the call itself. */
export const isRetriable = (status: number): boolean => status === 429 || isOutage(status);

/** Answers of a gateway whose service is not there. */
export const isOutage = (status: number): boolean => status >= 502 && status <= 504;

/** Reads Retry-After as seconds or as a date; anything else counts as absent. */
export function retryAfterMs(headers: Pick<Headers, 'get'>, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const at = /^\s*\d+\s*$/.test(value) ? now + Number(value) * 1_000 : Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** Full jitter: any time up to a bound that doubles with each try, and never before the service wants it. */
export const retryDelayMs = (tries: number, random: () => number, retryAfter = 0): number =>
  Math.max(retryAfter, random() * BASE_MS * 2 ** tries);
