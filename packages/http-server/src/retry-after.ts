const UNAVAILABLE: ReadonlySet<number> = new Set([502, 503, 504]);
/** A restarting service is back within this time. */
const RETRY_AFTER_SECONDS = 5;

/** The Retry-After header of temporary errors. */
export const retryAfter = (status: number): { readonly 'retry-after'?: string } =>
  UNAVAILABLE.has(status) ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {};
