import {
  createImageProxy,
  createInvalidRequestError,
  lingerOnClose,
  makeStoppable,
  timeLimits,
  type Stoppable,
} from '@haberdash/http-server';
import { createStaticFiles } from '@haberdash/page-engine/server';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { Config } from '../app/shared/config/config.ts';
import { CLIENT_ADDRESS_HEADER } from '../app/shared/pipeline/client-address.ts';
import { createClientAddress } from './client-address.ts';
import { sendText, createPages } from './pages.ts';

/** A step of handling; true if it has handled the request. */
type Step = (request: IncomingMessage, response: ServerResponse) => boolean;

interface ServerParts {
  readonly config: Config;
  readonly build: ServerBuild;
  readonly clientDir: string;
}

const MAX_HEADERS = 100;

/** The preview's server: health, static files, the shop's pictures, and pages. */
export function createPreviewServer({ config, build, clientDir }: ServerParts): Server & Stoppable {
  const server = createServer({
    ...timeLimits(config.requestTimeoutMs),
    // Rejected by our own step, with a text.
    requireHostHeader: false,
  });
  server.maxHeadersCount = MAX_HEADERS;
  const stoppable = makeStoppable(server);
  lingerOnClose(server);
  const pages = createPages(build);
  const steps: readonly Step[] = [
    createInvalidRequestError({ sendText, unknownMethod: 'The preview does not do this.' }),
    createClientAddress(config),
    answerHealth,
    createStaticFiles(clientDir),
    createImageProxy({ imageUrl: config.apiUrl, sendText, clientHeader: CLIENT_ADDRESS_HEADER }),
  ];
  server.on('request', (request, response) => {
    // A broken connection is handled by `close`.
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    if (!steps.some((step) => step(request, response))) pages(request, response);
  });
  return Object.assign(server, stoppable);
}

function answerHealth({ url }: IncomingMessage, response: ServerResponse): boolean {
  if (url !== '/health/live') return false;
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end('{"status":"live"}');
  return true;
}
