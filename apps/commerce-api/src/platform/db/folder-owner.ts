import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process id of the owner, for the error message. */
export const OWNER_FILE = 'lock.pid';

/** The last owner, such as `process 42`. */
export function ownerOf(folder: string): string | undefined {
  try {
    return `process ${readFileSync(join(folder, OWNER_FILE), 'utf8').trim()}`;
  } catch {
    return undefined;
  }
}
