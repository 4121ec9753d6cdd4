import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '@haberdash/tools/stack/ports.ts';

/** The moment of a request: received, forwarded, or with its response. */
export type Moment = 'asked' | 'sent' | 'answered';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
}

/** Called at each moment of each request; `cut` closes the connection there. */
export type Watch = (moment: Moment, request: SeenRequest) => Promise<'go on' | 'cut'>;

/** A connection between two servers that a test can cut. */
export interface Line {
  readonly origin: string;
  watch: Watch;
  close(): Promise<void>;
}

const goOn: Watch = async () => 'go on';

/** Proxies a server that may be unavailable; its clients are then disconnected. */
export async function openLine(target: string): Promise<Line> {
  const port = await freePort();
  const line = { origin: `http://127.0.0.1:${port}`, watch: goOn };

  async function pass(requested: IncomingMessage, reply: ServerResponse): Promise<void> {
    const seen = { method: requested.method ?? '', path: requested.url ?? '' };
    const cut = (): void => void requested.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of requested) chunks.push(Buffer.from(chunk));
    if ((await line.watch('asked', seen)) === 'cut') return cut();
    const onward = send(target + seen.path, {
      method: seen.method,
      headers: requested.headers,
      agent: false,
    });
    onward.on('error', cut);
    onward.on('response', (response) => {
      void (async () => {
        if ((await line.watch('answered', seen)) === 'cut') return cut();
        reply.writeHead(response.statusCode ?? 502, response.headers);
        response.on('error', cut).pipe(reply);
      })();
    });
    onward.end(Buffer.concat(chunks), () => {
      void line.watch('sent', seen).then((verdict) => {
        if (verdict === 'cut') cut();
      });
    });
  }

  const server = createServer((requested, reply) => {
    pass(requested, reply).catch(() => requested.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object.assign(line, {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
