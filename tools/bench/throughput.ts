import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';

export interface Throughput {
  readonly name: string;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly errors: number;
}

const CONNECTIONS = 10;

/** Pages a second of one address with ten connections, after a short warm-up. */
export async function measureThroughput(name: string, url: string, seconds: number): Promise<Throughput> {
  const headers = { 'accept-encoding': 'gzip', accept: 'text/html' };
  await autocannon({ url, connections: CONNECTIONS, duration: 3, headers });
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers });
  return {
    name,
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    errors: result.errors + result.non2xx,
  };
}

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
    });
  });

export interface HelperServer {
  readonly origin: string;
  stop(): Promise<void>;
}

async function serve(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<HelperServer> {
  const server = createServer(answer);
  const origin = await listen(server);
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The baseline: a bare server that answers the same compressed bytes to everyone. */
export function serveConstantPage(html: string): Promise<HelperServer> {
  const body = gzipSync(html);
  return serve((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': body.length,
    });
    response.end(body);
  });
}

const ANSWER_AFTER_MS = 5;

export interface RepeatingApi extends HelperServer {
  /** From here on no answer has the bytes of another, though it says the same: nothing made of it can be used again. */
  varyAnswers(isVarying: boolean): void;
}

const BITS = 24;
/** A number as blanks, which JSON does not mind. */
const blanks = (number: number): Buffer =>
  Buffer.from(Array.from({ length: BITS }, (_, bit) => ((number >> bit) % 2 === 0 ? ' ' : '\t')).join(''));

/** Stands in for the commerce service: asks it once per call and then repeats the answer after 5 ms. */
export async function serveRepeatingApi(apiOrigin: string): Promise<RepeatingApi> {
  let isVarying = false;
  let count = 0;
  const kept = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>();
  const ask = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(apiOrigin + path, { headers });
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? 'application/json',
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const server = await serve((request, response) => {
    const path = request.url ?? '/';
    const names = ['locale', 'brand', 'region', 'siteid', 'channel'];
    const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name] ?? '')]));
    const key = `${String(headers['locale'])} ${path}`;
    const pending = kept.get(key) ?? ask(path, headers);
    kept.set(key, pending);
    const send = async () => {
      const { status, type, body: told } = await pending;
      const body = isVarying ? Buffer.concat([told, blanks((count += 1))]) : told;
      response.writeHead(status, { 'content-type': type, 'content-length': body.length });
      response.end(body);
    };
    setTimeout(() => void send(), ANSWER_AFTER_MS);
  });
  return {
    ...server,
    varyAnswers: (wanted) => {
      isVarying = wanted;
    },
  };
}
