import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the process that holds the lock of a data folder, for the sentence that rejects another one. */
export const OWNER_FILE = 'lock.pid';

/** The process that has locked a data folder last, such as `process 42`. */
export function ownerOf(folder: string): string | undefined {
  try {
    return `process ${readFileSync(join(folder, OWNER_FILE), 'utf8').trim()}`;
  } catch {
    return undefined;
  }
}
