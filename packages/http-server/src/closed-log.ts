import type { EventEmitter } from 'node:events';

/**
 * Goes on without a log when nobody reads it any more, or its disk is full. As an exception that nobody caught it would
 * be logged, which fails on the same stream, for ever.
 */
export function ignoreClosedLog(streams: readonly EventEmitter[]): void {
  for (const stream of streams) stream.on('error', () => undefined);
}
