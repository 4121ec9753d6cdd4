import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { Config } from '../app/shared/config/config.ts';
import { CLIENT_ADDRESS_HEADER } from '../app/shared/pipeline/client-address.ts';
import { log } from '../app/shared/pipeline/log.ts';
import { NONCE_HEADER } from '../app/shared/pipeline/nonce-header.ts';
import {
  type CachedPage,
  createCachedPage,
  createPageCache,
  encodingFor,
  type GivenPage,
  type MadePage,
  replaceNonceByHashes,
} from '@haberdash/page-engine/server';
import { pageKey } from './page-key.ts';

const FRESH_MS = 10_000;
const STALE_MS = 60_000;
const TOO_MANY = 429;
const BYTES_PER_MB = 2 ** 20;
const POLICY = 'content-security-policy';
const CACHED_STATUS: ReadonlySet<number> = new Set([200, 404]);
const PER_ANSWER: ReadonlySet<string> = new Set([
  'date',
  'connection',
  'transfer-encoding',
  'content-length',
]);

interface PageAnswersOptions {
  readonly config: Pick<Config, 'hasPageCache' | 'pageCacheEntries' | 'pageCacheMb' | 'publicOrigin'>;
  readonly build: ServerBuild;
}

/**
 * Answers public pages from memory. They are rendered without the visitor's cookies, so nothing of one shopper can
 * be kept, and their inline scripts go by hashes, so the same compressed bytes are right for everyone. Returns false
 * for a request that is not its matter.
 */
export function createCachedPages({ config, build }: PageAnswersOptions) {
  const render = createRequestHandler(build, 'production');
  const cache = createPageCache({
    maxEntries: config.pageCacheEntries,
    maxBytes: config.pageCacheMb * BYTES_PER_MB,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    now: Date.now,
  });

  /** The visitor's address goes along for the limits of the services; nothing of it is in the page. */
  const make = async (key: string, client: string | undefined): Promise<MadePage> => {
    const nonce = `n${randomBytes(24).toString('hex')}`;
    const headers = new Headers({ [NONCE_HEADER]: nonce });
    if (client !== undefined) headers.set(CLIENT_ADDRESS_HEADER, client);
    const response = await render(new Request(config.publicOrigin + key, { headers }));
    if (response.status === TOO_MANY) {
      await response.body?.cancel();
      throw new LimitedVisitor();
    }
    const cacheControl = response.headers.get('cache-control') ?? '';
    const hasCookie = response.headers.has('set-cookie');
    if (response.status >= 500 && !hasCookie) {
      const failed = store(response, await response.text(), nonce);
      return failed === 'uncacheable' || failed.size() === 0 ? 'uncacheable' : { failed };
    }
    if (!cacheControl.startsWith('public') || hasCookie || !CACHED_STATUS.has(response.status)) {
      await response.body?.cancel();
      return 'uncacheable';
    }
    return store(response, await response.text(), nonce);
  };

  return (request: IncomingMessage, response: ServerResponse, answerLive: () => void): boolean => {
    // Nobody outside chooses the nonce of a page.
    delete request.headers[NONCE_HEADER];
    if (!config.hasPageCache || request.method !== 'GET') return false;
    const key = pageKey(request.url ?? '/');
    if (key === undefined) return false;
    const client = request.headers[CLIENT_ADDRESS_HEADER];
    const address = typeof client === 'string' ? client : undefined;
    const answer = async () => {
      try {
        const page = await cache.get(key, () => make(key, address));
        if (response.destroyed) return;
        if (page === 'uncacheable') answerLive();
        else await answerCached(page, request, response);
      } catch (error) {
        if (!(error instanceof LimitedVisitor))
          log('error', 'page-cache', { error: error instanceof Error ? error.message : 'unknown' });
        if (!response.destroyed && !response.headersSent) answerLive();
      }
    };
    void answer();
    return true;
  };
}

/**
 * Thrown so that nothing is kept: the page of a visitor who has called too often says nothing of others, who may wait
 * for the same page and then get one of their own.
 */
class LimitedVisitor extends Error {}

/** A rendered answer as it is kept; a document without its nonce, data of a client navigation as they are. */
function store({ status, headers }: Response, text: string, nonce: string): GivenPage {
  const policy = headers.get(POLICY);
  const hashed = policy === null ? { html: text, policy } : replaceNonceByHashes(text, policy, nonce);
  if (hashed === undefined) {
    log('error', 'page-cache', { error: 'The nonce stands where no hash can take its place.' });
    return 'uncacheable';
  }
  const kept = new Map([...headers].filter(([name]) => !PER_ANSWER.has(name)));
  // A fault page shows the id of its own request; any other page gets one for each answer.
  if (status < 500) kept.delete('x-correlation-id');
  if (hashed.policy !== null) kept.set(POLICY, hashed.policy);
  const vary = kept.get('vary');
  kept.set('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  return createCachedPage(status, [...kept], hashed.html);
}

async function answerCached(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers: Record<string, string | number> = { 'x-correlation-id': randomUUID(), etag: page.etag };
  for (const [name, value] of page.headers) headers[name] = value;
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag) === true) {
    // The browser takes the policy of the answer that it has kept, whose scripts it permits.
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  const found = page.body(encoding);
  const body = Buffer.isBuffer(found) ? found : await found;
  if (response.destroyed) return;
  if (encoding !== undefined) headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  response.writeHead(page.status, headers).end(body);
}
