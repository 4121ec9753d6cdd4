import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { pageStylesheets } from './tools/page-stylesheets.ts';
import { partTests } from './tools/test-isolation.ts';

// Whatever shares its modules imports them once: most of the time of a small test goes into its imports.
const { shared, isolated } = partTests(import.meta.dirname, ['app', 'server', 'tools']);

export default defineConfig({
  plugins: [react(), pageStylesheets()],
  resolve: { conditions: ['@haberdash/source'] },
  ssr: { resolve: { conditions: ['@haberdash/source'] } },
  test: {
    environment: 'node',
    env: { LOG_REQUESTS: 'false' },
    projects: [
      { extends: true, test: { name: 'shared', include: shared, isolate: false } },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
});
