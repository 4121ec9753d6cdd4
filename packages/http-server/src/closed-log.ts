import type { EventEmitter } from 'node:events';

/**
 * Continues without a log when its reader has gone or the disk is full. As an uncaught error it would be
 * logged to the same stream, endlessly.
 */
export function ignoreClosedLog(streams: readonly EventEmitter[]): void {
  for (const stream of streams) stream.on('error', () => undefined);
}
