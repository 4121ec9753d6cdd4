import type { Plugin } from 'vite';

const PACKAGES = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const ENTRY = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/;
const REQUIRED = /(\w+) = require\("([\w/-]+)"\)/g;

/**
 * Converts a CommonJS file of React to an ES module: `module.exports = require(…)` re-exports, each `exports.name`
 * becomes a binding. A bundler can then tree-shake it, and calls `useState` by a short name instead of `(0,
 * react.useState)`.
 */
export function esmOfReact(source: string): string {
  const production = ENTRY.exec(source)?.[1];
  if (production !== undefined)
    return `import * as all from '${production}';\nexport * from '${production}';\nexport default all;`;
  const imports = [...source.matchAll(REQUIRED)].map(
    ([, name, from]) => `import * as ${name} from '${from}';`,
  );
  const names = new Set(Array.from(source.matchAll(/\bexports\.(\w+)/g), ([, name]) => name));
  const body = source
    .replace(/^"use strict";$/m, '')
    .replace(/^var (?:\w+ = require\("[\w/-]+"\),?\s*)+;/m, '')
    .replace(/^exports\.(\w+) =/gm, 'var $$$1 =')
    .replace(/\bexports\.(\w+)/g, '$$$1');
  if (/\brequire\(|\bexports\b/.test(body)) throw new Error('A file of React is CommonJS of another form.');
  const exported = Array.from(names, (name) => `$${name} as ${name}`);
  return `${imports.join('\n')}\n${body}\nexport { ${exported.join(', ')} };`;
}

/** Builds the browser's React as ES modules. */
export const esmReact = (): Plugin => ({
  name: 'esm-react',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: PACKAGES },
    // React's names are minified already, so a source map would not help.
    handler: (source) => ({ code: esmOfReact(source), map: null }),
  },
});
