// @vitest-environment happy-dom
// Every internal of React and React Router in use; the file beside a failing test has to change.
import { act, Suspense, useId } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import * as router from 'react-router';
import { Outlet, Scripts, ServerRouter, type EntryContext } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { encodeState, type PageState } from './document/encode-state.server.ts';
import { readHandoff } from './document/handoff-scripts.server.ts';
import { handlerOf, type Entry, type TestRoute } from './framework-build.fixtures.tsx';
import { LEFT_OUT } from './internals/react.ts';
import {
  DATA_ROUTES,
  DATA_SUFFIX,
  dataAddressOf,
  isOwnAnswer,
  isRouterAnswer,
} from './internals/react-router.ts';

const DATA = Object.defineProperty({ title: 'Coats', none: undefined }, 'menu', {
  value: ['hidden'],
  enumerable: false,
});
const Document = ({ hasScripts = true }) => (
  <html lang="en">
    <body>
      <Outlet />
      {hasScripts && <Scripts nonce="n0nce" />}
    </body>
  </html>
);
const routesOf = (Root = () => <Document />): readonly TestRoute[] => [
  { id: 'root', path: '', module: { default: Root, ErrorBoundary: () => <p>root boundary</p> } },
  {
    id: 'page',
    parentId: 'root',
    path: 'page',
    module: { loader: () => DATA, default: () => <h1>Coats</h1> },
  },
];

/** Renders a document, with what the router passes to its entry. */
async function open(Root?: () => React.JSX.Element): Promise<{ context: EntryContext; html: string }> {
  const found: { context: EntryContext; html: string }[] = [];
  const entry: Entry = async (request, _status, _headers, given) => {
    const { serverHandoffStream: _stream, ...context } = given;
    const html = renderToString(<ServerRouter context={context} url={request.url} nonce="n0nce" />);
    found.push({ context: { ...given, ...context }, html });
    return new Response(html);
  };
  await handlerOf(routesOf(Root), entry)('/page');
  const [page] = found;
  if (page === undefined) throw new TypeError('no document');
  return page;
}

const decode = async (text: string): Promise<unknown> => {
  const body = new Response(text).body;
  if (body === null) throw new TypeError('no body');
  return (await router.UNSAFE_decodeViaTurboStream(body, globalThis as unknown as Window)).value;
};

describe('React Router', () => {
  it('UNSAFE_useScrollRestoration restores positions without a script (hydration/use-hydrated-root.ts)', () => {
    expect(router.UNSAFE_useScrollRestoration).toBeTypeOf('function');
  });

  it('serverHandoffStream carries the data of a document (document/create-document-handler.tsx)', async () => {
    const { context } = await open();
    expect(context.serverHandoffStream).toBeInstanceOf(ReadableStream);
    expect(await decode(await readHandoff(context.serverHandoffStream))).toHaveProperty(
      'loaderData.page.title',
      'Coats',
    );
  });

  it('without serverHandoffStream ServerRouter renders no scripts of data (document/create-document-handler.tsx)', async () => {
    expect((await open()).html).not.toContain('streamController.enqueue');
  });

  it('the turbo encoding matches encodeState, and leaves out fields that are not enumerable (document/encode-state.server.ts, markup-cache/document-only.ts)', async () => {
    const { context } = await open();
    const theirs = await decode(await readHandoff(context.serverHandoffStream));
    const { loaderData } = context.staticHandlerContext;
    expect(theirs).toMatchObject(Object(await decode(encodeState({ loaderData }))));
    expect(JSON.stringify(theirs)).not.toContain('hidden');
  });

  it('the turbo encoding names faults ErrorResponse and SanitizedError (document/encode-state.server.ts)', async () => {
    const page = new router.UNSAFE_ErrorResponseImpl(404, 'Not Found', { kind: 'lost' });
    const state: PageState = { loaderData: {}, errors: { page, other: new TypeError('no') } };
    const { errors } = (await decode(encodeState(state))) as { errors: Record<string, unknown> };
    expect(router.isRouteErrorResponse(errors['page'])).toBe(true);
    expect(errors['other']).toBeInstanceOf(TypeError);
  });

  it('renderMeta.didRenderScripts tells whether a document needs data (document/create-document-handler.tsx)', async () => {
    expect((await open()).context.renderMeta?.didRenderScripts).toBe(true);
    const { context } = await open(() => <Document hasScripts={false} />);
    expect(context.renderMeta?.didRenderScripts).not.toBe(true);
  });

  it('Scripts renders preloads, then the context script, then one module script (hydration/loader.inline.ts)', async () => {
    const kinds = [...(await open()).html.matchAll(/<(link|script)([^>]*)>([^<]*)/g)].map(
      ([, tag, attributes = '', text = '']) => {
        if (tag === 'link') return attributes.includes('modulepreload') ? 'preload' : 'another link';
        if (attributes.includes('type="module"'))
          return text.includes('import(') ? 'module script' : 'another module';
        return text.includes('window.__reactRouterContext =') ? 'context script' : 'another script';
      },
    );
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual([
      'preload',
      'context script',
      'module script',
    ]);
  });

  it('the context script makes __reactRouterContext.streamController, which takes text (internals/react-router.ts)', async () => {
    const [, text = ''] =
      /<script[^>]*>(window\.__reactRouterContext =.*?)<\/script>/s.exec((await open()).html) ?? [];
    const page: {
      __reactRouterContext?: {
        stream: ReadableStream<string>;
        streamController: ReadableStreamDefaultController<string>;
      };
    } = {};
    // oxlint-disable-next-line no-implied-eval, no-new-func -- a browser runs it the same way
    new Function('window', text)(page);
    const given = page.__reactRouterContext;
    given?.streamController.enqueue('data');
    given?.streamController.close();
    expect(await new Response(given?.stream).text()).toBe('data');
  });

  it('data() makes a DataWithResponseInit (internals/react-router.ts)', () => {
    expect(isRouterAnswer(router.data({ kind: 'lost' }, 404))).toBe(true);
    expect(isRouterAnswer(router.redirect('/'))).toBe(true);
    expect(isRouterAnswer(new TypeError('no'))).toBe(false);
  });

  it('what the router rejects by itself is marked internal (internals/react-router.ts)', async () => {
    const errors: unknown[] = [];
    const entry: Entry = async (_request, status, _headers, { staticHandlerContext }) => {
      errors.push(...Object.values(staticHandlerContext.errors ?? {}));
      return new Response(null, { status });
    };
    await handlerOf(routesOf(), entry)('/page', { method: 'POST' });
    expect(errors.map(isOwnAnswer)).toEqual([false]);
    expect(isOwnAnswer(new router.UNSAFE_ErrorResponseImpl(404, 'Not Found', null))).toBe(true);
  });

  it(`the data of a client navigation have the address ${DATA_SUFFIX}, and ${DATA_ROUTES} says of which routes (internals/react-router.ts, page-cache/page-key.ts)`, async () => {
    const entry = vi.fn<Entry>(async () => new Response());
    const ask = handlerOf(routesOf(), entry);
    const read = async (query: string) => decode(await (await ask(`/page${DATA_SUFFIX}${query}`)).text());
    expect(await read('')).toHaveProperty('page.data.title', 'Coats');
    expect(await read(`?${DATA_ROUTES}=root`)).not.toHaveProperty('page');
    const own = await decode(await (await ask(dataAddressOf('/page?size=M', 'page'))).text());
    expect(own).toHaveProperty('page.data.title', 'Coats');
    expect(own).not.toHaveProperty('root');
    expect(entry).not.toHaveBeenCalled();
  });

  it('a document that throws is rendered again, for the boundary that _deepestRenderedBoundaryId names (document/create-document-handler.tsx)', async () => {
    const seen: unknown[] = [];
    const entry: Entry = async (_request, status, _headers, { staticHandlerContext }) => {
      seen.push(staticHandlerContext.errors && Object.keys(staticHandlerContext.errors));
      if (seen.length > 1) return new Response(null, { status });
      staticHandlerContext._deepestRenderedBoundaryId = 'root';
      throw new TypeError('x is undefined');
    };
    expect((await handlerOf(routesOf(), entry)('/page')).status).toBe(500);
    expect(seen).toEqual([null, ['root']]);
  });

  it('ServerRouter writes _deepestRenderedBoundaryId (document/create-document-handler.tsx)', async () => {
    expect((await open()).context.staticHandlerContext).toHaveProperty('_deepestRenderedBoundaryId', 'root');
  });

  it('where no route fits no middleware runs (document/nonce.ts)', async () => {
    const middleware = vi.fn();
    const [root, ...others] = routesOf();
    const routes = [
      { ...root, id: 'root', module: { ...root?.module, middleware: [middleware] } },
      ...others,
    ];
    const entry: Entry = async (_request, status) => new Response(null, { status });
    expect((await handlerOf(routes, entry)('/nowhere/at/all')).status).toBe(404);
    expect(middleware).not.toHaveBeenCalled();
  });
});

describe('React', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let root: Root | undefined;
  afterEach(() => {
    act(() => root?.unmount());
    root = undefined;
  });
  const hydrate = async (host: HTMLElement, children: React.ReactNode) => {
    const complaints: unknown[] = [];
    const error = vi.spyOn(console, 'error').mockImplementation((complaint) => complaints.push(complaint));
    await act(async () => {
      root = hydrateRoot(host, children, { onRecoverableError: (complaint) => complaints.push(complaint) });
    });
    error.mockRestore();
    return complaints;
  };

  it(`a part that is left to the browser is marked ${LEFT_OUT} (internals/react.ts)`, () => {
    const Broken = (): never => {
      throw new Error('no coat');
    };
    expect(renderToString(<Suspense fallback="later">{<Broken />}</Suspense>)).toContain(LEFT_OUT);
    expect(renderToString(<Suspense fallback="later">now</Suspense>)).not.toContain(LEFT_OUT);
  });

  it('useId writes the identifierPrefix into the markup (markup-cache/static-renderer.server.tsx)', () => {
    const Field = () => <i id={useId()} />;
    expect(renderToString(<Field />, { identifierPrefix: 'prefix-' })).toContain('prefix-');
  });

  it('a comment in inner markup is written as it is (markup-cache/static-renderer.server.tsx)', () => {
    const inner = { __html: '<!--mark 0-->' };
    expect(renderToString(<i dangerouslySetInnerHTML={inner} />)).toBe('<i><!--mark 0--></i>');
    expect(renderToStaticMarkup(<i dangerouslySetInnerHTML={inner} />)).toBe('<i><!--mark 0--></i>');
  });

  it('inner markup of a document is kept when it hydrates, and never compared (markup-cache/StaticMarkup.tsx)', async () => {
    const host = document.createElement('div');
    host.innerHTML = '<p><b>Coat</b></p>';
    const before = host.querySelector('b');
    const empty = { __html: '' };
    expect(await hydrate(host, <p suppressHydrationWarning dangerouslySetInnerHTML={empty} />)).toEqual([]);
    expect(host.querySelector('b')).toBe(before);
  });

  it('a head keeps what it did not render when it hydrates (styles/page-styles.server.ts)', async () => {
    document.head.innerHTML =
      '<title>Coats</title><link rel="preload" as="image"><style>p{top:0}</style><link rel="stylesheet" href="/a.css">';
    document.body.innerHTML = '';
    const [style, link] = document.head.querySelectorAll('style, link[rel=stylesheet]');
    const lost: unknown[] = [];
    const ignored = vi.spyOn(console, 'error').mockReturnValue();
    await act(async () => {
      root = hydrateRoot(
        document,
        <html lang="en">
          <head>
            <title>Coats</title>
            <link rel="stylesheet" href="/a.css" />
          </head>
          <body />
        </html>,
        { onRecoverableError: (error) => lost.push(error) },
      );
    });
    ignored.mockRestore();
    expect(lost).toEqual([]);
    expect([...document.head.querySelectorAll('style, link[rel=stylesheet]')]).toEqual([style, link]);
  });

  it('the content of a noscript is never hydrated (hydration/DeferredClient.tsx)', async () => {
    const host = document.createElement('div');
    host.innerHTML = '<noscript id="a">&lt;script&gt;run()&lt;/script&gt;</noscript>';
    expect(await hydrate(host, <noscript id="a" />)).toEqual([]);
    expect(host.textContent).toBe('<script>run()</script>');
  });
});
