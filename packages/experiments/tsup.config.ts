import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/config.ts', 'src/events.ts', 'src/segments.ts', 'src/simulation.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2023',
});
