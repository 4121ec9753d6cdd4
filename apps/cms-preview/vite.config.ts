import { layerOrder } from '@haberdash/tools/vite/layer-order.ts';
import { shopData } from '@haberdash/tools/vite/shop-data.ts';
import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const api = process.env['COMMERCE_API_URL'] ?? 'http://127.0.0.1:4000';
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
