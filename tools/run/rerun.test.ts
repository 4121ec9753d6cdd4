import { describe, expect, it } from 'vitest';
import { rerunPlaywright, rerunProjects, rerunVitest } from './rerun.ts';

describe('the command that runs a failed test alone', () => {
  it('names the file and the last part of the name of a vitest test, once', () => {
    const output =
      ' \u001B[31mFAIL\u001B[39m  src/a.test.ts > adding > keeps the user’s total\nError\n FAIL  src/a.test.ts > adding > keeps the user’s total\n';
    expect(rerunVitest('packages/phone')(output)).toEqual([
      "npx vitest run --root packages/phone src/a.test.ts -t 'keeps the user’s total'",
    ]);
  });

  it('names a file that could not be loaded without a test', () => {
    expect(rerunVitest('tools')(' FAIL  run/a.test.ts\nSyntaxError')).toEqual([
      'npx vitest run --root tools run/a.test.ts',
    ]);
  });

  it('finds the folder of the project whose output it is', () => {
    const output = '> nx run @a/one:test\n ok\n> nx run @a/two:test\n FAIL  src/b.test.ts > is so\n';
    const folders = new Map([
      ['@a/one', 'packages/one'],
      ['@a/two', 'packages/two'],
    ]);
    expect(rerunProjects(folders)(output)).toEqual([
      "npx vitest run --root packages/two src/b.test.ts -t 'is so'",
    ]);
  });

  it('names file, line and project of a browser test', () => {
    const output = '  1) [phone] › tests/cart.spec.ts:6:3 › the bag › opens @phone ──\n    Error: x\n';
    expect(rerunPlaywright('E2E_DATABASE=embedded')(output)).toEqual([
      'E2E_DATABASE=embedded npm run e2e -w @haberdash/e2e -- tests/cart.spec.ts:6 --project phone',
    ]);
  });
});
