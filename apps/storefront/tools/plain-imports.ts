import type { Plugin } from 'vite';

const HELPER = /preload-helper/;

/**
 * Leaves dynamic imports unwrapped: the bundler's preloads are needless, because all styles are one file and the
 * router's manifest names the imports of a page.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: HELPER },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
