import { join } from 'node:path';
import { expressionsOf, prove } from '@haberdash/tools/expressions/expressions.ts';
import { describe, expect, it } from 'vitest';

/** A proof takes milliseconds, or seconds for large character classes. */
const TIMEOUT_MS = 120_000;

/** Code reachable without a ticket. */
const FOLDERS = ['server', 'app/shared/pipeline', 'app/features/sign-in', '../../packages/http-server/src'];

const found = FOLDERS.flatMap((folder) =>
  expressionsOf(join(import.meta.dirname, '..', folder)).map((each) => ({
    ...each,
    where: `${folder}/${each.where}`,
  })),
);

describe('no expression that reads what a stranger sends can be made to backtrack for long', () => {
  it('finds the expressions', () => expect(found.length).toBeGreaterThan(4));

  it.each(found)('$where', { timeout: TIMEOUT_MS }, (expression) => {
    expect(prove(expression)).toBe('linear');
  });
});
