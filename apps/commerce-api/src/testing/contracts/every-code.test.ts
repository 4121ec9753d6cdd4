import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

import { readCaseFiles } from './case-files.fixtures.ts';
import { describedOperations } from './contract-request.fixtures.ts';

const SOURCES = join(import.meta.dirname, '../..');

/** Platform codes that `every-operation.test.ts` checks. */
const OF_ALL: ReadonlySet<string> = new Set(['API400', 'API422', 'API429', 'AUT401', 'GEN500']);

/** Documented codes with their first operation. */
const documented = new Map(
  describedOperations
    .flatMap(({ operationId, operation }) =>
      Object.values(operation.errorCodes)
        .flat()
        .map((code): [string, string] => [code, operationId]),
    )
    .toReversed(),
);

const textsOf = (pattern: string, isMeant: (file: string) => boolean): string =>
  globSync(pattern, { cwd: SOURCES })
    .filter(isMeant)
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n');

/** Tests that check codes. */
const tests = textsOf('domains/**/*.{test,contract-cases}.ts', () => true);
/** Sources without texts. */
const sources = textsOf(
  '{domains,providers,platform}/**/*.ts',
  (file) => !/(?:test|contract-cases|fixtures|messages|catalogue)\.ts$/.test(file),
);

const named = (text: string) => (code: string) => text.includes(`'${code}'`);
const without = (isThere: (code: string) => boolean): string[] =>
  [...documented]
    .filter(([code]) => !OF_ALL.has(code) && !isThere(code))
    .map(([code, operationId]) => `${code} of ${operationId}`);

/** A case of a status with one code proves it. */
const ofCases = new Set<string>();
beforeAll(async () => {
  const cases = (await readCaseFiles()).flatMap((file) => Object.entries(file.cases));
  for (const [operationId, byStatus] of cases) {
    const described = describedOperations.find((each) => each.operationId === operationId);
    for (const status of Object.keys(byStatus)) {
      const [code, ...others] = described?.operation.errorCodes[status] ?? [];
      if (code !== undefined && others.length === 0) ofCases.add(code);
    }
  }
});

it('every documented code is raised somewhere', () => {
  expect(documented.size).toBeGreaterThan(80);
  expect(without(named(sources))).toEqual([]);
});

it('every code that a contract documents is reached by a request of a test', () => {
  expect(without((code) => ofCases.has(code) || named(tests)(code))).toEqual([]);
});
