import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { esmReact } from './tools/esm-react.ts';
import { layerOrder } from './tools/layer-order.ts';
import { messageTypes } from './tools/message-types.ts';
import { pageStylesheets } from './tools/page-stylesheets.ts';
import { plainImports } from './tools/plain-imports.ts';
import { siteMessages } from './tools/site-messages.ts';
import { unusedFramework } from './tools/unused-framework.ts';

const api = process.env['COMMERCE_API_URL'] ?? 'http://127.0.0.1:4000';

export default defineConfig(({ command }) => ({
  plugins: [
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
  // Names that say where they come from are for those who develop; a page carries each of them three times.
  ...(command === 'build' && { css: { modules: { generateScopedName: '[hash:base64:5]' } } }),
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files instead of fifty: the libraries, what every page has, what many pages share, and what
            // only forms, bag or listings do. A group takes all that its modules import, unless one of a higher
            // priority has it.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|jotai|cookie-es)[\\/]/,
                  priority: 4,
                },
                {
                  name: 'shell',
                  test: /[\\/](?:frame[\\/](?:Shell|FaultPage|FaultView)\.tsx|hydration[\\/]deferred-client\.ts|consent[\\/]consent-slot\.ts|cart[\\/](?:model[\\/]fetcher-keys|state[\\/]cart)\.ts|state[\\/]shopper\.ts|icons[\\/]BagIcon\.tsx)$/,
                  priority: 3,
                },
                {
                  name: 'shared',
                  test: /^(?!.*[\\/](?:checkout|fields|listing|features[\\/](?:cart|account|identity)|navigation[\\/]Pagination\.tsx|(?:phone|validation)[\\/]src|forms[\\/]PhoneField\.tsx|refusals[\\/]FieldErrorSummary\.tsx)[\\/]?)/,
                  minShareCount: 3,
                  priority: 2,
                },
                { name: 'fields', test: /[\\/]ui[\\/]src[\\/]fields[\\/]/, minShareCount: 2, priority: 1 },
                {
                  name: 'bag',
                  test: /[\\/]features[\\/]cart[\\/](?!state[\\/]|components[\\/](?:LazyMiniCart|BagLink))/,
                  minShareCount: 3,
                  priority: 1,
                },
                { name: 'listing', test: /[\\/]features[\\/]listing[\\/]/, minShareCount: 2, priority: 1 },
                // What is typed in the checkout and by people with an account: phone numbers and their rules.
                {
                  name: 'typed',
                  test: /[\\/](?:(?:phone|validation)[\\/]src[\\/]|forms[\\/]PhoneField\.tsx|refusals[\\/]FieldErrorSummary\.tsx)/,
                  minShareCount: 2,
                  priority: 1,
                },
                // The address form, which the account has from the checkout.
                {
                  name: 'address',
                  test: /[\\/]features[\\/]checkout[\\/](?:components[\\/](?:Address|StepErrors)|model[\\/]address)/,
                  minShareCount: 2,
                  priority: 1,
                },
                // What the forms of account and sign-in share, and no other page has.
                {
                  name: 'forms',
                  test: /[\\/]features[\\/](?:account|identity)[\\/](?!components[\\/]Account(?:Link|Menu))/,
                  minShareCount: 2,
                  priority: 0,
                },
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
}));
