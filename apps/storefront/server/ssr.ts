import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { log } from '../app/shared/pipeline/log.ts';
import { sendText } from './answer-text.ts';
import { carryCampaign } from './carry-campaign.ts';
import { fetchRequest } from '@haberdash/http-server';
import { compressBody } from '@haberdash/page-engine/server';
import { createFormReader } from './form-reader.ts';
import { retryAfter } from './retry-after.ts';

/**
 * Renders a page for one visitor. The body is read first, so that no caller's stream reaches the router, and the
 * response is sent in one compressed piece with its length.
 */
export function createSsr(build: ServerBuild) {
  const handle = createRequestHandler(build, 'production');
  const readForm = createFormReader();

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const visitor = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) visitor.abort();
    });
    const sent = request.method === 'POST' ? await readForm(request) : undefined;
    if (sent === 'cut') return;
    if (sent === 'busy') {
      sendText(response, 503, 'Many photos are arriving at the moment.');
      return;
    }
    if (sent === 'too-large') {
      sendText(response, 413, 'That was too much at once.');
      return;
    }
    const forwarded = fetchRequest(request, { body: sent, signal: visitor.signal });
    if (forwarded === undefined) {
      sendText(response, 400, 'This address cannot be read.');
      return;
    }
    const found = await handle(forwarded);
    if (isWithoutPage(found, request.method)) {
      if (!response.destroyed) sendText(response, found.status, ERRORS[found.status] ?? BROKEN);
      return;
    }
    const isEmpty = request.method === 'HEAD' || EMPTY.has(found.status);
    const body = isEmpty ? undefined : await bodyOf(found);
    if (response.destroyed) return;
    await send(found, body, request, response);
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    respond(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      log('error', 'live-answer', { error: error instanceof Error ? error.message : 'unknown' });
      if (response.headersSent) response.destroy();
      else sendText(response, 500, BROKEN);
    });
  };
}

const EMPTY: ReadonlySet<number> = new Set([101, 204, 205, 304]);
const BROKEN = 'Something went wrong.';
const ERRORS: Readonly<Record<number, string>> = {
  400: 'This could not be read.',
  404: 'This page does not exist.',
  405: 'The shop does not do this.',
};

/**
 * The response has a status and no page: no route matched before our pipeline, or something was thrown before any
 * page.
 */
const isWithoutPage = ({ status, headers, body }: Response, method: string | undefined): boolean =>
  status >= 400 &&
  body === null &&
  (!headers.has('x-correlation-id') || (status === 500 && method !== 'HEAD'));

async function bodyOf(rendered: Response): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await rendered.bytes();
  return Buffer.from(buffer, byteOffset, byteLength);
}

function headersOf({ status, headers }: Response): OutgoingHttpHeaders {
  const list: OutgoingHttpHeaders = { ...retryAfter(status) };
  for (const [name, value] of headers) if (name !== 'set-cookie') list[name] = value;
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) list['set-cookie'] = cookies;
  // The router responds with 405 without an Allow header.
  if (status === 405) list['allow'] ??= 'GET, HEAD';
  return list;
}

async function send(
  rendered: Response,
  body: Buffer | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers } = rendered;
  const list = headersOf(rendered);
  if (typeof list['location'] === 'string' && request.method !== 'POST')
    list['location'] = carryCampaign(request.url ?? '/', list['location']);
  if (body === undefined) {
    response.writeHead(status, list).end();
    return;
  }
  const accepted = headers.has('content-encoding') ? undefined : request.headers['accept-encoding'];
  const { bytes, encoding } = await compressBody(body, headers.get('content-type'), accepted);
  if (response.destroyed) return;
  if (encoding !== undefined) {
    const vary = headers.get('vary');
    list['content-encoding'] = encoding;
    list['vary'] = vary === null ? 'Accept-Encoding' : `${vary}, Accept-Encoding`;
  }
  list['content-length'] = bytes.length;
  response.writeHead(status, list).end(bytes);
}
