import { Suspense, type ReactNode } from 'react';
import { nonceContext } from '@haberdash/page-engine/document';
import {
  createRequestHandler,
  Outlet,
  Scripts,
  useRouteError,
  type MiddlewareFunction,
  type ServerBuild,
} from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as entry from './entry.server.tsx';
import { correlationContext, siteContext } from './shared/pipeline/context.ts';
import { readFault } from './shared/reads/read-fault.ts';
import { FaultPage } from './frame/FaultPage.tsx';
import { FaultView } from './frame/FaultView.tsx';
import { defaultSite } from './shared/sites/sites.ts';

let lines: { readonly event: string; readonly correlationId?: string; readonly error?: string }[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const context: MiddlewareFunction<Response> = (args, next) => {
  args.context.set(siteContext, defaultSite);
  args.context.set(nonceContext, 'n0nce');
  args.context.set(correlationContext, 'corr-1');
  return next();
};
const Throws = (): never => {
  throw new TypeError('x is undefined');
};
const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en">
    <body>
      {children}
      <Scripts nonce="n0nce" />
    </body>
  </html>
);

/** A shop of one page within a frame. */
function shopOf(Page: () => ReactNode, Header: () => ReactNode = () => <header>Northfell</header>) {
  const Frame = () => (
    <>
      <Header />
      <Suspense>
        <Outlet />
      </Suspense>
      <footer>Northfell</footer>
    </>
  );
  const routes = {
    root: {
      id: 'root',
      path: '',
      module: {
        Layout,
        default: Outlet,
        middleware: [context],
        ErrorBoundary: () => <FaultPage fault={readFault(useRouteError())} search={null} />,
      },
    },
    frame: { id: 'frame', parentId: 'root', module: { default: Frame } },
    page: {
      id: 'page',
      parentId: 'frame',
      module: {
        default: Outlet,
        ErrorBoundary: () => <FaultView fault={readFault(useRouteError())} search={null} />,
      },
    },
    home: { id: 'home', parentId: 'page', index: true, module: { default: Page } },
  };
  const facts = { hasAction: false, hasLoader: false, hasErrorBoundary: false, module: '/x.js', imports: [] };
  const build = {
    entry: { module: entry },
    routes,
    assets: {
      entry: { module: '/entry.js', imports: [] },
      routes: Object.fromEntries(Object.keys(routes).map((id) => [id, { id, ...facts }])),
      url: '/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  // A real build has more.
  const handle = createRequestHandler(build as unknown as ServerBuild, 'production');
  return async () => {
    const response = await handle(new Request('http://localhost:3000/'));
    return { status: response.status, html: await response.text() };
  };
}

it('a page that can be rendered is answered as it is', async () => {
  const { status, html } = await shopOf(() => <h1>Your bag</h1>)();
  expect(status).toBe(200);
  expect(html).toContain('<h1>Your bag</h1>');
  expect(lines).toEqual([]);
});

it('a page that throws is a fault page in its frame, with 500 and one line in the log', async () => {
  const { status, html } = await shopOf(Throws)();
  expect(status).toBe(500);
  expect(html).toMatch(
    /<header>Northfell<\/header>.*<h1[^>]*>Something went wrong on our side<\/h1>.*<footer>/s,
  );
  expect(lines).toEqual([
    expect.objectContaining({
      event: 'render-fault',
      correlationId: 'corr-1',
      error: 'TypeError: x is undefined',
    }),
  ]);
});

it('a frame that throws is a fault page of the whole document, never a blank one', async () => {
  const { status, html } = await shopOf(() => <h1>Your bag</h1>, Throws)();
  expect(status).toBe(500);
  expect(html).toMatch(/<header.*<h1[^>]*>Something went wrong on our side<\/h1>.*<footer/s);
});
