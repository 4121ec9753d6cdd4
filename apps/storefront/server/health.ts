import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../app/config/config.ts';

const PROBE_MS = 2_000;

/** `/health/live` answers while the process does; `/health/ready` only while the commerce service answers too. */
export function createHealth({ apiUrl }: Pick<Config, 'apiUrl'>) {
  return ({ url }: IncomingMessage, response: ServerResponse): boolean => {
    if (url === '/health/live') {
      answer(response, 200, { status: 'live' });
      return true;
    }
    if (url !== '/health/ready') return false;
    void isReachable(apiUrl).then((ready) =>
      answer(response, ready ? 200 : 503, { status: ready ? 'ready' : 'waiting' }),
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

function answer(response: ServerResponse, status: number, body: { readonly status: string }): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
