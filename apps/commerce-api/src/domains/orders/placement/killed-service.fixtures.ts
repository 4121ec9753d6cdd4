import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openBooks, type Books } from '@haberdash/demo-providers/books.ts';
import { createSandboxApp } from '@haberdash/demo-providers/sandbox-app.ts';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import { sql } from 'drizzle-orm';

import { openDatabase, type OpenOptions } from '../../../platform/db/open.ts';
import type { Database } from '../../../platform/db/database.ts';
import { newDatabaseUrl } from '../../../testing/database.ts';

const SERVICE = join(import.meta.dirname, '../../../..');
const COMPILED = join(SERVICE, '../../node_modules/.cache/compiled');
const API_KEY = 'the-key';
const READY_TIMEOUT_MS = 30_000;

/** Signs the tokens of the tests and of every process of the service. */
export const SECRET = 'a-secret-of-the-tests-that-is-long-enough';

/** A call to an outside provider during which the service is killed: before the provider has done it, or after. */
export interface Death {
  readonly path: RegExp;
  readonly at: 'asked' | 'done';
}

/** The service as a process of its own, providers that outlive it, and the data that both leave. */
export interface MortalService {
  readonly books: Books;
  /** Starts a process, and waits until it is ready. */
  start(): Promise<void>;
  /** Kills the process the next time that it makes such a call; answers once it is dead. */
  dieAt(death: Death): Promise<void>;
  /** Kills the process now. */
  kill(): Promise<void>;
  /** Ends the process in peace. */
  stop(): Promise<void>;
  /** What a shopper's call is answered with; undefined where the process died before it answered. */
  call(method: string, path: string, body?: object): Promise<ServiceResponse | undefined>;
  /** Types a card into the frame of a session. */
  typeCard(sessionId: string, number: string): Promise<void>;
  /** Looks into the data; where only one process may, while none runs. */
  inDatabase<T>(read: (database: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** An answer of the service. */
export interface ServiceResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly errorIds: readonly string[];
}

const portOf = (server: ReturnType<typeof createServer>): number => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new TypeError('no port');
  return address.port;
};

const listen = async (server: ReturnType<typeof createServer>): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
};

/** The providers in the process of the test, with somebody who looks on at each call. */
async function startProviders(folder: string, look: (path: string, at: Death['at']) => boolean) {
  const books = openBooks(join(folder, 'providers'));
  const app = await createSandboxApp({
    books,
    now: () => Date.now(),
    publicOrigin: 'https://provider.test',
    apiKey: API_KEY,
    logLevel: 'silent',
  });
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request;
    const payload = await text(request);
    if (look(url, 'asked')) return void response.destroy();
    const done = await app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload === '' ? {} : { payload }),
    });
    if (look(url, 'done')) return void response.destroy();
    response.writeHead(done.statusCode, done.headers).end(done.rawPayload);
  };
  const server = createServer((request, response) => void respond(request, response));
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return {
    books,
    app,
    origin,
    async close() {
      server.closeAllConnections();
      server.close();
      await app.close();
      books.close();
    },
  };
}

/** A process of the service, which is killed and started again with the same environment. */
function serviceProcess(environment: NodeJS.ProcessEnv) {
  let running: ChildProcess | undefined;
  let origin = '';
  const isReady = async (): Promise<boolean> => {
    try {
      return (await fetch(`${origin}/health/live`)).ok;
    } catch {
      return false;
    }
  };
  return {
    origin: () => origin,
    async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
      const ending = running;
      running = undefined;
      if (ending === undefined) return;
      const ended = once(ending, 'exit');
      ending.kill(signal);
      await ended;
    },
    async start(): Promise<void> {
      const port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      running = spawn(process.execPath, ['--conditions=@haberdash/source', 'src/main.ts'], {
        cwd: SERVICE,
        // As `npm start` does: what is compiled already is read from there.
        env: { ...process.env, ...environment, NODE_COMPILE_CACHE: COMPILED, PORT: String(port) },
        stdio: 'ignore',
      });
      const deadline = Date.now() + READY_TIMEOUT_MS;
      while (!(await isReady())) {
        if (Date.now() > deadline || running.exitCode !== null) throw new Error('the service did not start');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

/** The sandbox of the test is each provider that a placement asks. */
const providersAt = (origin: string): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ['PAYMENT', 'GIFT_CARD', 'FRAUD', 'MAIL', 'SMS', 'FULFILMENT', 'ADDRESS_CHECK'].flatMap((provider) => [
      [`${provider}_URL`, origin],
      [`${provider}_API_KEY`, API_KEY],
    ]),
  );

const inDatabaseOf =
  (options: OpenOptions) =>
  async <T>(read: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase(options);
    try {
      return await read(database);
    } finally {
      await database.close();
    }
  };

/** Providers and data of a service that a test kills; it is not started yet. */
export async function mortalService(
  authorization: string,
  site: Record<string, string>,
): Promise<MortalService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-killed-'));
  const databaseUrl = await newDatabaseUrl();
  const inDatabase = inDatabaseOf({ dataDir, databaseUrl });
  let death: (Death & { readonly resolve: () => void }) | undefined;
  const providers = await startProviders(dataDir, (path, at) => {
    if (death === undefined || death.at !== at || !death.path.test(path)) return false;
    const { resolve: tell } = death;
    death = undefined;
    void service.end('SIGKILL').then(tell);
    return true;
  });
  const service = serviceProcess({
    ...providersAt(providers.origin),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    TOKEN_SECRET: SECRET,
    LIMITS: 'off',
    LOG_LEVEL: 'silent',
    RECONCILE_INTERVAL_MS: '200',
  });
  return {
    books: providers.books,
    inDatabase,
    kill: () => service.end('SIGKILL'),
    stop: () => service.end('SIGTERM'),
    async start() {
      // Where another instance may be alive its leases have to end: the test lets that time pass.
      if (databaseUrl !== undefined)
        await inDatabase(({ read }) => read.execute(sql`update payment_attempt set lease_until = now()`));
      await service.start();
    },
    dieAt: (next) =>
      new Promise((resolve) => {
        death = { ...next, resolve };
      }),
    async call(method, path, body) {
      try {
        const response = await fetch(`${service.origin()}${path}`, {
          method,
          headers: { ...site, authorization, 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        // The service's answers are held by its contract tests.
        const read = (await response.json()) as ServiceResponse['body'] & {
          errorDetails?: { errorId: string }[];
        };
        const errorIds = read.errorDetails?.map(({ errorId }) => errorId) ?? [];
        return { status: response.status, body: read, errorIds };
      } catch {
        return undefined;
      }
    },
    async typeCard(sessionId, number) {
      const payload = { number, expiry: '12/34', securityCode: '123', holder: 'Ann Lee' };
      await providers.app.inject({ method: 'POST', url: `/frame/${sessionId}/card`, payload });
    },
    async close() {
      await service.end('SIGKILL');
      await providers.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
