import { expect, it } from 'vitest';
import { withoutImports } from './slim-manifest.ts';

it('leaves out what routes import, and keeps what the entry imports', () => {
  const entry = '"entry":{"module":"/assets/entry.js","imports":["/assets/a.js"],"css":[]}';
  const route = (imports: string) =>
    `"root":{"id":"root","hasErrorBoundary":true,"module":"/assets/root.js",${imports}"css":["/assets/s.css"]}`;
  const source = (imports: string) => `window.__manifest={${entry},"routes":{${route(imports)}}};`;
  expect(withoutImports(source('"imports":["/assets/a.js","/assets/b.js"],'))).toBe(source(''));
});
