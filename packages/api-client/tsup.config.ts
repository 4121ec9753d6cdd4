import { defineConfig } from 'tsup';

const services = [
  'cart',
  'consumers',
  'content',
  'decision',
  'experimentation',
  'fapi',
  'gallery',
  'products',
  'stores',
  'token',
  'wishlists',
];
const languages = ['de', 'en', 'es', 'fr', 'it'];

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'errors/index': 'src/errors/index.ts',
    'forwarded/index': 'src/forwarded/index.ts',
    'mock/index': 'src/mock/index.ts',
    'preview-ticket/index': 'src/preview-ticket/index.ts',
    'validate/index': 'src/validate/index.ts',
    ...Object.fromEntries(
      services.map((name) => [`validate/${name}`, `src/validate/services/${name}.gen.ts`]),
    ),
    ...Object.fromEntries(languages.map((name) => [`messages/${name}`, `src/errors/messages/${name}.ts`])),
    ...Object.fromEntries(services.map((name) => [`${name}/index`, `src/${name}/index.ts`])),
  },
  format: 'esm',
  dts: true,
  clean: true,
  target: 'es2023',
});
