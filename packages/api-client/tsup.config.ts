import { defineConfig } from 'tsup';

const services = ['cart', 'consumers', 'content', 'fapi', 'products', 'stores', 'token', 'wishlists'];

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    ...Object.fromEntries(services.map((name) => [`${name}/index`, `src/${name}/index.ts`])),
  },
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2023',
});
