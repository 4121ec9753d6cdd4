import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Tests that fill a database for what no engine can change: the fields that handlers read, the order of results. */
const ONCE: ReadonlySet<string> = new Set([
  'src/testing/contracts/not-yet.full.test.ts',
  'src/domains/catalogue/search/judged/judged-queries.full.test.ts',
]);

const IMPORTED = /(?:from |import |import\()'(\.[^']+)'/;

/** The modules beside a file that it needs when it runs, so not what it imports the types of only. */
const importsOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(';')
    .filter((statement) => !statement.trimStart().startsWith('import type '))
    .flatMap((statement) => IMPORTED.exec(statement)?.[1] ?? [])
    .map((path) => join(dirname(file), path));

/** A file of the service, what it imports, and what these import. */
function reach(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file)) return known;
  known.add(file);
  for (const imported of importsOf(file)) reach(imported, known);
  return known;
}

/**
 * The test files whose results may depend on the database engine: those that reach the module which clones a database
 * of it, but for those that run once all the same. The engine comes to a test no other way.
 * @param root the folder of the service
 */
export function engineTests(root: string): readonly string[] {
  const cloning = join(root, 'src/testing/database.ts');
  return globSync('src/**/*.test.ts', { cwd: root })
    .filter((file) => !ONCE.has(file))
    .map((file) => join(root, file))
    .filter((file) => reach(file).has(cloning))
    .map((file) => relative(root, file))
    .toSorted();
}
