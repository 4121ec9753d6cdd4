import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { copyDatabase } from '@haberdash/tools/postgres/postgres.ts';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import { startApi } from '@haberdash/tools/stack/stack.ts';

/** Where the data of a shop are, as it is started with them. */
export interface ShopData {
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
}

const FILLED = 'E2E_FILLED';

const newFolder = (name: string): Promise<string> => mkdtemp(join(tmpdir(), `haberdash-${name}-`));

/**
 * Fills a shop and stops it, so that every shop of the run starts with a copy of its data: filling one takes five
 * times as long as starting it.
 * @param databaseUrl an empty database; in the embedded one without it
 */
export async function fillData(databaseUrl: string | undefined): Promise<ShopData> {
  const filled: ShopData = { dataDir: await newFolder('e2e-filled'), databaseUrl };
  const [storefrontPort, apiPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  const api = await startApi({ ...filled, storefrontPort, apiPort, sandboxPort });
  await api.stop();
  // Workers are processes of their own, so the place travels in the environment.
  process.env[FILLED] = JSON.stringify(filled);
  return filled;
}

/**
 * A copy of the filled data for a shop that nobody else uses, and a way to remove its folder; a database on a server
 * goes with the server.
 * @param name of the folder and the database, for whoever looks for what was left
 */
export async function copyData(name: string): Promise<ShopData & { readonly remove: () => Promise<void> }> {
  const text = process.env[FILLED];
  if (text === undefined) throw new Error('No shop has been filled: start the tests through Playwright.');
  const filled: ShopData = JSON.parse(text);
  const dataDir = await newFolder(name);
  const [databaseUrl] = await Promise.all([
    filled.databaseUrl === undefined ? undefined : copyDatabase(filled.databaseUrl, basename(dataDir)),
    cp(filled.dataDir, dataDir, { recursive: true }),
  ]);
  return { dataDir, databaseUrl, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
