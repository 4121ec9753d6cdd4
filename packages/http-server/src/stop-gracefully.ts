import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A request already on its way over a keep-alive connection is still handled within this time. */
const LINGER_MS = 500;
const LONGEST_STOP_MS = 10_000;

interface StopOptions {
  readonly lingerMs?: number;
  readonly longestMs?: number;
}

export interface Stoppable {
  readonly isStopping: () => boolean;
  /** True if all responses were completed; false if some were cut off. */
  readonly stop: (options?: StopOptions) => Promise<boolean>;
}

/** Stops gracefully: no new connections, `connection: close` on responses, idle connections closed. */
export function makeStoppable(server: Server): Stoppable {
  const open = new Set<ServerResponse>();
  let stopping: Promise<boolean> | undefined;
  let hasLingered = false;
  let onFinished = (): void => undefined;

  // Before the request handler, which may respond synchronously.
  server.prependListener('request', (_request, response) => {
    open.add(response);
    if (stopping !== undefined) response.shouldKeepAlive = false;
    response.once('close', () => {
      open.delete(response);
      // A response started before the stop keeps its connection open.
      if (hasLingered) server.closeIdleConnections();
      if (open.size === 0) onFinished();
    });
  });

  const stopOnce = async ({ lingerMs = LINGER_MS, longestMs = LONGEST_STOP_MS }: StopOptions) => {
    // The HTTP server's own `close` drops idle connections whose next request is on its way.
    NetServer.prototype.close.call(server);
    for (const response of open) response.shouldKeepAlive = false;
    await wait(lingerMs);
    hasLingered = true;
    server.closeIdleConnections();
    const deadline = new AbortController();
    const finished = new Promise<true>((resolve) => {
      onFinished = () => resolve(true);
      if (open.size === 0) resolve(true);
    });
    const late = wait(longestMs, false as const, { signal: deadline.signal }).catch(() => false as const);
    const isWhole = await Promise.race([finished, late]);
    deadline.abort();
    server.closeAllConnections();
    return isWhole;
  };

  return {
    isStopping: () => stopping !== undefined,
    stop: (options = {}) => (stopping ??= stopOnce(options)),
  };
}
