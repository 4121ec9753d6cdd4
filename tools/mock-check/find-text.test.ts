import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findText } from './find-text.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'find-text-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<p>');
  await writeFile(join(folder, 'assets/a.js'), 'const id="the-marker";');
  await writeFile(
    join(folder, 'assets/b.bin'),
    Buffer.concat([Buffer.of(0, 255), Buffer.from('the-marker')]),
  );
});
afterAll(() => rm(folder, { recursive: true }));

it('finds a text in files of every kind and depth', async () => {
  const { files, found } = await findText(folder, 'the-marker');
  expect([files, found.toSorted()]).toEqual([3, [join(folder, 'assets/a.js'), join(folder, 'assets/b.bin')]]);
});

it('does not take a folder that is missing for one without the text', async () => {
  await expect(findText(join(folder, 'nowhere'), 'the-marker')).rejects.toThrow('ENOENT');
});
