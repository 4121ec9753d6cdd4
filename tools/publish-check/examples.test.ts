import { expect, it } from 'vitest';
import { missingFiles } from './examples.ts';

const packed = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json', 'src/cases/format.json'].map(
  (path) => ({
    path,
  }),
);

it('a tarball has its licence, and every file of the package that its README names', () => {
  expect(missingFiles(packed, 'The tables in `src/cases/*.json` can be run anywhere.')).toEqual([]);
  expect(missingFiles(packed.slice(1), 'See `src/cases/differences.json`.')).toEqual([
    'LICENSE',
    'src/cases/differences.json',
  ]);
});
