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

/** Pages per second of one address with ten connections, after a warm-up. */
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

/** The baseline: a server with one compressed constant response. */
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

/** How much a response differs from the one before; differing names defeat all caches. */
export type Novelty = 'nothing' | 'one entry' | 'everything';

export interface RepeatingApi extends HelperServer {
  /** Sets how much the next responses differ. */
  setNovelty(novelty: Novelty): void;
}

/** Names, where a prefix keeps the contract. */
const NAMES = /(?<="(?:name|title|label|text)":")/;

/** Bodies that differ by `novelty`; `count` numbers them. */
function vary(parts: readonly string[], novelty: Novelty, count: number): Buffer {
  if (novelty === 'everything') return Buffer.from(parts.join(`${count} `));
  const changed = 1 + (count % Math.max(1, parts.length - 1));
  return Buffer.from(parts.map((part, index) => (index === changed ? `${count} ${part}` : part)).join(''));
}

/** Replaces the commerce service: forwards each call once and repeats the response after 5 ms. */
export async function serveRepeatingApi(apiOrigin: string): Promise<RepeatingApi> {
  let novelty: Novelty = 'nothing';
  let count = 0;
  const ask = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(apiOrigin + path, { headers });
    const text = await answer.text();
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? 'application/json',
      whole: Buffer.from(text),
      parts: text.split(NAMES),
    };
  };
  const stored = new Map<string, ReturnType<typeof ask>>();
  const server = await serve((request, response) => {
    const path = request.url ?? '/';
    const names = ['locale', 'brand', 'region', 'siteid', 'channel'];
    const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name] ?? '')]));
    const key = `${String(headers['locale'])} ${path}`;
    const pending = stored.get(key) ?? ask(path, headers);
    stored.set(key, pending);
    const send = async () => {
      const { status, type, whole, parts } = await pending;
      const body = novelty === 'nothing' ? whole : vary(parts, novelty, (count += 1));
      response.writeHead(status, { 'content-type': type, 'content-length': body.length });
      response.end(body);
    };
    setTimeout(() => void send(), ANSWER_AFTER_MS);
  });
  return {
    ...server,
    setNovelty: (wanted) => {
      novelty = wanted;
    },
  };
}
