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

/** Signs all tokens in these tests. */
export const SECRET = 'a-secret-of-the-tests-that-is-long-enough';

/** A provider call that kills the service, before or after its effect. */
export interface Death {
  readonly path: RegExp;
  readonly at: 'asked' | 'done';
}

/** A service process, and providers and data that outlive it. */
export interface MortalService {
  readonly books: Books;
  /** Resolves when the process is ready. */
  start(): Promise<void>;
  /** Kills the process at the next such call; resolves when it is dead. */
  dieAt(death: Death): Promise<void>;
  kill(): Promise<void>;
  /** Ends the process gracefully. */
  stop(): Promise<void>;
  /** Undefined when the process died before it responded. */
  call(method: string, path: string, body?: object): Promise<ServiceResponse | undefined>;
  /** Enters a card in a session's frame. */
  typeCard(sessionId: string, number: string): Promise<void>;
  /** Reads the data; with PGlite only while no process runs. */
  inDatabase<T>(read: (database: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

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

/** Providers in the test's process, observed at each call. */
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

/** A service process that is killed and restarted with the same environment. */
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
        // As `npm start` does, to reuse the compile cache.
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

/** The sandbox is every provider of a placement. */
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

/** A service to kill, with providers and data; not started yet. */
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
      // With other instances leases have to end, so time passes.
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
        // Contract tests validate the service's responses.
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
