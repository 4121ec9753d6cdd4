import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';

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

it.each([
  ['page types, paths, segments, origins, tags and dates', "export * from './index.ts'", 2_304],
  ['every event and the queue', "export * from './events.ts'", 4_864],
  ['the Google tag', "export * from './google-tag.ts'", 1_152],
  ['the collector', "export * from './collector.ts'", 1_024],
  ['the queue alone', "export { createEventQueue, createCauses } from './events.ts'", 1_024],
])(
  'an import of %s costs no more than its budget',
  async (_name, code, budget) => {
    const bytes = await compressedBytes(code);
    expect(bytes).toBeGreaterThan(300);
    expect(bytes).toBeLessThanOrEqual(budget);
  },
  TIMEOUT_MS,
);
