import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const TOKENS = new URL('../../packages/ui/src/tokens/tokens.css', import.meta.url);

/**
 * Declares the order of cascade layers before all styles, because bundlers order files their own way and the first
 * mention of a layer ranks it: once in a built stylesheet, in each file during development.
 */
export function layerOrder(): Plugin[] {
  const order = /^@layer [^;{]+;/m.exec(readFileSync(TOKENS, 'utf8'))?.[0];
  if (order === undefined) throw new Error('tokens.css no longer says the order of the layers.');
  return [
    {
      name: 'layer-order',
      apply: 'build',
      enforce: 'post',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = order + String(file.source);
        }
      },
    },
    {
      name: 'layer-order-in-development',
      apply: 'serve',
      enforce: 'pre',
      transform: (code, id) => (/\.css(?:\?|$)/.test(id) ? `${order}\n${code}` : undefined),
    },
  ];
}
