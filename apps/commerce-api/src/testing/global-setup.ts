import { PGlite } from '@electric-sql/pglite';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

import { migrate } from '../platform/db/migrate.ts';
import { fromPglite } from '../platform/db/open.ts';
import { fromPool } from '../platform/db/pool.ts';
import { createEmptyTables } from './empty-tables.ts';
import { startPostgresServer } from './postgres-server.ts';

const TEMPLATE = 'template_haberdash';

async function dumpMigrated(folder: string): Promise<string> {
  const client = await PGlite.create();
  const database = fromPglite(client, () => client.close());
  await migrate(database);
  await createEmptyTables(database);
  const dump = await client.dumpDataDir('none');
  await client.close();
  const path = join(folder, 'migrated.tar');
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
  return path;
}

async function migrateTemplate(serverUrl: string): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${TEMPLATE}`);
  await server.end();
  const url = new URL(serverUrl);
  url.pathname = `/${TEMPLATE}`;
  const database = fromPool(new pg.Pool({ connectionString: url.href, max: 2 }));
  await migrate(database);
  await createEmptyTables(database);
  await database.close();
}

/** Migrates one database per run, which test files clone; TEST_DATABASE=postgres uses a server. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'haberdash-test-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    project.provide('migratedDump', await dumpMigrated(folder));
    project.provide('postgresUrl', undefined);
    return remove;
  }
  const server = await startPostgresServer(folder);
  await migrateTemplate(server.url);
  project.provide('migratedDump', undefined);
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await remove();
  };
}
