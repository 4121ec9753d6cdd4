import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** The minified bundle of these lines. */
async function bundle(lines: string): Promise<string> {
  const result = await build({
    stdin: { contents: lines, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@haberdash/source'],
  });
  return result.outputFiles[0]?.text ?? '';
}

const bytesOf = (code: string): number => gzipSync(code, { level: 9 }).length;

it.each([
  ['the products client', "export { createProductsClient } from './products/index.ts'", 6_144],
  ['the cart client', "export { createCartClient } from './cart/index.ts'", 6_144],
  [
    'three clients with errors and the session of a guest',
    `export { createProductsClient } from './products/index.ts';
     export { createCartClient } from './cart/index.ts';
     export { createTokenClient } from './token/index.ts';
     export { ApiError, createSession, tokenRequest } from './index.ts'`,
    7_168,
  ],
  ['signing in and out', "export { createSession, createSignIn, tokenRequest } from './index.ts'", 2_560],
])('%s costs no more than its budget', async (_name, lines, budget) => {
  const bytes = bytesOf(await bundle(lines));
  expect(bytes).toBeGreaterThan(budget / 3);
  expect(bytes).toBeLessThanOrEqual(budget);
});

it('leaves the catalogue out of a bundle that does not import it', async () => {
  const client = "export { createCartClient } from './cart/index.ts'; export { ApiError } from './index.ts'";
  expect(await bundle(client)).not.toContain('CART_NOT_FOUND');
  const asking = `${client}; export { findCatalogueEntry } from './index.ts'`;
  expect(await bundle(asking)).toContain('CART_NOT_FOUND');
});
