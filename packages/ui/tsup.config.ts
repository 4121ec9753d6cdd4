import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2023',
  // Imported stylesheets are CSS modules; global ones are copied.
  loader: { '.css': 'local-css' },
  onSuccess: () =>
    cp('src/tokens', 'dist/tokens', { recursive: true, filter: (path) => !path.endsWith('.ts') }),
});
