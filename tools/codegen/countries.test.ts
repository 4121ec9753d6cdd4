import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { countriesFile } from './countries.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'countries-'));
  await writeFile(join(folder, 'country.ts'), 'export interface Country {}');
  await writeFile(join(folder, 'xs.ts'), 'export const syldavia: Country = {};');
  await writeFile(join(folder, 'xr.ts'), 'export const ruritania: Country = {};');
});
afterEach(() => rm(folder, { recursive: true }));

it('every file that is named by a code is in the list, in the order of the codes', async () => {
  const text = await countriesFile(folder);
  expect(text).toContain("import { ruritania } from './xr.ts';");
  expect(text).toContain('countries: readonly Country[] = [ruritania, syldavia];');
});

it('a file without a country is named', async () => {
  await writeFile(join(folder, 'xx.ts'), 'export const nowhere = {};');
  await expect(countriesFile(folder)).rejects.toThrow(/xx\.ts has to contain/);
});
