import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@haberdash/source'] },
  ssr: { resolve: { conditions: ['@haberdash/source'] } },
  test: {
    environment: 'happy-dom',
    // The token tests read stylesheets as text; vitest empties those not included.
    css: { include: [/\?raw$/] },
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    passWithNoTests: false,
    testTimeout: 30_000,
    // No test leaves a module or a global changed, so files share imports, which take most of their time.
    isolate: false,
  },
});
