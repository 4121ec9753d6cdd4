import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    client: 'src/entries/client.ts',
    document: 'src/entries/document.ts',
    server: 'src/entries/server.ts',
  },
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2023',
});
