import { config } from '../config/config.ts';

/** A part that a page can do without is given up after this, and the page goes on. */
export const optionalReadMs = (): number => config().optionalReadTimeoutMs;
/** What a page cannot do without: after this the shopper gets an error instead of an empty page. */
export const neededReadMs = (): number => config().readTimeoutMs;

/** How long a call may take with all its tries, by `METHOD /path` of the contract; optional reads set a shorter limit. */
export function timeLimitOf(operation: string): number {
  return operation.startsWith('GET ') ? neededReadMs() : config().writeTimeoutMs;
}
