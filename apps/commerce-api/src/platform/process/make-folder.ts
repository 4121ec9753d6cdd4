import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates folders; Node's recursive option hangs where none can be created. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
