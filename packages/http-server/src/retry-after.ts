const UNAVAILABLE: ReadonlySet<number> = new Set([502, 503, 504]);
/** A service that restarts is back within this time. */
const RETRY_AFTER_SECONDS = 5;

/** Answers that say "not now" also say when to try again. */
export const retryAfter = (status: number): { readonly 'retry-after'?: string } =>
  UNAVAILABLE.has(status) ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {};
