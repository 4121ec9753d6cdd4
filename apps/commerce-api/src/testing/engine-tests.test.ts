import { join } from 'node:path';
import { expect, it } from 'vitest';

import { engineTests } from './engine-tests.ts';

const found = engineTests(join(import.meta.dirname, '../..'));

it('every test on a database of the run’s engine runs on both engines, directly or through a fixture', () => {
  expect(found).toContain('src/areas/placement/placement.test.ts');
  expect(found).toContain('src/testing/contracts/every-operation.test.ts');
  expect(found.length).toBeGreaterThan(30);
});

it('a test without such a database runs once', () => {
  expect(found).not.toContain('src/areas/search/edit-distance.test.ts');
  expect(found).not.toContain('src/platform/db/data-folder.test.ts');
});
