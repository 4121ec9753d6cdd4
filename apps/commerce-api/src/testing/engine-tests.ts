import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Tests that do not depend on the engine, though they use a database. */
const ONCE: ReadonlySet<string> = new Set([
  'src/testing/contracts/not-yet.full.test.ts',
  'src/domains/catalogue/search/judged/judged-queries.full.test.ts',
]);

const IMPORTED = /(?:from |import |import\()'(\.[^']+)'/;

/** Relative imports without type imports. */
const importsOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(';')
    .filter((statement) => !statement.trimStart().startsWith('import type '))
    .flatMap((statement) => IMPORTED.exec(statement)?.[1] ?? [])
    .map((path) => join(dirname(file), path));

/** A file with its transitive imports. */
function reach(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !existsSync(file)) return known;
  known.add(file);
  for (const imported of importsOf(file)) reach(imported, known);
  return known;
}

/** Test files that depend on the engine: those that reach the database clone, without exceptions. */
export function engineTests(root: string): readonly string[] {
  const cloning = join(root, 'src/testing/database.ts');
  return globSync('src/**/*.test.ts', { cwd: root })
    .filter((file) => !ONCE.has(file))
    .map((file) => join(root, file))
    .filter((file) => reach(file).has(cloning))
    .map((file) => relative(root, file))
    .toSorted();
}
