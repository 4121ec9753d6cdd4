import { readFile } from 'node:fs/promises';
import { defineConfig, type Plugin } from 'vitest/config';

const README = 'virtual:readme';

/** The README's TypeScript blocks as one module. */
const readmeAsModule: Plugin = {
  name: 'readme',
  resolveId: (id) => (id === README ? `${import.meta.dirname}/src/readme.virtual.ts` : null),
  async load(id) {
    if (!id.endsWith('/readme.virtual.ts')) return null;
    const text = await readFile(`${import.meta.dirname}/README.md`, 'utf8');
    return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code).join('\n');
  },
};

export default defineConfig({
  plugins: [readmeAsModule],
  resolve: { conditions: ['@haberdash/source'] },
  ssr: { resolve: { conditions: ['@haberdash/source'] } },
  // Bundles and a thousand orders of events are slow on a busy machine.
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['../../tools/vitest/generated-files.ts'],
    setupFiles: ['../../tools/vitest/property-seed.ts'],
    passWithNoTests: false,
    // No test changes a module, so files share imports.
    isolate: false,
    testTimeout: 30_000,
  },
});
