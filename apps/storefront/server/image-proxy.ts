import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Config } from '../app/shared/config/config.ts';
import { CLIENT_ADDRESS_HEADER } from '../app/shared/pipeline/client-address.ts';
import { answerText } from './answer-text.ts';
import { retryAfter } from './retry-after.ts';

/** From the caller's question to the first byte of the answer, the wait for a free connection included. */
const TIMEOUT_MS = 15_000;
const MAX_CONNECTIONS = 64;
const PASSED_ON = [
  'content-type',
  'content-length',
  'cache-control',
  'etag',
  'last-modified',
  'vary',
  'retry-after',
] as const;
const ASKED = ['if-none-match', 'if-modified-since', 'accept'] as const;

interface ImageProxyOptions extends Pick<Config, 'imageUrl'> {
  readonly timeoutMs?: number;
  readonly maxConnections?: number;
}

/** Streams pictures through from the image service under the shop's own address; cookies stay here. */
export function createImageProxy(options: ImageProxyOptions) {
  const { imageUrl, timeoutMs = TIMEOUT_MS, maxConnections = MAX_CONNECTIONS } = options;
  const target = new URL(imageUrl);
  const isSecure = target.protocol === 'https:';
  const agentOptions = { keepAlive: true, maxSockets: maxConnections };
  const agent = isSecure ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions);
  const send = isSecure ? httpsRequest : httpRequest;
  const base = target.pathname.replace(/\/$/, '');

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '';
    if (!url.startsWith('/images/')) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return answerText(response, 405, 'Pictures can only be looked at.');
    }
    const upstream = send({
      agent,
      protocol: target.protocol,
      hostname: target.hostname,
      port: target.port,
      method: request.method,
      path: base + url,
      headers: { ...pick(request.headers, ASKED), ...forwardedFor(request.headers) },
    });
    let isLate = false;
    const patience = setTimeout(() => {
      isLate = true;
      upstream.destroy();
    }, timeoutMs);
    upstream.on('response', (answer) => {
      clearTimeout(patience);
      // A service that stops in the middle of a picture must not keep the caller for good.
      upstream.setTimeout(timeoutMs, () => upstream.destroy());
      const status = answer.statusCode ?? 502;
      response.writeHead(status, {
        ...retryAfter(status),
        ...pick(answer.headers, PASSED_ON),
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      });
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    upstream.on('error', () => {
      clearTimeout(patience);
      if (response.destroyed) return;
      if (response.headersSent) response.destroy();
      else answerText(response, isLate ? 504 : 502, 'This picture cannot be had right now.');
    });
    // Who leaves gives up the place in the queue, too.
    response.on('close', () => {
      clearTimeout(patience);
      upstream.destroy();
    });
    upstream.end();
    return true;
  };
}

/** Drawing is counted by who looks at the picture. */
const forwardedFor = (headers: IncomingMessage['headers']): Record<string, string> => {
  const address = headers[CLIENT_ADDRESS_HEADER];
  return typeof address === 'string' ? { 'x-forwarded-for': address } : {};
};

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
