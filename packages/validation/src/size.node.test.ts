import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** The minified and compressed bytes of an import of these names. */
async function compressedBytes(contents: string, external: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    conditions: ['@haberdash/source'],
    external: [...external],
    logLevel: 'silent',
  });
  return gzipSync(outputFiles.map(({ text }) => text).join(''), { level: 9 }).length;
}

const PEERS = ['valibot', '@haberdash/phone'];

describe('an import costs no more than its budget, in bytes of gzip', () => {
  it.each([
    ['everything, without its two dependencies', "export * from './index.ts'", PEERS, 7_680],
    ['the sign-in form with valibot', "export { signInSchema, validate } from './index.ts'", [], 2_432],
    [
      'the full sign-up with valibot and phone',
      "export { signUpSchema, signUpOptions, validate } from './index.ts'",
      [],
      7_936,
    ],
    ['the password checklist alone', "export { passwordChecklist } from './index.ts'", [], 384],
  ])('%s', async (_name, code, external, budget) => {
    const bytes = await compressedBytes(code, external);
    expect(bytes).toBeGreaterThan(200);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
});
