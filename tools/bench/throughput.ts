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

/**
 * How much of an answer differs from the one before it: nothing, one of its entries (as when one product of a listing
 * has sold), or every text that names something, so that nothing made of it can be used again.
 */
export type Novelty = 'nothing' | 'one entry' | 'everything';

export interface RepeatingApi extends HelperServer {
  /** What the answers from here on say anew. */
  setNovelty(novelty: Novelty): void;
}

/** Texts that name something; what is put in front of them leaves the answer within its contract. */
const NAMES = /(?<="(?:name|title|label|text)":")/;

/** Bodies of one answer, each different from the one before it as far as `novelty` says; `count` numbers them. */
function vary(parts: readonly string[], novelty: Novelty, count: number): Buffer {
  if (novelty === 'everything') return Buffer.from(parts.join(`${count} `));
  const changed = 1 + (count % Math.max(1, parts.length - 1));
  return Buffer.from(parts.map((part, index) => (index === changed ? `${count} ${part}` : part)).join(''));
}

/** Stands in for the commerce service: asks it once per call and then repeats the answer after 5 ms. */
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
  const kept = new Map<string, ReturnType<typeof ask>>();
  const server = await serve((request, response) => {
    const path = request.url ?? '/';
    const names = ['locale', 'brand', 'region', 'siteid', 'channel'];
    const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name] ?? '')]));
    const key = `${String(headers['locale'])} ${path}`;
    const pending = kept.get(key) ?? ask(path, headers);
    kept.set(key, pending);
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
