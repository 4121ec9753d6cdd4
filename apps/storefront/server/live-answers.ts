import { createRequestListener } from '@react-router/node';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { log } from '../app/pipeline/log.ts';
import { answerText } from './answer-text.ts';
import { COMPRESSIBLE, compressAnswer, firstAccepted } from './compress-answer.ts';
import { compressAtOnce, QUICK_ENCODINGS } from './compress-at-once.ts';

/**
 * Answers from the shop, made for this visitor. What is read is complete when it is answered, so it goes out in one
 * piece: one text, compressed at once, with its length. What is sent to the shop comes as a stream.
 */
export function createLiveAnswers(build: ServerBuild) {
  const take = createRequestListener({ build, mode: 'production' });
  const handle = createRequestHandler(build, 'production');

  const read = async (request: IncomingMessage, response: ServerResponse) => {
    const visitor = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) visitor.abort();
    });
    const asked = readRequest(request, visitor.signal);
    if (asked === undefined) {
      answerText(response, 400, 'This address cannot be read.');
      return;
    }
    const answer = await handle(asked);
    const isEmpty = request.method === 'HEAD' || EMPTY.has(answer.status);
    const body = isEmpty ? undefined : await bodyOf(answer);
    if (response.destroyed) return;
    await send(answer, body, request, response);
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      compressAnswer(request, response);
      take(request, response);
      return;
    }
    read(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      log('error', 'live-answer', { error: error instanceof Error ? error.message : 'unknown' });
      if (response.headersSent) response.destroy();
      else answerText(response, 500, 'Something went wrong.');
    });
  };
}

const EMPTY: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/** The request as the shop reads it; undefined for one whose host is none. */
function readRequest({ method = 'GET', headers, url = '/' }: IncomingMessage, signal: AbortSignal) {
  const list: [string, string][] = [];
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) list.push([name, Array.isArray(value) ? value.join(', ') : value]);
  }
  try {
    return new Request(`http://${headers.host ?? 'localhost'}${url}`, { method, headers: list, signal });
  } catch {
    return undefined;
  }
}

async function bodyOf(answer: Response): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await answer.bytes();
  return Buffer.from(buffer, byteOffset, byteLength);
}

async function send(
  { status, headers }: Response,
  body: Buffer | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const list: OutgoingHttpHeaders = {};
  for (const [name, value] of headers) if (name !== 'set-cookie') list[name] = value;
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) list['set-cookie'] = cookies;
  if (body === undefined) {
    response.writeHead(status, list).end();
    return;
  }
  const isWorthIt = COMPRESSIBLE.test(headers.get('content-type') ?? '') && !headers.has('content-encoding');
  const encoding = isWorthIt ? firstAccepted(request.headers['accept-encoding'], QUICK_ENCODINGS) : undefined;
  const bytes = encoding === undefined ? body : await compressAtOnce(body, encoding);
  if (response.destroyed) return;
  if (encoding !== undefined) {
    const vary = headers.get('vary');
    list['content-encoding'] = encoding;
    list['vary'] = vary === null ? 'Accept-Encoding' : `${vary}, Accept-Encoding`;
  }
  list['content-length'] = bytes.length;
  response.writeHead(status, list).end(bytes);
}
