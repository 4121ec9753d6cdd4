import { layerOrder } from '@haberdash/tools/vite/layer-order.ts';
import { shopData } from '@haberdash/tools/vite/shop-data.ts';
import { shopManifest, shopPublicFolder } from '@haberdash/tools/vite/shop-files.ts';
import { reactRouter } from '@react-router/dev/vite';
import { Features } from 'lightningcss';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { chunkGroups } from './tools/chunk-groups.ts';
import { esmReact } from './tools/esm-react.ts';
import { messageTypes } from './tools/message-types.ts';
import { pageStylesheets } from './tools/page-stylesheets.ts';
import { plainImports } from './tools/plain-imports.ts';
import { siteMessages } from './tools/site-messages.ts';
import { unusedFramework } from './tools/unused-framework.ts';

const api = process.env['COMMERCE_API_URL'] ?? 'http://127.0.0.1:4000';

export default defineConfig(async ({ command }) => ({
  publicDir: await shopPublicFolder(),
  plugins: [
    shopData(),
    shopManifest(),
    unusedFramework(),
    esmReact(),
    messageTypes(),
    siteMessages(),
    pageStylesheets(),
    reactRouter(),
    layerOrder(),
    plainImports(),
  ],
  resolve: { conditions: ['@haberdash/source', ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@haberdash\//],
    resolve: { conditions: ['@haberdash/source', ...defaultServerConditions] },
  },
  css: {
    // No style uses light-dark(), whose polyfill would stand beside each colour scheme.
    lightningcss: { exclude: Features.LightDark },
    // Names that say where they come from are for those who develop; a page carries each of them three times.
    ...(command === 'build' && { modules: { generateScopedName: '[hash:base64:5]' } }),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [...chunkGroups] },
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
}));
