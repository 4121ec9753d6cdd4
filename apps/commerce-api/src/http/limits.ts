/** What one request may cost: the largest documented body, a cart of addresses, is far below. */
export const BODY_LIMIT_BYTES = 128 * 1024;

/** A request that has not arrived after this time is dropped. */
export const REQUEST_TIMEOUT_MS = 20_000;

/** Longest documented path parameter is 60 characters. */
export const MAX_PARAM_LENGTH = 200;

/** A kept connection outlives those of the usual load balancers' 60 s. */
export const KEEP_ALIVE_TIMEOUT_MS = 65_000;
