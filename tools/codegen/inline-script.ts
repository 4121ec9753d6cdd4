import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const SOURCE = /\.inline\.ts$/;

/** Every `*.inline.ts` below a folder: a script that stands in documents as text, and is written as TypeScript. */
export async function findInlineScripts(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => SOURCE.test(file) && !file.includes('node_modules'))
    .toSorted()
    .map((file) => join(folder, file));
}

/** Where the text of such a script is written. */
export const generatedFile = (source: string): string => source.replace(SOURCE, '.inline.gen.ts');

/** Compiles such a script, with what it imports, to a module that exports its text. */
export async function writeInlineScript(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    tsconfigRaw: {},
    logLevel: 'error',
  });
  const script = outputFiles.map(({ text }) => text.trim()).join('');
  // A browser ends the element there, wherever in the text it stands.
  if (/<\/script|<!--/i.test(script)) throw new Error(`${source}: the text would end its script element.`);
  const quoted = `'${script.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
  return `export const script =\n  ${quoted};\n`;
}
