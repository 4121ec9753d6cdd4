import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../app/shared/config/config.ts';
import { retryAfter } from './retry-after.ts';

const PROBE_MS = 2_000;

interface HealthOptions extends Pick<Config, 'apiUrl'> {
  readonly isStopping: () => boolean;
}

/**
 * `/health/live` succeeds while the process responds; `/health/ready` only while the commerce service does and the
 * shop is not stopping.
 */
export function createHealth({ apiUrl, isStopping }: HealthOptions) {
  return ({ url }: IncomingMessage, response: ServerResponse): boolean => {
    if (url === '/health/live') {
      respond(response, 200, 'live');
      return true;
    }
    if (url !== '/health/ready') return false;
    if (isStopping()) respond(response, 503, 'stopping');
    else
      void isReachable(apiUrl).then((ready) =>
        respond(response, ready ? 200 : 503, ready ? 'ready' : 'waiting'),
      );
    return true;
  };
}

async function isReachable(apiUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${apiUrl}/health/ready`, { signal: AbortSignal.timeout(PROBE_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function respond(response: ServerResponse, status: number, word: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...retryAfter(status),
  });
  response.end(JSON.stringify({ status: word }));
}
