import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

/** Without one of its own the framework installs a package for its default. */
export default function answer(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!doctype html>${renderToString(h(ServerRouter, { context, url }))}`, {
    status,
    headers,
  });
}
