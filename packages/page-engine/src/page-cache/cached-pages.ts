import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { encodingFor } from '../compression/accepted-encoding.ts';
import { NONCE_HEADER } from '../nonce-header.ts';
import { encodeChoices, USED_HEADER, usedChoices, VARIANT_HEADER } from '../variant-headers.ts';
import { createCachedPage, type CachedPage } from './cached-page.ts';
import { replaceNonceByHashes } from './inline-scripts.ts';
import { createPageCache, type GivenPage, type MadePage } from './page-cache.ts';
import { createPageChooser, type OwnHeaders } from './page-chooser.ts';
import { createVariantIndex, type PageVariant, type PageVariantOptions } from './page-variants.ts';

const FRESH_MS = 10_000;
const STALE_MS = 60_000;
const TOO_MANY = 429;
const POLICY = 'content-security-policy';
const CACHED_STATUS: ReadonlySet<number> = new Set([200, 404]);
const PER_RESPONSE: ReadonlySet<string> = new Set([
  'date',
  'connection',
  'transfer-encoding',
  'content-length',
  USED_HEADER,
]);

export interface CachedPagesOptions {
  readonly build: ServerBuild;
  /** The public origin, under which pages are rendered. */
  readonly origin: string;
  /** The cache key of an address; undefined for one that is never cached. */
  readonly keyOf: (url: string) => string | undefined;
  readonly maxEntries: number;
  readonly maxBytes: number;
  /** The header with the id of a response: a cached page gets its own. */
  readonly idHeader: string;
  /** The header with the client's address, for rate limits of the services; it must not be in a page. */
  readonly visitorHeader: string;
  readonly onFault: (message: string) => void;
  /** Without it every visitor gets the same page. */
  readonly variants?: PageVariantOptions | undefined;
}

export interface CachedPages {
  /** Handles a request from the cache, or calls `answerLive`; false if it does not apply. */
  (request: IncomingMessage, response: ServerResponse, answerLive: () => void): boolean;
  /** Renders each page again before it is served, because what it shows has changed. */
  readonly outdate: () => void;
}

/**
 * Serves public pages from memory. They are rendered without cookies, so that nothing of a visitor is cached,
 * and their inline scripts are permitted by hashes, so that everyone gets the same compressed bytes. A page that
 * choices shape is cached once for each combination of those that it uses.
 */
export function createCachedPages(options: CachedPagesOptions): CachedPages {
  const { build, origin, keyOf, maxEntries, maxBytes, idHeader, visitorHeader, onFault, variants } = options;
  const render = createRequestHandler(build, 'production');
  const cache = createPageCache({
    maxEntries,
    maxBytes,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    now: Date.now,
  });
  const index = createVariantIndex({
    maxPerPage: variants?.maxPerPage,
    maxEntries,
    memoryMs: 2 * STALE_MS,
    now: Date.now,
  });

  /** The client's address is passed on for the services' rate limits; it is not in the page. */
  const make = async (
    key: string,
    { chosen }: PageVariant,
    client: string | undefined,
  ): Promise<MadePage> => {
    const nonce = `n${randomBytes(24).toString('hex')}`;
    const headers = new Headers({ [NONCE_HEADER]: nonce, [VARIANT_HEADER]: encodeChoices(chosen) });
    if (client !== undefined) headers.set(visitorHeader, client);
    const response = await render(new Request(origin + key, { headers }));
    index.learn(key, usedChoices(response.headers));
    if (response.status === TOO_MANY) {
      await response.body?.cancel();
      throw new LimitedVisitor();
    }
    const cacheControl = response.headers.get('cache-control') ?? '';
    const hasCookie = response.headers.has('set-cookie');
    if (response.status >= 500 && !hasCookie) {
      const failed = store(response, await response.text(), nonce, options);
      return failed === 'uncacheable' || failed.size() === 0 ? 'uncacheable' : { failed };
    }
    if (!cacheControl.startsWith('public') || hasCookie || !CACHED_STATUS.has(response.status)) {
      await response.body?.cancel();
      return 'uncacheable';
    }
    return store(response, await response.text(), nonce, options);
  };

  const cached = (key: string, variant: PageVariant, client: string | undefined) =>
    cache.get(key + variant.key, () => make(key, variant, client));

  const pageFor = createPageChooser({ variants, index, cached, onFault });

  const respond = (request: IncomingMessage, response: ServerResponse, answerLive: () => void): boolean => {
    // A client must not choose the nonce or a variant.
    delete request.headers[NONCE_HEADER];
    delete request.headers[VARIANT_HEADER];
    if (request.method !== 'GET') return false;
    const key = keyOf(request.url ?? '/');
    if (key === undefined) return false;
    const client = request.headers[visitorHeader];
    const address = typeof client === 'string' ? client : undefined;
    const result = async () => {
      try {
        const { page, own } = await pageFor(key, request, address);
        if (response.destroyed) return;
        if (page === 'uncacheable') answerLive();
        else await sendCached(page, request, response, { idHeader, own });
      } catch (error) {
        if (!(error instanceof LimitedVisitor)) onFault(error instanceof Error ? error.message : 'unknown');
        if (!response.destroyed && !response.headersSent) answerLive();
      }
    };
    void result();
    return true;
  };
  return Object.assign(respond, { outdate: cache.outdate });
}

/** Thrown to cache nothing: a rate-limited visitor's page must not reach others waiting for it. */
class LimitedVisitor extends Error {}

/** Caches a rendered response: a document without its nonce, client navigation data as they are. */
function store(
  { status, headers }: Response,
  text: string,
  nonce: string,
  { idHeader, onFault }: Pick<CachedPagesOptions, 'idHeader' | 'onFault'>,
): GivenPage {
  const policy = headers.get(POLICY);
  const hashed = policy === null ? { html: text, policy } : replaceNonceByHashes(text, policy, nonce);
  if (hashed === undefined) {
    onFault('The nonce stands where no hash can take its place.');
    return 'uncacheable';
  }
  const cached = new Map([...headers].filter(([name]) => !PER_RESPONSE.has(name)));
  // An error page shows the id of its own request; any other page gets a new one per response.
  if (status < 500) cached.delete(idHeader);
  if (hashed.policy !== null) cached.set(POLICY, hashed.policy);
  const vary = cached.get('vary');
  cached.set('vary', vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  return createCachedPage(status, [...cached], hashed.html);
}

async function sendCached(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  { idHeader, own }: { readonly idHeader: string; readonly own: OwnHeaders },
): Promise<void> {
  const headers: Record<string, string | number | string[]> = { [idHeader]: randomUUID(), etag: page.etag };
  for (const [name, value] of page.headers) headers[name] = value;
  // An error keeps its own rule, which is stricter.
  if (page.status < 500) Object.assign(headers, own);
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag) === true) {
    // The browser keeps the policy of its cached response, which permits that response's scripts.
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
