import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { makeFolder } from '../process/make-folder.ts';
import { StartupProblem } from '../process/startup-problem.ts';
import { takeFolderName } from './folder-name-lock.ts';
import { OWNER_FILE, ownerOf } from './folder-owner.ts';

export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/** Keeps handles from garbage collection, which would release the lock. */
const heldHandles = new Set<DatabaseSync>();

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

function inUse(folder: string, cause?: unknown): StartupProblem {
  const owner = ownerOf(folder);
  const named = owner === undefined ? '' : ` (${owner})`;
  return new StartupProblem(
    `The data folder ${folder} is in use by another process${named}; stop it or set DATA_DIR.`,
    { cause },
  );
}

const unwritable = (folder: string, cause: unknown): StartupProblem =>
  new StartupProblem(
    `The data folder ${folder} cannot be written; allow it or set DATA_DIR to another one.`,
    { cause },
  );

/** The file lock also works between containers. */
function lockFile(folder: string): DatabaseSync {
  let handle: DatabaseSync | undefined;
  try {
    handle = new DatabaseSync(join(folder, 'lock'));
    handle.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    writeFileSync(join(folder, OWNER_FILE), `${process.pid}\n`);
    return handle;
  } catch (error) {
    handle?.close();
    throw isBusy(error) ? inUse(folder, error) : unwritable(folder, error);
  }
}

/**
 * Locks a data folder by file and by name; the OS releases both when the process ends. SQLite is only the portable
 * file lock.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new StartupProblem(
      `The data folder ${folder} cannot be created; set DATA_DIR to a folder that you may write.`,
      { cause: error },
    );
  }
  const releaseLock = await takeFolderName(folder);
  if (releaseLock === undefined) throw inUse(folder);
  try {
    const held = lockFile(folder);
    heldHandles.add(held);
    return {
      release: () => {
        heldHandles.delete(held);
        held.close();
        releaseLock();
      },
    };
  } catch (error) {
    releaseLock();
    throw error;
  }
}
