import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';

const TIMEOUT_MS = 15_000;
const PASSED_ON = ['content-type', 'content-length', 'cache-control', 'etag'] as const;

/** Streams a picture through from the image service; nothing of the editor goes along. */
export function passPicture(address: string, request: IncomingMessage, response: ServerResponse): void {
  const send = address.startsWith('https:') ? httpsRequest : httpRequest;
  const fail = (): void => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'cache-control': 'no-store' }).end();
  };
  const upstream = send(
    address,
    {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers: { accept: request.headers.accept ?? '*/*' },
      timeout: TIMEOUT_MS,
    },
    (answer) => {
      const headers = PASSED_ON.flatMap((name) => {
        const value = answer.headers[name];
        return value === undefined ? [] : [[name, value] as const];
      });
      response.writeHead(answer.statusCode ?? 502, {
        ...Object.fromEntries(headers),
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      });
      answer.on('error', fail);
      answer.pipe(response);
    },
  );
  upstream.on('timeout', () => upstream.destroy());
  upstream.on('error', fail);
  // Who leaves waits no longer.
  response.on('close', () => upstream.destroy());
  upstream.end();
}
