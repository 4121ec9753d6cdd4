import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { engineTests } from './engine-tests.ts';

const root = join(import.meta.dirname, '../..');
const found = engineTests(root);

it('every test on a database of the run’s engine runs on both engines, directly or through a fixture', () => {
  expect(found).toContain('src/domains/orders/placement/placement.engine.test.ts');
  expect(found).toContain('src/testing/contracts/every-operation.test.ts');
  expect(found.length).toBeGreaterThan(30);
});

it('a test without such a database runs once', () => {
  expect(found).not.toContain('src/domains/catalogue/search/edit-distance.test.ts');
  expect(found).not.toContain('src/platform/db/data-folder.full.test.ts');
});

it.each([
  'src/testing/contracts/not-yet.full.test.ts',
  'src/domains/catalogue/search/judged/judged-queries.full.test.ts',
])('%s, whose result no engine can change, runs once', (file) => {
  expect(existsSync(join(root, file))).toBe(true);
  expect(found).not.toContain(file);
});
