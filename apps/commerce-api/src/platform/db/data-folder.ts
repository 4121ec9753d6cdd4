import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { StartupProblem } from '../process/startup-problem.ts';

/** The folder of the embedded database inside a data folder. */
export const DATABASE_FOLDER = 'pg';

/** The version of PostgreSQL that the embedded database is. */
export const DATABASE_VERSION = '18';

/** The names of the migrations that the tables were made with, one a line. */
export const MIGRATIONS_FILE = 'migrations.txt';

/** Says what a folder is, to people and to the next start. */
const MARKER = 'haberdash.txt';

const TEXT = `This folder is a shop: ${DATABASE_FOLDER}/ is its database with every cart and order, images/ are drawn pictures.
Copy all of it while the shop is stopped to keep it. Delete all of it to begin with an empty shop.
`;

/** What a shop leaves beside its database. */
const TRACES = [MARKER, 'images'];

/** True for a folder that has been a shop before. */
export const wasShop = (dataDir: string): boolean => TRACES.some((name) => existsSync(join(dataDir, name)));

/** The error to fill a folder anew whose shop has lost its database. */
export const lostDatabase = (dataDir: string): StartupProblem =>
  new StartupProblem(
    `The data folder ${dataDir} has been a shop before, but its database (${join(dataDir, DATABASE_FOLDER)}) is missing or empty; ` +
      'restore it from a copy, or delete the whole data folder to begin with an empty shop.',
  );

/** Rejects a folder that has been a shop and has no database any more: nobody is to find an empty shop in its place. */
export function checkDataFolder(dataDir: string): void {
  const hasDatabase = existsSync(join(dataDir, DATABASE_FOLDER, 'PG_VERSION'));
  if (!hasDatabase && wasShop(dataDir)) throw lostDatabase(dataDir);
}

/** Marks a folder as a shop, once its tables are up to date, and records the migrations that they were made with. */
export function markDataFolder(dataDir: string, migrations: readonly string[]): void {
  const file = join(dataDir, MARKER);
  if (!existsSync(file)) writeFileSync(file, TEXT);
  writeFileSync(join(dataDir, MIGRATIONS_FILE), migrations.map((name) => `${name}\n`).join(''));
}
