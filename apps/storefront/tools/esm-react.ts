import type { Plugin } from 'vite';

const PACKAGES = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const ENTRY = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/;
const REQUIRED = /(\w+) = require\("([\w/-]+)"\)/g;

/**
 * The ES module of a file of React's packages, which are published as CommonJS: `module.exports = require(…)` passes on,
 * each `exports.name` is a binding of its own. Of such a module a bundler leaves out what nobody imports, and calls what
 * it keeps by a short name instead of `(0, react.useState)`.
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

/** Gives the browser's build React as ES modules. */
export const esmReact = (): Plugin => ({
  name: 'esm-react',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: PACKAGES },
    // A map of the changed lines would make stacks of React readable, whose own names are short already.
    handler: (source) => ({ code: esmOfReact(source), map: null }),
  },
});
