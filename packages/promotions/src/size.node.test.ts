import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** The minified and compressed bytes of this code. */
async function compressedBytes(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    logLevel: 'silent',
  });
  return gzipSync(outputFiles.map(({ text }) => text).join(''), { level: 9 }).length;
}

it.each([
  ['everything', "export * from './index.ts'", 1_536],
  ['approaching promotions', "export { approachingPromotions, promotionsFor } from './index.ts'", 896],
  ['the spend banner', "export { spendBanner } from './index.ts'", 384],
])('%s costs no more than its budget, in bytes of gzip', async (_name, code, budget) => {
  const bytes = await compressedBytes(code);
  expect(bytes).toBeGreaterThan(150);
  expect(bytes).toBeLessThanOrEqual(budget);
});
