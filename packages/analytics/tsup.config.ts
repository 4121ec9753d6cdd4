import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/events.ts', 'src/google-tag.ts', 'src/collector.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2023',
});
