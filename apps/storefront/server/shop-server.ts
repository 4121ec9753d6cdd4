import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { Config } from '../app/config/config.ts';
import { createHealth } from './health.ts';
import { createImageProxy } from './image-proxy.ts';
import { createLiveAnswers } from './live-answers.ts';
import { createPageAnswers } from './page-answers.ts';
import { answerText } from './answer-text.ts';
import { limitBody } from './limit-body.ts';
import { createStaticFiles } from './static-files.ts';

/** One step of an answer: true when it has taken the request. */
export type Step = (request: IncomingMessage, response: ServerResponse) => boolean;

interface ShopServerOptions {
  readonly config: Config;
  readonly build: ServerBuild;
  readonly clientDir: string;
}

const LONGEST_URL = 4_096;

/** The storefront's server: health, pictures, files of the build, kept pages, and the shop. */
export function createShopServer({ config, build, clientDir }: ShopServerOptions): Server {
  const shop = createLiveAnswers(build);
  const steps: readonly Step[] = [
    refuseBadAddresses,
    createHealth(config),
    createImageProxy(config),
    createStaticFiles(clientDir),
    limitBody,
  ];
  const pages = createPageAnswers({ config, build });
  const server = createServer((request, response) => {
    if (steps.some((step) => step(request, response))) return;
    const answerLive = () => shop(request, response);
    if (!pages(request, response, answerLive)) answerLive();
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
  return server;
}

/** An address that is no address gets an answer of its own, because nothing behind this line could read it. */
function refuseBadAddresses({ url = '/' }: IncomingMessage, response: ServerResponse): boolean {
  if (url.length > LONGEST_URL) return answerText(response, 414, 'This address is too long.');
  const [path = '/'] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    if (!url.startsWith('/') || path.includes('\0') || path.startsWith('//')) throw new Error('no path');
    return false;
  } catch {
    return answerText(response, 400, 'This address cannot be read.');
  }
}
