import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

import { describedOperations } from './contract-request.fixtures.ts';
import { unanswered } from '../../platform/contracts/unanswered.ts';

const SOURCES = join(import.meta.dirname, '../..');
const waiting = new Set<string>(unanswered);

/**
 * The cases of one area: a file `<area>.contract-cases.ts` whose `cases` are keyed by operation id and status, and
 * that a contract test of the area runs against the service. Refusals with 400, 401, 422, 429 and 500 need no case of their own.
 */
interface CaseFile {
  readonly file: string;
  readonly cases: Readonly<Record<string, Readonly<Record<number, unknown>>>>;
}

async function readCaseFiles(): Promise<CaseFile[]> {
  const files = globSync('**/*.contract-cases.ts', { cwd: SOURCES }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(SOURCES, file)).href)) as Pick<CaseFile, 'cases'>;
      return { file, cases: module.cases };
    }),
  );
}

describe('the cases of the contracts', () => {
  let files: CaseFile[];
  beforeAll(async () => void (files = await readCaseFiles()));

  const covered = (): Map<string, Set<number>> => {
    const found = new Map<string, Set<number>>();
    for (const { cases } of files) {
      for (const [operationId, byStatus] of Object.entries(cases)) {
        const statuses = found.get(operationId) ?? new Set();
        for (const status of Object.keys(byStatus)) statuses.add(Number(status));
        found.set(operationId, statuses);
      }
    }
    return found;
  };

  it('cover every documented status of every operation that the service answers', () => {
    const known = covered();
    // Asked of every operation in the same way, with the examples of its contract.
    const ofAll = new Set([400, 401, 422, 429, 500]);
    const missing = describedOperations
      .filter(({ operationId }) => !waiting.has(operationId))
      .flatMap(({ operationId, operation }) =>
        operation.statuses
          .filter((status) => !ofAll.has(status) && known.get(operationId)?.has(status) !== true)
          .map((status) => `${operationId} ${status}`),
      );
    expect(missing).toEqual([]);
  });

  it('are of operations and statuses that stand in a contract, and of none that is unanswered', () => {
    const documented = new Map(
      describedOperations.map(({ operationId, operation }) => [operationId, operation]),
    );
    const strange = [...covered()].flatMap(([operationId, statuses]) =>
      [...statuses]
        .filter(
          (status) => waiting.has(operationId) || !documented.get(operationId)?.statuses.includes(status),
        )
        .map((status) => `${operationId} ${status}`),
    );
    expect(strange).toEqual([]);
  });

  it('are each run by a test', () => {
    const tests = globSync('**/*.test.ts', { cwd: SOURCES })
      .filter((file) => file !== 'contracts/coverage.test.ts')
      .map((file) => readFileSync(join(SOURCES, file), 'utf8'));
    const idle = files.filter(({ file }) => !tests.some((text) => text.includes(`/${basename(file)}'`)));
    expect(idle.map(({ file }) => file)).toEqual([]);
  });
});
