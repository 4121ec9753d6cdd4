import type { EventEmitter } from 'node:events';

/** Continues if the log's reader has gone or the disk is full, instead of logging that endlessly. */
export function ignoreClosedLog(streams: readonly EventEmitter[]): void {
  for (const stream of streams) stream.on('error', () => undefined);
}
