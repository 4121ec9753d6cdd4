// npm runs this as the script `dependencies` after it has changed node_modules. JavaScript, because the Node of the
// machine may be one that reads no types.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../../package-lock.json');

/**
 * Removes the `engines` of installed packages from a lock file: they run on the Node that is itself a dependency, so
 * what they need does not depend on the Node that runs npm.
 * @param {string} text the lock file
 * @returns {string} the same lock file without them
 */
export function withoutEngines(text) {
  const lock = JSON.parse(text);
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path.includes('node_modules/')) delete entry.engines;
  }
  return `${JSON.stringify(lock, undefined, 2)}\n`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const text = readFileSync(LOCK, 'utf8');
  const quiet = withoutEngines(text);
  if (quiet !== text) writeFileSync(LOCK, quiet);
}
