import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const ENTRY = 'virtual:entry';
const TIMEOUT_MS = 60_000;

/** The minified and compressed bytes of an import of these names. */
async function compressedBytes(code: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) =>
          id === ENTRY ? id : id.startsWith('./') ? fileURLToPath(new URL(id, import.meta.url)) : null,
        load: (id) => (id === ENTRY ? code : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rollupOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  const text = outputs.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return gzipSync(text, { level: 9 }).length;
}

describe('an import costs no more than its budget', () => {
  it.each([
    ['the engine', "export { createUser, decideAll, decideFlag, parseConfig } from './index.ts'", 4_096],
    [
      'decisions that came with the page',
      "export { createConsentGate, fromSnapshot, variableOf } from './index.ts'",
      1_536,
    ],
    ['the sender with customer data', "export * from './events.ts'", 3_072],
    ['the configuration fetch with the parser', "export * from './config.ts'", 3_584],
    ['segments', "export * from './segments.ts'", 1_536],
  ])('%s', { timeout: TIMEOUT_MS }, async (_name, code, budget) => {
    const bytes = await compressedBytes(code);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
});
