import { describe, expect, it } from 'vitest';
import { countLint, countPlaywright, countProjects, countVitest } from './counts.ts';

describe('counting what ran', () => {
  it('adds up passed and failed tests of several vitest runs', () => {
    const output = '  Tests  3 passed (3)\n\u001B[2m      Tests \u001B[22m 1 failed | 4 passed (5)\n';
    expect(countVitest(output)).toEqual({ passed: 7, failed: 1 });
  });

  it('does not count test files as tests', () => {
    expect(countVitest(' Test Files  2 passed (2)\n      Tests  5 passed (5)')).toEqual({
      passed: 5,
      failed: 0,
    });
  });

  it('counts a linter without findings, and fails with a skipped rule or without output', () => {
    const found = (errors: number) => `Found 0 warnings and ${errors} errors.\nFinished in 2s on 9 files.`;
    expect(countLint(found(0))).toEqual({ passed: 1, failed: 0 });
    expect(countLint(found(2))).toEqual({ passed: 0, failed: 1 });
    expect(countLint('')).toEqual({ passed: 0, failed: 1 });
    const skipped = 'warning No cached ProjectGraph is available. The rule will be skipped.\n';
    expect(countLint(skipped + found(0))).toMatchObject({ problem: 'skipped a rule' });
  });

  it('names a project that ran nothing', () => {
    const output = '> nx run a:test\n Tests  2 passed (2)\n> nx run b:test\nno files';
    expect(countProjects(['a', 'b'])(output)).toEqual({ passed: 2, failed: 0, problem: 'ran no test: b' });
  });

  it('names how many end-to-end tests passed at their second try', () => {
    expect(countPlaywright('  1 flaky\n  6 passed (5.0s)\n')).toEqual({
      passed: 7,
      failed: 0,
      remark: '1 at the second try only',
    });
  });

  it('fails an end-to-end run in which more than three tests needed a second try', () => {
    expect(countPlaywright('  4 flaky\n  6 passed (5.0s)\n')).toMatchObject({ passed: 6, failed: 4 });
  });

  it('rejects an end-to-end run without tests', () => {
    expect(countPlaywright('Error: No tests found')).toMatchObject({ problem: 'ran no test' });
  });
});
