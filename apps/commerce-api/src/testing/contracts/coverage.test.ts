import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { readCaseFiles, type CaseFile } from './case-files.fixtures.ts';
import { describedOperations } from './contract-request.fixtures.ts';

const SOURCES = join(import.meta.dirname, '../..');

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

  it('cover every documented status of every operation', () => {
    const known = covered();
    // Tested for every operation by its example.
    const ofAll = new Set([400, 401, 422, 429, 500]);
    const missing = describedOperations.flatMap(({ operationId, operation }) =>
      operation.statuses
        .filter((status) => !ofAll.has(status) && known.get(operationId)?.has(status) !== true)
        .map((status) => `${operationId} ${status}`),
    );
    expect(missing).toEqual([]);
  });

  it('are of documented operations and statuses', () => {
    const documented = new Map(
      describedOperations.map(({ operationId, operation }) => [operationId, operation]),
    );
    const strange = [...covered()].flatMap(([operationId, statuses]) =>
      [...statuses]
        .filter((status) => !documented.get(operationId)?.statuses.includes(status))
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
