import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findInlineScripts, generatedFile, writeInlineScript } from './inline-script.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inline-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function compile(code: string): Promise<string> {
  const source = join(folder, 'a.inline.ts');
  await writeFile(source, code);
  return writeInlineScript(source);
}
/** The text that the generated module exports. */
const textOf = async (module: string): Promise<unknown> => {
  const file = join(folder, 'a.inline.gen.mjs');
  await writeFile(file, module);
  const { script }: { script: unknown } = await import(file);
  return script;
};

it('a script is found and becomes text that runs by itself, without its types and with its imports', async () => {
  await writeFile(join(folder, 'b.ts'), 'export const NAME: string = "it\'s \\\\ here";');
  const module = await compile(
    "import { NAME } from './b.ts';\n(globalThis as { told?: string }).told = NAME;",
  );
  const [source = ''] = await findInlineScripts(folder);
  expect(generatedFile(source)).toBe(join(folder, 'a.inline.gen.ts'));
  const text = await textOf(module);
  const page: { told?: string } = {};
  // oxlint-disable-next-line no-implied-eval, no-new-func -- a browser runs it the same way
  new Function('globalThis', String(text))(page);
  expect(page.told).toBe("it's \\ here");
  expect(text).not.toContain('\n');
});

it('a text that would end its element is refused', async () => {
  await expect(compile("document.title = '<!--';")).rejects.toThrow('would end its script element');
});
