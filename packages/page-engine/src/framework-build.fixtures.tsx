import { createRequestHandler, type EntryContext, type ServerBuild } from 'react-router';

export interface TestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: object;
}

export type Entry = (
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: never,
) => Promise<Response>;

/** The router's request handler, as on the server. */
export function handlerOf(
  routes: readonly TestRoute[],
  entry: Entry,
): (path: string, init?: RequestInit) => Promise<Response> {
  const facts = { hasErrorBoundary: false, module: '/assets/route.js', imports: [] };
  const build = {
    entry: { module: { default: entry, handleError: () => undefined } },
    routes: Object.fromEntries(routes.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
      routes: Object.fromEntries(
        routes.map(({ module, ...route }) => [
          route.id,
          { ...route, ...facts, hasLoader: 'loader' in module, hasAction: 'action' in module },
        ]),
      ),
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
  // The part of a build that rendering uses.
  const handle = createRequestHandler(build as unknown as ServerBuild, 'production');
  return (path, init) => handle(new Request(`http://localhost${path}`, init));
}
