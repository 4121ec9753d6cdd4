import { expect, it } from 'vitest';
import { mutationScore } from './mutation-score.ts';

const report = (...statuses: string[]) => ({
  files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } },
});

it('counts killed and timed out mutants against those that live or were never run', () => {
  const { files } = report('Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored');
  expect(mutationScore({ files })).toEqual({ killed: 2, alive: 2, score: 50 });
});

it('adds up the files of a package with two decimals', () => {
  const files = { ...report('Killed', 'Killed').files, 'b.ts': { mutants: [{ status: 'Survived' }] } };
  expect(mutationScore({ files })).toEqual({ killed: 2, alive: 1, score: 66.67 });
});

it('is full where there is nothing to mutate', () => {
  expect(mutationScore({ files: {} }).score).toBe(100);
});
