// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { gzipSync } from 'node:zlib';
import {
  UNSAFE_FrameworkContext,
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  Scripts,
} from 'react-router';
import { expect, it } from 'vitest';
import { HYDRATION_LOADER } from './hydration-loader.ts';

/** What the framework puts around `Scripts` on the server, as far as `Scripts` looks at it. */
const framework = {
  manifest: {
    entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
    routes: { root: { id: 'root', path: '', module: '/assets/root.js', imports: [], hasLoader: false } },
    url: '/assets/manifest.js',
    version: '1',
  },
  serverHandoffString: '{"ssr":true}',
  isSpaMode: false,
  ssr: true,
  routeModules: {},
  routeDiscovery: { mode: 'initial' },
  future: {},
};

async function renderScripts(): Promise<string> {
  const routes = [{ id: 'root', path: '/', element: <Scripts nonce="abc" /> }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('no page');
  return renderToString(
    // The framework's own context has many more fields, none of which `Scripts` reads.
    <UNSAFE_FrameworkContext.Provider value={framework as never}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </UNSAFE_FrameworkContext.Provider>,
  );
}

it('the router renders what the loader relies on: preloads, then the context script, then one module script', async () => {
  const tags = [...(await renderScripts()).matchAll(/<(link|script)([^>]*)>([^<]*)/g)].map(
    ([, tag, attributes = '', text = '']) => {
      if (tag === 'link') return attributes.includes('modulepreload') ? 'preload' : 'another link';
      if (attributes.includes('type="module"'))
        return text.includes('import(') ? 'module script' : 'another module';
      return text.includes('window.__reactRouterContext =') ? 'context script' : 'another script';
    },
  );
  expect(tags.filter((tag, index) => tag !== tags[index - 1])).toEqual([
    'preload',
    'context script',
    'module script',
  ]);
});

it('the loader itself weighs at most one kilobyte', () => {
  expect(gzipSync(HYDRATION_LOADER).length).toBeLessThanOrEqual(1_024);
});
