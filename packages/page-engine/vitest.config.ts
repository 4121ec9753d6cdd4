import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@haberdash/source'] },
  ssr: { resolve: { conditions: ['@haberdash/source'] } },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    globalSetup: ['../../tools/vitest/generated-files.ts'],
    setupFiles: ['../../tools/vitest/fresh-modules.ts'],
    isolate: false,
    passWithNoTests: false,
    testTimeout: 30_000,
  },
});
