import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from './budgets.ts';

const PAGE = join(import.meta.dirname, '../../../../../docs/limits.md');

it('has every limit on its page, by the name that LIMITS takes, and no other', () => {
  const table = readFileSync(PAGE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const documented = table.flatMap((line) =>
    [...line.matchAll(/`([a-z-]+-(?:address|shopper|object))`/g)].map(([, name]) => name),
  );
  const names = [...Object.keys(DEFAULT_LIMITS.budgets), ...Object.keys(DEFAULT_LIMITS.holds)];
  expect(new Set(documented)).toEqual(new Set<string>(names));
});
