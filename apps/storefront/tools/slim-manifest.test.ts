import { expect, it } from 'vitest';
import { withoutEmptyModules, withoutImports } from './slim-manifest.ts';

it('leaves out what routes import, and keeps what the entry imports', () => {
  const entry = '"entry":{"module":"/assets/entry.js","imports":["/assets/a.js"],"css":[]}';
  const route = (imports: string) =>
    `"root":{"id":"root","hasErrorBoundary":true,"module":"/assets/root.js",${imports}"css":["/assets/s.css"]}`;
  const source = (imports: string) => `window.__manifest={${entry},"routes":{${route(imports)}}};`;
  expect(withoutImports(source('"imports":["/assets/a.js","/assets/b.js"],'))).toBe(source(''));
});

it('lets routes with an empty module have the one of the entry, which is there', () => {
  const source = (cart: string) =>
    `{"entry":{"module":"/assets/entry.js"},"routes":{"page":{"module":"/assets/page.js"},"cart":{"module":"/assets/${cart}"}}}`;
  expect(withoutEmptyModules(source('mini-cart.js'), (name) => name === 'mini-cart.js')).toBe(
    source('entry.js'),
  );
});
