/** Maximum attempts of a call, the first included. */
export const MAX_TRIES = 3;
/** With a longer Retry-After the call is not retried: its error is thrown immediately. */
export const RETRY_AFTER_CAP_MS = 10_000;
const BASE_MS = 100;

export const isRetriable = (status: number): boolean => status === 429 || isOutage(status);

/** Statuses of a gateway whose service is unavailable. */
export const isOutage = (status: number): boolean => status >= 502 && status <= 504;

/** Retry-After in ms, from seconds or a date; undefined if invalid. */
export function retryAfterMs(headers: Pick<Headers, 'get'>, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const at = /^\s*\d+\s*$/.test(value) ? now + Number(value) * 1_000 : Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** Full jitter up to a bound that doubles with each attempt, at least the service's Retry-After. */
export const retryDelayMs = (tries: number, random: () => number, retryAfter = 0): number =>
  Math.max(retryAfter, random() * BASE_MS * 2 ** tries);
