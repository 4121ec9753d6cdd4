import { createShortPages, fetchRequest, readBody } from '@haberdash/http-server';
import { writeReadableStreamToWritable } from '@react-router/node';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createRequestHandler, type ServerBuild } from 'react-router';

/** Short text pages for when the preview is unavailable. */
export const { sendText } = createShortPages('Go to the preview');

/** Pages: request bodies are read completely, responses are streamed, because `changes` stays open. */
export function createPages(build: ServerBuild) {
  const handle = createRequestHandler(build, 'production');

  const result = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reader = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) reader.abort();
    });
    const body = request.method === 'POST' ? await readBody(request) : undefined;
    if (body === 'cut') return;
    if (body === 'too-large') {
      sendText(response, 413, 'That was too much at once.');
      return;
    }
    const requested = fetchRequest(request, { body, signal: reader.signal });
    if (requested === undefined) {
      sendText(response, 400, 'This address cannot be read.');
      return;
    }
    await send(await handle(requested), request, response);
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    result(request, response).catch((error: unknown) => {
      // A client that has disconnected gets no response and no log entry.
      if (response.destroyed) return;
      const text = error instanceof Error ? error.message : 'unknown';
      process.stderr.write(`${JSON.stringify({ level: 'error', event: 'live-answer', error: text })}\n`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong.');
    });
  };
}

async function send(result: Response, { method }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, headers, body } = result;
  if (response.destroyed || body === null || method === 'HEAD') {
    await body?.cancel();
    if (!response.destroyed) response.writeHead(status, headersOf(headers)).end();
    return;
  }
  response.writeHead(status, headersOf(headers));
  await writeReadableStreamToWritable(body, response);
}

function headersOf(headers: Headers): OutgoingHttpHeaders {
  const list: OutgoingHttpHeaders = {};
  for (const [name, value] of headers) if (name !== 'set-cookie') list[name] = value;
  const cookies = headers.getSetCookie();
  return cookies.length === 0 ? list : { ...list, 'set-cookie': cookies };
}
