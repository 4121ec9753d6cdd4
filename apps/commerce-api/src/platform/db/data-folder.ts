import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { StartupProblem } from '../process/startup-problem.ts';

export const DATABASE_FOLDER = 'pg';

/** PostgreSQL version of PGlite. */
export const DATABASE_VERSION = '18';

/** Applied migrations, one per line. */
export const MIGRATIONS_FILE = 'migrations.txt';

/** Describes the folder and marks it as initialised. */
const MARKER = 'haberdash.txt';

const TEXT = `This folder is a shop: ${DATABASE_FOLDER}/ is its database with every cart and order, images/ are drawn pictures.
Copy all of it while the shop is stopped to keep it. Delete all of it to begin with an empty shop.
`;

/** Files that remain when the database is deleted. */
const TRACES = [MARKER, 'images'];

/** True for an initialised folder. */
export const wasShop = (dataDir: string): boolean => TRACES.some((name) => existsSync(join(dataDir, name)));

/** The error for an initialised folder without its database. */
export const lostDatabase = (dataDir: string): StartupProblem =>
  new StartupProblem(
    `The data folder ${dataDir} has been a shop before, but its database (${join(dataDir, DATABASE_FOLDER)}) is missing or empty; ` +
      'restore it from a copy, or delete the whole data folder to begin with an empty shop.',
  );

/** Rejects an initialised folder without its database, so that no empty shop replaces it. */
export function checkDataFolder(dataDir: string): void {
  const hasDatabase = existsSync(join(dataDir, DATABASE_FOLDER, 'PG_VERSION'));
  if (!hasDatabase && wasShop(dataDir)) throw lostDatabase(dataDir);
}

/** Marks a folder as initialised and records its migrations. */
export function markDataFolder(dataDir: string, migrations: readonly string[]): void {
  const file = join(dataDir, MARKER);
  if (!existsSync(file)) writeFileSync(file, TEXT);
  writeFileSync(join(dataDir, MIGRATIONS_FILE), migrations.map((name) => `${name}\n`).join(''));
}
