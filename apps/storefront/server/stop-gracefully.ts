import type { Server } from 'node:http';
import { log } from '../app/pipeline/log.ts';

const LONGEST_STOP_MS = 10_000;

/** On SIGTERM or SIGINT takes no new connections, finishes what has begun, and leaves after ten seconds at the latest. */
export function stopGracefully(server: Server): void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log('info', 'stopping', { signal });
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
