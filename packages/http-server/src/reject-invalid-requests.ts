import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SendText } from './short-pages.ts';

const LONGEST_URL = 4_096;
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);
/** A name or an address, with or without a port. */
const HOST = /^(?:[A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?$/;
/** Line breaks match no route pattern; URL parsers drop tabs, so that `/\t/host` is another host. */
const UNREADABLE = /[\p{Cc}\u2028\u2029]/u;
/** Base URL to resolve a decoded path, as a router does. */
const HERE = new URL('http://here.invalid');

/** The requested address; undefined if invalid or of another host. */
export function addressOf({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): URL | undefined {
  const host = headers.host ?? 'localhost';
  const address = `http://${host}${url}`;
  if (!url.startsWith('/') || !HOST.test(host) || !URL.canParse(address)) return undefined;
  const read = new URL(address);
  return read.pathname.startsWith('//') ? undefined : read;
}

/** True if every server and router downstream reads the address as one of this host. */
export function isReadable(request: Pick<IncomingMessage, 'url' | 'headers' | 'httpVersion'>): boolean {
  const address = addressOf(request);
  if (address === undefined || request.url?.startsWith('//') === true) return false;
  if (request.httpVersion === '1.1' && request.headers.host === undefined) return false;
  try {
    const path = decodeURIComponent(address.pathname);
    return !UNREADABLE.test(path) && new URL(path, HERE).host === HERE.host;
  } catch {
    return false;
  }
}

interface InvalidRequests {
  readonly sendText: SendText;
  readonly unknownMethod: string;
}

/** Responds to requests that nothing downstream could parse: invalid methods, addresses and hosts. */
export const createInvalidRequestError =
  ({ sendText, unknownMethod }: InvalidRequests) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = 'GET', url = '/' } = request;
    if (!METHODS.has(method)) {
      response.setHeader('allow', [...METHODS].join(', '));
      return sendText(response, 405, unknownMethod);
    }
    if (url.length > LONGEST_URL) return sendText(response, 414, 'This address is too long.');
    return !isReadable(request) && sendText(response, 400, 'This address cannot be read.');
  };
