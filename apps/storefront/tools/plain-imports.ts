import type { Plugin } from 'vite';

const HELPER = /preload-helper/;

/**
 * Leaves dynamic imports as they are. The bundler wraps them to fetch their stylesheets and their imports ahead, but
 * here all styles are one file that every page has, and the router's manifest names what a page imports.
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
