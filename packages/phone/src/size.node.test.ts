import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

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

describe('an import costs no more than its budget, in bytes of gzip', () => {
  it.each([
    ['everything', "export * from './index.ts'", 2_560],
    ['grouping while typing', "export { masksFor, maskWhileTyping } from './index.ts'", 1_792],
  ])('%s', async (_name, code, budget) => {
    const bytes = await compressedBytes(code);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(budget);
  });

  it('is at least ten times less than libphonenumber-js with its smallest metadata', async () => {
    const ours = await compressedBytes("export { maskWhileTyping, parsePhone } from './index.ts'");
    const theirs = await compressedBytes(
      "export { AsYouType, parsePhoneNumber } from 'libphonenumber-js/min'",
    );
    expect(theirs / ours).toBeGreaterThanOrEqual(10);
  });
});
