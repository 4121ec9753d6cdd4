import { defineConfig } from 'vitest/config';
import { engineTests } from './src/testing/engine-tests.ts';

export default defineConfig({
  resolve: { conditions: ['@haberdash/source'] },
  ssr: { resolve: { conditions: ['@haberdash/source'] } },
  test: {
    // What no engine can change is tested once, in the run on the embedded one.
    include:
      process.env['TEST_DATABASE'] === 'postgres'
        ? [...engineTests(import.meta.dirname)]
        : ['src/**/*.test.ts'],
    setupFiles: ['../../tools/vitest/property-seed.ts'],
    passWithNoTests: false,
    // No module of the service has state that a test changes: files share what they import, a third of their time.
    isolate: false,
    globalSetup: ['../../tools/vitest/generated-files.ts', 'src/testing/global-setup.ts'],
    hookTimeout: 60_000,
    testTimeout: 30_000,
    maxWorkers: 2,
  },
});
