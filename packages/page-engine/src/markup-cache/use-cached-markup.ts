import { use, type ReactNode } from 'react';
import { MarkupScopeContext } from './markup-scope.ts';
import { StaticRendererContext } from './renderer-context.ts';

/** The content of an element: children, or on the server their markup. */
export type Inside =
  | { readonly children: ReactNode }
  | { readonly dangerouslySetInnerHTML: { readonly __html: string } };

/**
 * The content of a hydrated element whose markup the server caches by object. It may depend on that object, `name` and
 * the scope only: no address, no visitor's state, no id of its own. Nothing is cached for `undefined`.
 * @example <ul {...useCachedMarkup('facets', facets, () => facets.map(…))} />
 */
export function useCachedMarkup(name: string, of: object | undefined, children: () => ReactNode): Inside {
  const renderer = use(StaticRendererContext);
  const scope = use(MarkupScopeContext);
  const html = of === undefined ? undefined : renderer?.({ name, of, scope, isInteractive: true }, children);
  return html === undefined ? { children: children() } : { dangerouslySetInnerHTML: { __html: html } };
}
