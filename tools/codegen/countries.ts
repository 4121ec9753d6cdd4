import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const COUNTRY_FILE = /^[a-z]{2}\.ts$/;
const EXPORT = /^export const (\w+): Country =/m;

/** The country list, from files named by code; throws for a file that exports no country. */
export async function countriesFile(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => COUNTRY_FILE.test(name)).toSorted();
  const named = await Promise.all(
    files.map(async (file) => {
      const name = EXPORT.exec(await readFile(join(folder, file), 'utf8'))?.[1];
      if (name === undefined)
        throw new Error(`${join(folder, file)} has to contain \`export const <name>: Country = …\`.`);
      return { file, name };
    }),
  );
  return [
    '// Generated from the files beside it by `npm run codegen`. Do not edit.',
    ...named.map(({ file, name }) => `import { ${name} } from './${file}';`),
    `import type { Country } from './country.ts';`,
    '',
    '/** Every country that the shop knows, by its code. */',
    `export const countries: readonly Country[] = [${named.map(({ name }) => name).join(', ')}];`,
    '',
  ].join('\n');
}
