import { defineConfig } from 'tsup';

const services = ['cart', 'consumers', 'content', 'fapi', 'products', 'stores', 'token', 'wishlists'];
const languages = ['de', 'en', 'es', 'fr', 'it'];

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'errors/index': 'src/errors/index.ts',
    'mock/index': 'src/mock/index.ts',
    ...Object.fromEntries(languages.map((name) => [`messages/${name}`, `src/errors/messages/${name}.ts`])),
    ...Object.fromEntries(services.map((name) => [`${name}/index`, `src/${name}/index.ts`])),
  },
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2023',
});
