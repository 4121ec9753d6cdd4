import { use, type ReactNode } from 'react';
import { MarkupScopeContext } from './markup-scope.ts';
import { StaticRendererContext } from './renderer-context.ts';

/** What an element holds: children, or on the server the markup that they come to. */
export type Inside =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * The inside of an element that hydrates in the browser, and whose markup the server caches by the object that it
 * shows. It may depend on that object, on `name`, on its scope, and on nothing else: no address, no state that differs
 * between visitors on the server, no id of its own. Nothing is cached for `undefined`.
 * @example <ul {...useCachedMarkup('facets', facets, () => facets.map(…))} />
 */
export function useCachedMarkup(name: string, of: object | undefined, children: () => ReactNode): Inside {
  const renderer = use(StaticRendererContext);
  const scope = use(MarkupScopeContext);
  const html = of === undefined ? undefined : renderer?.({ name, of, scope, isInteractive: true }, children);
  return html === undefined ? { children: children() } : { dangerouslySetInnerHTML: { __html: html } };
}
