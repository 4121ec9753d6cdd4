import { createStaticFiles } from '@haberdash/page-engine/server';
import { createRequestListener } from '@react-router/node';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { Config } from '../app/shared/config/config.ts';
import { passPicture } from './pass-picture.ts';

interface ServerParts {
  readonly config: Config;
  readonly build: ServerBuild;
  readonly clientDir: string;
}

/** Answers health, files of the build, pictures of the shop, and the pages of the preview. */
export function createPreviewServer({ config, build, clientDir }: ServerParts) {
  const files = createStaticFiles(clientDir);
  const pages = createRequestListener({ build, mode: 'production' });
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.on('error', () => undefined);
    const { url = '/' } = request;
    if (url === '/health/live') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end('{"status":"live"}');
    } else if (files(request, response)) return;
    else if (url.startsWith('/images/')) passPicture(config.apiUrl + url, request, response);
    else pages(request, response);
  };
}
