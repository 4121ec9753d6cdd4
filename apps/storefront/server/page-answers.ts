import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Config } from '../app/config/config.ts';
import { log } from '../app/pipeline/log.ts';
import { compressAnswer } from './compress-answer.ts';
import { createPageCache, toKeptPage, withNonce, type KeptPage, type MadePage } from './page-cache.ts';
import { pageKey } from './page-key.ts';

/** By this header the shop is told which placeholder to render as its nonce. */
export const NONCE_HEADER = 'x-render-nonce';

const FRESH_MS = 10_000;
const STALE_MS = 60_000;
const KEPT_STATUS: ReadonlySet<number> = new Set([200, 404]);
const PER_ANSWER: ReadonlySet<string> = new Set([
  'x-correlation-id',
  'date',
  'connection',
  'transfer-encoding',
]);

interface PageAnswersOptions {
  readonly config: Pick<Config, 'hasPageCache' | 'pageCacheEntries' | 'publicOrigin'>;
  readonly build: ServerBuild;
}

/**
 * Answers public pages from memory. They are rendered without the visitor's cookies, so nothing of one shopper can
 * be kept, and every answer gets a nonce of its own. Returns false for a request that is not its matter.
 */
export function createPageAnswers({ config, build }: PageAnswersOptions) {
  const render = createRequestHandler(build, 'production');
  const cache = createPageCache({
    maxEntries: config.pageCacheEntries,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    now: Date.now,
  });

  const make = async (key: string): Promise<MadePage> => {
    const placeholder = `n${randomBytes(24).toString('hex')}`;
    const request = new Request(config.publicOrigin + key, { headers: { [NONCE_HEADER]: placeholder } });
    const response = await render(request);
    const cacheControl = response.headers.get('cache-control') ?? '';
    const isPublic = cacheControl.startsWith('public') && !response.headers.has('set-cookie');
    if (!isPublic || !KEPT_STATUS.has(response.status)) {
      await response.body?.cancel();
      return 'not-kept';
    }
    const headers = [...response.headers].filter(([name]) => !PER_ANSWER.has(name));
    return toKeptPage(response.status, headers, await response.text(), placeholder);
  };

  return (request: IncomingMessage, response: ServerResponse, answerLive: () => void): boolean => {
    // Nobody outside chooses the nonce of a page.
    delete request.headers[NONCE_HEADER];
    if (!config.hasPageCache || request.method !== 'GET') return false;
    const key = pageKey(request.url ?? '/');
    if (key === undefined) return false;
    cache
      .get(key, () => make(key))
      .then(
        (page) => {
          if (response.destroyed) return;
          if (page === 'not-kept') answerLive();
          else answerKept(page, request, response);
        },
        (error: unknown) => {
          log('error', 'page-cache', { error: error instanceof Error ? error.message : 'unknown' });
          if (!response.destroyed) answerLive();
        },
      );
    return true;
  };
}

function answerKept(page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
  const nonce = randomBytes(18).toString('base64url');
  compressAnswer(request, response);
  const headers: Record<string, string> = { 'x-correlation-id': randomUUID() };
  for (const [name, value] of page.headers) headers[name] = value.replaceAll(page.placeholder, nonce);
  response.writeHead(page.status, headers);
  response.end(withNonce(page, nonce));
}
