import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between the shop and its services that overrides some content. */
export interface ContentProxy {
  readonly port: number;
  /** Sets the response of GET requests whose path ends so, optionally by query. */
  readonly put: (ending: string, body: object | ((query: URLSearchParams) => object)) => void;
  /** While set, every connection is closed, as if the services were down. */
  readonly setAway: (isAway: boolean) => void;
  readonly stop: () => Promise<void>;
}

export async function startContentProxy(target: string): Promise<ContentProxy> {
  let isAway = false;
  const own = new Map<string, object | ((query: URLSearchParams) => object)>();
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const [path = '/', query = ''] = url.split('?');
    const ending = method === 'GET' ? [...own.keys()].find((each) => path.endsWith(each)) : undefined;
    request.on('error', () => response.destroy());
    if (isAway) {
      request.destroy();
      return;
    }
    const body = ending === undefined ? undefined : own.get(ending);
    if (body !== undefined) {
      request.resume();
      const made: unknown = typeof body === 'function' ? body(new URLSearchParams(query)) : body;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(made));
      return;
    }
    const call = send(target + url, { method, headers }, (result) => {
      response.writeHead(result.statusCode ?? 502, result.headers);
      result.pipe(response);
    });
    call.on('error', () => response.destroy());
    request.pipe(call);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    put: (ending, body) => void own.set(ending, body),
    setAway: (away) => {
      isAway = away;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
