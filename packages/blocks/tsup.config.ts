import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', 'model/index': 'src/model/index.ts' },
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2023',
  // All imported stylesheets are CSS modules.
  loader: { '.css': 'local-css' },
});
