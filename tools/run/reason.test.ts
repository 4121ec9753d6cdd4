import { describe, expect, it } from 'vitest';
import { reasonOf } from './reason.ts';

describe('why a step failed', () => {
  it('is the failed tests of a vitest run, anywhere in its output', () => {
    const failures = '⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\n FAIL  a.test.ts > adds\nAssertionError: expected 3';
    expect(reasonOf(` ✓ a\n\u001B[31m${failures}\u001B[39m\n`)).toBe(failures);
  });

  it('is the last output of other commands', () => {
    const reason = reasonOf(`${'passed\n'.repeat(2_000)}error TS2322: no`);
    expect(reason.endsWith('error TS2322: no')).toBe(true);
    expect(reason.length).toBeLessThan(5_000);
  });
});
