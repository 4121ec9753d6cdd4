import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { Config } from '../app/shared/config/config.ts';
import { CLIENT_ADDRESS_HEADER } from '../app/shared/pipeline/client-address.ts';
import { expireCatalogue } from '../app/shared/api/catalogue-change.ts';
import { log } from '../app/shared/pipeline/log.ts';
import { securityHeaders } from '../app/shared/pipeline/security-headers.ts';
import { watchCatalogue } from './watch-catalogue.ts';
import { respondToClientErrors } from './client-error-response.ts';
import { sendText } from './answer-text.ts';
import { createClientAddress } from './client-address.ts';
import { createHealth } from './health.ts';
import { createFeedProxy, createImageProxy } from './image-proxy.ts';
import { pageKey } from './page-key.ts';
import { createSsr } from './ssr.ts';
import { rejectOddRequests } from './reject-odd-requests.ts';
import { createCachedPages, createStaticFiles, type PageVariantOptions } from '@haberdash/page-engine/server';
import { lingerOnClose, makeStoppable, timeLimits, type Stoppable } from '@haberdash/http-server';

/** Returns true when it has handled the request. */
export type Step = (request: IncomingMessage, response: ServerResponse) => boolean;

interface ShopServerOptions {
  readonly config: Config;
  readonly build: ServerBuild;
  readonly clientDir: string;
  /** Chooses the variations of cached pages; without it every visitor gets the same. */
  readonly choosePage?: PageVariantOptions['choose'] | undefined;
}

const MAX_HEADERS = 100;
const BYTES_PER_MB = 2 ** 20;

/** The storefront's server: health, pictures, static files, cached pages, and the shop. */
export function createShopServer({
  config,
  build,
  clientDir,
  choosePage,
}: ShopServerOptions): Server & Stoppable & { readonly outdatePages: () => void } {
  const headers = securityHeaders(config.publicOrigin.startsWith('https:'));
  const server = createServer({
    ...timeLimits(config.requestTimeoutMs),
    // Rejected by our own step, with a text.
    requireHostHeader: false,
  });
  server.maxHeadersCount = MAX_HEADERS;
  const stoppable = makeStoppable(server);
  lingerOnClose(server);
  const shop = createSsr(build);
  const pages = createCachedPages({
    build,
    origin: config.publicOrigin,
    keyOf: config.hasPageCache ? pageKey : () => undefined,
    maxEntries: config.pageCacheEntries,
    maxBytes: config.pageCacheMb * BYTES_PER_MB,
    idHeader: 'x-correlation-id',
    visitorHeader: CLIENT_ADDRESS_HEADER,
    onFault: (error) => log('error', 'page-cache', { error }),
    variants: choosePage === undefined ? undefined : { choose: choosePage },
  });
  const watch = watchCatalogue({
    apiUrl: config.apiUrl,
    onChange: () => {
      expireCatalogue();
      pages.outdate();
    },
  });
  server.on('listening', watch.start);
  server.on('close', watch.stop);
  const steps: readonly Step[] = [
    rejectOddRequests,
    createClientAddress(config),
    createHealth({ ...config, isStopping: stoppable.isStopping }),
    createImageProxy(config),
    createFeedProxy(config),
    createStaticFiles(clientDir),
    (request, response) => pages(request, response, () => shop(request, response)),
  ];
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    if (!steps.some((step) => step(request, response))) shop(request, response);
  };
  server.on('request', (request, response) => {
    guard(request, response, () => {
      for (const [name, value] of headers) response.setHeader(name, value);
      respond(request, response);
    });
  });
  server.on('checkExpectation', (request, response) => {
    server.emit('request', request, response);
  });
  respondToClientErrors(server, headers);
  return Object.assign(server, stoppable, { outdatePages: pages.outdate });
}

/** A fault of one request ends that request only. */
function guard(request: IncomingMessage, response: ServerResponse, run: () => void): void {
  // The connection has broken; `close` handlers clean up.
  request.on('error', () => undefined);
  response.on('error', () => undefined);
  try {
    run();
  } catch (error) {
    log('error', 'request-fault', {
      error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown',
      stack: error instanceof Error ? error.stack : undefined,
    });
    if (response.headersSent) response.destroy();
    else sendText(response, 500, 'Something went wrong.');
  }
}
