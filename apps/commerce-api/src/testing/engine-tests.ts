import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const IMPORTED = /^(?:import|export)\s(?!type\b)(?:[^;']*?\sfrom\s)?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

/** The files of a folder that a module imports, and those that these import. */
function reach(file: string, known: Set<string>): Set<string> {
  if (known.has(file) || !existsSync(file)) return known;
  known.add(file);
  for (const [, fixed, lazy = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
    reach(join(dirname(file), fixed ?? lazy), known);
  return known;
}

/**
 * The test files whose results may depend on the database engine: those that reach the module which clones a database
 * of it. The engine comes to a test no other way.
 * @param root the folder of the service
 */
export function engineTests(root: string): readonly string[] {
  const cloning = join(root, 'src/testing/database.ts');
  return globSync('src/**/*.test.ts', { cwd: root })
    .map((file) => join(root, file))
    .filter((file) => reach(file, new Set()).has(cloning))
    .map((file) => relative(root, file))
    .toSorted();
}
