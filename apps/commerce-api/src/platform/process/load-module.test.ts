import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createFromModule } from './load-module.ts';
import { StartupProblem } from './startup-problem.ts';

let folder: string;
const load = (specifier: string) => createFromModule('PICTURE_SOURCE', specifier, 'createPictureSource');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'load-module-'));
  await writeFile(join(folder, 'good.mjs'), 'export const createPictureSource = () => 42;');
  await writeFile(join(folder, 'other.mjs'), 'export const somethingElse = 1;');
  await writeFile(join(folder, 'broken.mjs'), 'throw new TypeError("broken by itself");');
});
afterAll(() => rm(folder, { recursive: true }));

describe('a module that a setting names', () => {
  it('returns what its function creates', async () => {
    expect(await load(join(folder, 'good.mjs'))).toBe(42);
  });
  it('may be a package', async () => {
    expect(await load('@haberdash/demo-pictures')).toMatchObject({ isImmutable: true });
  });
  it('that exports no such function stops the start in one sentence', async () => {
    const path = join(folder, 'other.mjs');
    await expect(load(path)).rejects.toEqual(
      new StartupProblem(
        `The module ${path} that PICTURE_SOURCE names exports no function createPictureSource.`,
      ),
    );
  });
  it.each(['@haberdash/no-such-package', './no-such-file.ts'])(
    'that is missing (%s) stops the start in one sentence',
    async (specifier) => {
      await expect(load(specifier)).rejects.toEqual(
        new StartupProblem(`PICTURE_SOURCE names the module ${specifier}, which is not installed.`),
      );
    },
  );
  it('that throws is reported with its reason', async () => {
    await expect(load(join(folder, 'broken.mjs'))).rejects.toThrow('broken by itself');
  });
});
