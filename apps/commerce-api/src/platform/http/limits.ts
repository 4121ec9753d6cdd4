/** What one request may cost: the largest documented body, a cart of addresses, is far below. */
export const BODY_LIMIT_BYTES = 128 * 1024;

/** A photograph as a camera writes it; what is larger is refused with a reason by who takes it, up to here. */
export const FILE_LIMIT_BYTES = 12 * 1024 * 1024;

/** Longest documented path parameter is 60 characters. */
export const MAX_PARAM_LENGTH = 200;

/** A kept connection outlives those of the usual load balancers' 60 s. */
export const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** How often slow callers are looked for. */
const CHECK_MS = 5_000;

/** A request that has not arrived after the limit is dropped, its head after half of it. */
export const timeLimits = (requestTimeout: number) => ({
  requestTimeout,
  http: {
    headersTimeout: Math.ceil(requestTimeout / 2),
    connectionsCheckingInterval: Math.min(CHECK_MS, Math.ceil(requestTimeout / 4)),
  },
});

/** The limit where nobody sets another. */
export const REQUEST_TIMEOUT_MS = 20_000;
