import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { copyDatabase } from '@haberdash/tools/postgres/postgres.ts';
import { freePort } from '@haberdash/tools/stack/ports.ts';
import { startApi } from '@haberdash/tools/stack/stack.ts';

export interface ShopData {
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl: string | undefined;
}

const FILLED = 'E2E_FILLED';

const newFolder = (name: string): Promise<string> => mkdtemp(join(tmpdir(), `haberdash-${name}-`));

/**
 * Seeds a shop and stops it; the run's shops start with copies, because seeding takes five times as long as
 * starting.
 * @param databaseUrl an empty database; by default the embedded one
 */
export async function fillData(databaseUrl: string | undefined): Promise<ShopData> {
  const filled: ShopData = { dataDir: await newFolder('e2e-filled'), databaseUrl };
  const [storefrontPort, apiPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  const api = await startApi({ ...filled, storefrontPort, apiPort, sandboxPort });
  await api.stop();
  // Passed to worker processes by the environment.
  process.env[FILLED] = JSON.stringify(filled);
  return filled;
}

/**
 * A copy of the seeded data for one shop, and a function to remove its folder; databases on a server are
 * removed with it.
 * @param name of folder and database, to identify leftovers
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
