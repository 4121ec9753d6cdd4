import { expect, it } from 'vitest';
import { readTables } from './rules.ts';

it('reads the tables that a benchmark writes as JSON in its last line', () => {
  expect(readTables('phone', 'warming up\n{"Bytes":[{"gzip":1}]}\n')).toEqual({ Bytes: [{ gzip: 1 }] });
});

it('reads a Markdown table under the name of the package', () => {
  const output = 'note\n| engine | a second |\n| --- | --- |\n| ours | 10 |\n| theirs | 2 |\n';
  expect(readTables('experiments', output)).toEqual({
    experiments: [
      { engine: 'ours', 'a second': '10' },
      { engine: 'theirs', 'a second': '2' },
    ],
  });
});

it('finds no rows where nothing was written', () => {
  expect(readTables('phone', '')).toEqual({ phone: [] });
});
