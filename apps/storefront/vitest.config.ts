import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { pageStylesheets } from './tools/page-stylesheets.ts';

export default defineConfig({
  plugins: [react(), pageStylesheets()],
  resolve: { conditions: ['@haberdash/source'] },
  ssr: { resolve: { conditions: ['@haberdash/source'] } },
  test: {
    environment: 'node',
    env: { LOG_REQUESTS: 'false' },
    include: ['{app,server,tools}/**/*.test.{ts,tsx}'],
    globalSetup: ['../../tools/vitest/generated-files.ts'],
    setupFiles: ['../../tools/vitest/fresh-modules.ts'],
    isolate: false,
    testTimeout: 30_000,
  },
});
