import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { retryAfter } from './retry-after.ts';
import type { SendText } from './short-pages.ts';

/** From the request to the first byte of the response, including the wait for a free connection. */
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
const CLIENT_HEADERS = ['if-none-match', 'if-modified-since', 'accept'] as const;

interface ImageProxyOptions {
  readonly imageUrl: string;
  readonly sendText: SendText;
  /** The header with the client's address, by which the service limits rendering. */
  readonly clientHeader: string;
  /** The folders of addresses that the service responds to; pictures only without it. */
  readonly folders?: readonly string[];
  readonly timeoutMs?: number;
  readonly maxConnections?: number;
}

/**
 * Proxies pictures of the image service under the application's own address, without cookies. The raw path is
 * passed on: a URL parser would let `..` leave the pictures' folder.
 */
export function createImageProxy(options: ImageProxyOptions) {
  const { imageUrl, sendText, clientHeader } = options;
  const { folders = ['/images/'], timeoutMs = TIMEOUT_MS, maxConnections = MAX_CONNECTIONS } = options;
  const target = new URL(imageUrl);
  const { protocol, hostname, port } = urlToHttpOptions(target);
  const isSecure = protocol === 'https:';
  const agentOptions = { keepAlive: true, maxSockets: maxConnections };
  const agent = isSecure ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions);
  const send = isSecure ? httpsRequest : httpRequest;
  const base = target.pathname.replace(/\/$/, '');

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '';
    if (!folders.some((folder) => url.startsWith(folder))) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(response, 405, 'Pictures can only be looked at.');
    }
    const client = request.headers[clientHeader];
    const upstream = send({
      agent,
      protocol,
      hostname,
      port,
      method: request.method,
      path: base + url,
      headers: {
        ...pick(request.headers, CLIENT_HEADERS),
        ...(client === undefined ? {} : { 'x-forwarded-for': client }),
      },
    });
    let isLate = false;
    const patience = setTimeout(() => {
      isLate = true;
      upstream.destroy();
    }, timeoutMs);
    upstream.on('response', (result) => {
      clearTimeout(patience);
      // A service that stops in the middle of a picture must not keep the client waiting.
      upstream.setTimeout(timeoutMs, () => upstream.destroy());
      const status = result.statusCode ?? 502;
      response.writeHead(status, {
        ...retryAfter(status),
        ...pick(result.headers, PASSED_ON),
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      });
      result.on('error', () => response.destroy());
      result.pipe(response);
    });
    upstream.on('error', () => {
      clearTimeout(patience);
      if (response.destroyed) return;
      if (response.headersSent) response.destroy();
      else sendText(response, isLate ? 504 : 502, 'This picture cannot be had right now.');
    });
    // An aborted request leaves the queue too.
    response.on('close', () => {
      clearTimeout(patience);
      upstream.destroy();
    });
    upstream.end();
    return true;
  };
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string | string[]> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value] satisfies [string, string | string[]]];
    }),
  );
}
