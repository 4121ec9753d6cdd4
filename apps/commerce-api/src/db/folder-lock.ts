import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { StartupProblem } from '../startup-problem.ts';

/** A held lock on a data folder. */
export interface FolderLock {
  release(): void;
}

const SQLITE_BUSY = 5;

/** A lock whose handle nobody remembers would be let go of by the garbage collector. */
const heldHandles = new Set<DatabaseSync>();

/** Makes a folder and what is above it; Node's own recursive way never returns where nothing can be made. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
};

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

const ownerOf = (file: string): string => {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`;
  } catch {
    return '';
  }
};

/**
 * Locks a data folder for this process. The lock belongs to the operating system, which lets go of it when
 * the process ends in whatever way: a killed process blocks nobody, and a process id used again means
 * nothing. SQLite is only the portable way to take such a lock; no data is kept in its file.
 */
export function lockFolder(folder: string): FolderLock {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new StartupProblem(
      `The data folder ${folder} cannot be created; set DATA_DIR to a folder that you may write.`,
      { cause: error },
    );
  }
  const ownerFile = join(folder, 'lock.pid');
  let handle: DatabaseSync | undefined;
  try {
    handle = new DatabaseSync(join(folder, 'lock'));
    handle.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    writeFileSync(ownerFile, `${process.pid}\n`);
  } catch (error) {
    handle?.close();
    if (isBusy(error)) {
      throw new StartupProblem(
        `The data folder ${folder} is in use by another process${ownerOf(ownerFile)}; stop it or set DATA_DIR.`,
        { cause: error },
      );
    }
    throw new StartupProblem(
      `The data folder ${folder} cannot be written; allow it or set DATA_DIR to another one.`,
      { cause: error },
    );
  }
  const held = handle;
  heldHandles.add(held);
  return {
    release: () => {
      heldHandles.delete(held);
      held.close();
    },
  };
}
