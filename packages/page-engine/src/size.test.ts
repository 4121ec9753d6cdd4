import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { script } from './hydration/loader.inline.gen.ts';

/** The compressed and minified bytes of these exports, without React and the router. */
async function compressedBytes(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-router'],
    logLevel: 'silent',
  });
  return gzipSync(outputFiles.map(({ text }) => text).join(''), { level: 9 }).length;
}

it('the loader in every document weighs at most one kilobyte', () => {
  expect(gzipSync(script).length).toBeLessThanOrEqual(1_000);
});

it.each([
  ['all that a page may use', "export * from './index.ts'", 2_200],
  ['hydration', "export * from './entries/client.ts'", 400],
  ['static markup alone', "export { StaticMarkup } from './index.ts'", 600],
])('%s stays within its budget of bytes', async (_what, code, budget) => {
  const bytes = await compressedBytes(code);
  expect(bytes).toBeGreaterThan(100);
  expect(bytes).toBeLessThanOrEqual(budget);
});
