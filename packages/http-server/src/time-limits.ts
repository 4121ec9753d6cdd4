import type { ServerOptions } from 'node:http';

/** Longer than proxies keep idle connections, so that none sends a request into a closing one. */
const KEEP_ALIVE_MS = 65_000;
/** Interval of the checks for slow clients. */
const CHECK_MS = 5_000;

/** Time limits of a server: a request must arrive within the limit, its headers within half of it. */
export const timeLimits = (requestTimeout: number) =>
  ({
    requestTimeout,
    headersTimeout: Math.ceil(requestTimeout / 2),
    connectionsCheckingInterval: Math.min(CHECK_MS, Math.ceil(requestTimeout / 4)),
    keepAliveTimeout: KEEP_ALIVE_MS,
  }) satisfies ServerOptions;
