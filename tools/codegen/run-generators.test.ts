import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Generator, Made } from './generator.ts';
import { runGenerators } from './run-generators.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generators-'));
  mkdirSync(join(root, 'made'));
  write('source.txt', 'one');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

function copier(more: Omit<Made, 'files'> = {}) {
  const make = vi.fn<Generator['make']>(async () => ({
    files: new Map([['made/copy.gen.ts', read('source.txt')]]),
    ...more,
  }));
  return { name: 'copy', inputs: ['source.txt'], make };
}
const run = (generator: Generator, isCheck = false) =>
  runGenerators({ root, generators: [generator], ownedFolders: ['made'], isCheck });

it('a file is made once and left alone while nothing changes', async () => {
  const copy = copier();
  expect(await run(copy)).toEqual({ changed: ['made/copy.gen.ts'], errors: [] });
  expect(await run(copy)).toEqual({ changed: [], errors: [] });
  expect(copy.make).toHaveBeenCalledTimes(1);
  expect(read('made/copy.gen.ts')).toBe('one');
});

it.each([
  ['its source is edited', () => write('source.txt', 'two'), 'two'],
  ['it is edited itself', () => write('made/copy.gen.ts', 'by hand'), 'one'],
  ['it is missing', () => rmSync(join(root, 'made/copy.gen.ts')), 'one'],
  [
    'the record of the last run is broken',
    () => write('node_modules/.cache/haberdash/generated.json', '{'),
    'one',
  ],
])('a file is made again when %s', async (_, change, text) => {
  const copy = copier();
  await run(copy);
  change();
  await run(copy);
  expect(copy.make).toHaveBeenCalledTimes(2);
  expect(read('made/copy.gen.ts')).toBe(text);
});

it('a file is made again when something that it was found to depend on changes', async () => {
  write('imported.txt', 'one');
  const copy = copier({ dependencies: ['imported.txt'] });
  await run(copy);
  write('imported.txt', 'two');
  await run(copy);
  expect(copy.make).toHaveBeenCalledTimes(2);
});

it('a generated file without a source is removed from a folder of generated files', async () => {
  write('made/old.gen.ts', '');
  await run(copier());
  expect(existsSync(join(root, 'made/old.gen.ts'))).toBe(false);
});

it('a check writes nothing and names the files that differ, each time', async () => {
  const copy = copier();
  expect((await run(copy, true)).changed).toEqual(['made/copy.gen.ts']);
  expect((await run(copy, true)).changed).toEqual(['made/copy.gen.ts']);
  expect(existsSync(join(root, 'made/copy.gen.ts'))).toBe(false);
  await run(copy);
  expect((await run(copy, true)).changed).toEqual([]);
});

it('errors of a source are reported until they are gone', async () => {
  const copy = copier({ errors: ['source.txt:1 is wrong'] });
  expect((await run(copy)).errors).toEqual(['source.txt:1 is wrong']);
  expect((await run(copy)).errors).toEqual(['source.txt:1 is wrong']);
});
