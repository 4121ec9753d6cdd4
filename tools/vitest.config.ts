import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@haberdash/source'] },
  ssr: { resolve: { conditions: ['@haberdash/source'] } },
  test: {
    include: ['**/*.test.ts'],
    globalSetup: ['vitest/generated-files.ts'],
    passWithNoTests: false,
    testTimeout: 30_000,
  },
});
