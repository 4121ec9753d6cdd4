import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DATABASE_FOLDER, DATABASE_VERSION, MIGRATIONS_FILE } from './data-folder.ts';
import { ownerOf } from './folder-owner.ts';
import { takeFolderName } from './folder-name-lock.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../drizzle');

/** The state of a data folder, and what this version writes. */
export interface InspectedFolder {
  /** The owning process. */
  readonly usedBy: string | undefined;
  /** Major version of its database; undefined in a new folder. */
  readonly databaseVersion: string | undefined;
  /** Applied migrations; undefined if not recorded. */
  readonly migrations: readonly string[] | undefined;
  readonly here: { readonly databaseVersion: string; readonly migrations: readonly string[] };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

async function findUser(dataDir: string): Promise<string | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const release = await takeFolderName(dataDir);
  if (release === undefined) return ownerOf(dataDir) ?? 'unknown';
  release();
  return undefined;
}

/** Inspects a data folder without opening its database. */
export async function inspectFolder(dataDir: string): Promise<InspectedFolder> {
  return {
    usedBy: await findUser(dataDir),
    databaseVersion: readIfThere(join(dataDir, DATABASE_FOLDER, 'PG_VERSION')),
    migrations: readIfThere(join(dataDir, MIGRATIONS_FILE))?.split('\n'),
    here: {
      databaseVersion: DATABASE_VERSION,
      migrations: readdirSync(MIGRATIONS)
        .filter((name) => name.endsWith('.sql'))
        .toSorted(),
    },
  };
}
