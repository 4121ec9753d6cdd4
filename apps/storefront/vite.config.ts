import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { layerOrder } from './tools/layer-order.ts';
import { messageTypes } from './tools/message-types.ts';
import { plainImports } from './tools/plain-imports.ts';

const api = process.env['COMMERCE_API_URL'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  plugins: [messageTypes(), reactRouter(), layerOrder(), plainImports()],
  resolve: { conditions: ['@haberdash/source', ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@haberdash\//],
    resolve: { conditions: ['@haberdash/source', ...defaultServerConditions] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files instead of fifty: the libraries, the frame of every page with all that it needs, and what
            // many pages share.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|jotai|cookie-es)[\\/]/,
                  priority: 3,
                },
                { name: 'shell', test: /[\\/]shell[\\/](?:Shell|FaultPage|FaultView)\.tsx$/, priority: 2 },
                { name: 'shared', test: /^(?!.*[\\/]checkout[\\/])/, minShareCount: 3, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    // The styles of all pages are one small file: nothing to fetch on the second page, one request on the first.
    cssCodeSplit: false,
    cssMinify: true,
    // The router's manifest says what a page needs; what comes later is small.
    modulePreload: false,
    target: 'es2023',
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] ?? 3000),
    proxy: { '/images': process.env['IMAGE_URL'] ?? api },
  },
});
