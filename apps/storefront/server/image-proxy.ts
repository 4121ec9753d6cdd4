import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Config } from '../app/config/config.ts';
import { answerText } from './answer-text.ts';

const TIMEOUT_MS = 15_000;
const PASSED_ON = [
  'content-type',
  'content-length',
  'cache-control',
  'etag',
  'last-modified',
  'vary',
] as const;
const ASKED = ['if-none-match', 'if-modified-since', 'accept'] as const;

/** Streams pictures through from the image service under the shop's own address; cookies stay here. */
export function createImageProxy({ imageUrl }: Pick<Config, 'imageUrl'>) {
  const target = new URL(imageUrl);
  const isSecure = target.protocol === 'https:';
  const options = { keepAlive: true, maxSockets: 64 };
  const agent = isSecure ? new HttpsAgent(options) : new HttpAgent(options);
  const send = isSecure ? httpsRequest : httpRequest;

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '';
    if (!url.startsWith('/images/')) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return answerText(response, 405, 'Pictures can only be looked at.');
    }
    const base = target.pathname.replace(/\/$/, '');
    const upstream = send({
      agent,
      protocol: target.protocol,
      hostname: target.hostname,
      port: target.port,
      method: request.method,
      path: base + url,
      headers: pick(request.headers, ASKED),
      timeout: TIMEOUT_MS,
    });
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, {
        ...pick(answer.headers, PASSED_ON),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      });
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    upstream.on('timeout', () => upstream.destroy(new Error('no answer in time')));
    upstream.on('error', () => {
      if (response.headersSent) response.destroy();
      else answerText(response, 502, 'This picture cannot be had right now.');
    });
    response.on('close', () => upstream.destroy());
    upstream.end();
    return true;
  };
}

function pick(
  headers: IncomingMessage['headers'],
  names: readonly string[],
): Record<string, string | string[]> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value] satisfies [string, string | string[]]];
    }),
  );
}
