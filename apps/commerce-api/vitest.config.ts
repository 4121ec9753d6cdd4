import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@haberdash/source'] },
  ssr: { resolve: { conditions: ['@haberdash/source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../tools/vitest/property-seed.ts'],
    passWithNoTests: false,
    globalSetup: ['src/testing/global-setup.ts'],
    hookTimeout: 60_000,
    testTimeout: 30_000,
    maxWorkers: 2,
  },
});
