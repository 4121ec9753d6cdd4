import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findInlineScripts } from './find-inline-scripts.ts';
import { inlineScriptFile } from './inline-script.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inline-'));
  await mkdir(join(root, 'app'));
});
afterEach(() => rm(root, { recursive: true }));

async function compile(code: string) {
  await writeFile(join(root, 'app/a.inline.ts'), code);
  const [source = ''] = findInlineScripts(root, ['app']);
  return inlineScriptFile(root, source);
}
const textOf = async (module: string): Promise<unknown> => {
  const file = join(root, 'a.inline.gen.mjs');
  await writeFile(file, module);
  const { script }: { script: unknown } = await import(file);
  return script;
};

it('a script is found and becomes text that runs by itself, without its types and with its imports', async () => {
  await writeFile(join(root, 'app/b.ts'), 'export const NAME: string = "it\'s \\\\ here";');
  const { files, dependencies } = await compile(
    "import { NAME } from './b.ts';\n(globalThis as { found?: string }).found = NAME;",
  );
  expect(dependencies?.toSorted()).toEqual(['app/a.inline.ts', 'app/b.ts']);
  const text = await textOf(files.get('app/a.inline.gen.ts') ?? '');
  const page: { found?: string } = {};
  // oxlint-disable-next-line no-implied-eval, no-new-func -- a browser runs it the same way
  new Function('globalThis', String(text))(page);
  expect(page.found).toBe("it's \\ here");
  expect(text).not.toContain('\n');
});

it('a text that would end its element is rejected', async () => {
  await expect(compile("document.title = '<!--';")).rejects.toThrow('would end its script element');
});
