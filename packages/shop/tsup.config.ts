import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/load.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2023',
});
