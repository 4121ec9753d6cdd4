import type { ServerOptions } from 'node:http';

/** Longer than proxies keep a connection that is idle, so that none of them sends a request into one that ends. */
const KEEP_ALIVE_MS = 65_000;
/** How often slow callers are looked for. */
const CHECK_MS = 5_000;

/** A request that has not arrived after the limit is dropped, its head after half of it. */
export const timeLimits = (requestTimeout: number) =>
  ({
    requestTimeout,
    headersTimeout: Math.ceil(requestTimeout / 2),
    connectionsCheckingInterval: Math.min(CHECK_MS, Math.ceil(requestTimeout / 4)),
    keepAliveTimeout: KEEP_ALIVE_MS,
  }) satisfies ServerOptions;
