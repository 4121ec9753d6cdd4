import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@haberdash/source'] },
  ssr: { resolve: { conditions: ['@haberdash/source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../tools/vitest/property-seed.ts'],
    passWithNoTests: false,
    testTimeout: 30_000,
    // No test changes a module, so files share imports.
    isolate: false,
  },
});
