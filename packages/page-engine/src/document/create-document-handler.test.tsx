import { data, Outlet, type MiddlewareFunction } from 'react-router';
import { expect, it, vi } from 'vitest';
import { handlerOf } from '../framework-build.fixtures.tsx';
import { DeferredClient } from '../hydration/DeferredClient.tsx';
import { StaticMarkup } from '../markup-cache/StaticMarkup.tsx';
import { declareRead, readLogContext } from '../reads/declare-read.ts';
import { createDocumentHandler } from './create-document-handler.tsx';
import { nonceContext } from './nonce.ts';

const ANSWER = { title: 'Coats' };
const Document = () => (
  <html lang="en">
    <head>
      <link rel="stylesheet" href="/assets/style.css" />
    </head>
    <body>
      <Outlet />
      <DeferredClient />
    </body>
  </html>
);
const draw = vi.fn(({ title }: typeof ANSWER) => <h1>{title}</h1>);
const Page = () => (
  <StaticMarkup name="heading" of={ANSWER}>
    {draw}
  </StaticMarkup>
);
const context: MiddlewareFunction<Response> = (args, next) => {
  args.context.set(nonceContext, 'n0nce');
  args.context.set(readLogContext, new Set());
  return next();
};

/** A site of one page, as the router passes it to the document entry. */
function siteOf(
  Shown: () => React.ReactNode = Page,
  Root: () => React.ReactNode = Document,
  more: { readonly read?: () => Promise<typeof ANSWER>; readonly action?: () => unknown } = {},
) {
  const faults: unknown[] = [];
  const entry = createDocumentHandler({
    wrap: (router) => router,
    inlineScript: 'ours();',
    stylesheets: { '/assets/style.css': 'h1{top:0}.dialog{top:1px}' },
    isPartOnly: ({ url }) => url.endsWith('?part'),
    onRenderFault: (error) => faults.push(error),
  });
  const loader = declareRead({
    kind: 'public',
    run: more.read ?? (async () => ANSWER),
    toFault: (thrown) => thrown,
  });
  const ask = handlerOf(
    [
      {
        id: 'root',
        path: '',
        module: { default: Root, middleware: [context], ErrorBoundary: () => <p>fault</p> },
      },
      { id: 'frame', parentId: 'root', module: { default: Outlet } },
      {
        id: 'page',
        parentId: 'frame',
        path: 'page',
        module: { loader, default: Shown, ...(more.action && { action: more.action }) },
      },
    ],
    entry,
  );
  return { ask, faults };
}

it('a document of which a script shows a part names its stylesheets and has no styles of its own', async () => {
  const html = await (await siteOf().ask('/page?part')).text();
  expect(html).toContain('href="/assets/style.css"');
  expect(html).not.toContain('<style');
});

it('a document arrives whole: static markup, inert scripts, the loader, its data and its styles', async () => {
  const response = await siteOf().ask('/page');
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html>.*<div><h1>Coats<\/h1><\/div>/);
  expect(html).toMatch(/<noscript id="deferred-client">.*__reactRouterContext =.*<\/noscript>/s);
  expect(html).toMatch(/<script nonce="n0nce">[^<]*ours\(\);<\/script>/);
  expect(html).toMatch(
    /streamController\.enqueue\(.*Coats.*streamController\.close\(\);<\/script><\/body><\/html>$/s,
  );
  expect(html).toContain(
    '<head><style nonce="n0nce">h1{top:0}</style><noscript id="waiting-styles"><link rel="stylesheet" href="/assets/style.css"/></noscript></head>',
  );
});

it('markup and data of the same response are rendered once for all documents', async () => {
  draw.mockClear();
  const { ask } = siteOf();
  const documents = [await (await ask('/page')).text(), await (await ask('/page')).text()];
  expect(documents[0]).toBe(documents[1]);
  expect(draw.mock.calls.length).toBeLessThanOrEqual(1);
});

it('HEAD has the headers of the document and no body', async () => {
  const response = await siteOf().ask('/page', { method: 'HEAD' });
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toBe('');
});

it('a part that throws is a fault page with 500, never a hole', async () => {
  const Broken = (): never => {
    throw new TypeError('x is undefined');
  };
  const response = await siteOf(Broken).ask('/page');
  expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('<p>fault</p>')]);
});

it('an error under the response of a form has its own status, not that of the form', async () => {
  const away = async (): Promise<never> => {
    throw new Response(null, { status: 503 });
  };
  const action = () => data({ rejected: true }, { status: 409 });
  const post = { method: 'POST', body: new URLSearchParams({ name: 'x' }) };
  const statuses = [];
  for (const read of [undefined, away]) {
    const site = siteOf(Page, Document, { action, ...(read && { read }) });
    statuses.push((await site.ask('/page', post)).status);
  }
  expect(statuses).toEqual([409, 503]);
});

it('without a matching route the server responds itself', async () => {
  const response = await siteOf().ask('/nowhere/at/all');
  expect([response.status, await response.text()]).toEqual([404, '']);
});
