import { shopData } from '@haberdash/tools/vite/shop-data.ts';
import { reactRouter } from '@react-router/dev/vite';
import { readFileSync } from 'node:fs';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const api = process.env['COMMERCE_API_URL'] ?? 'http://127.0.0.1:4000';
const TOKENS = new URL('../../packages/ui/src/tokens/tokens.css', import.meta.url);

/** Declares the layer order first, because the bundler concatenates stylesheets in its own order. */
function layerOrder(): Plugin {
  const order = /^@layer [^;{]+;/m.exec(readFileSync(TOKENS, 'utf8'))?.[0] ?? '';
  return {
    name: 'layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = order + String(file.source);
      }
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [shopData(), reactRouter(), layerOrder()],
  resolve: { conditions: ['@haberdash/source', ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@haberdash\//],
    resolve: { conditions: ['@haberdash/source', ...defaultServerConditions] },
  },
  // The storefront build's class names, so that the preview has the same markup.
  ...(command === 'build' && { css: { modules: { generateScopedName: '[hash:base64:5]' } } }),
  build: { assetsInlineLimit: 0, cssCodeSplit: false, target: 'es2023' },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 3001),
    proxy: { '/images': process.env['IMAGE_URL'] ?? api },
  },
}));
