import type { RefObject } from 'react';
import { createPrefetch } from './prefetch-results.ts';
import type { ListingHost } from './use-listing-actions.ts';
import { createWholeFacets } from './whole-facets.ts';

function createActions(host: RefObject<ListingHost>) {
  const { approach, ...facets } = createWholeFacets(host);
  return { ...facets, ...createPrefetch(host, approach) };
}

const known = new WeakMap<object, ReturnType<typeof createActions>>();

/** The actions of one page, with a cache of what they have fetched. */
export function actionsOf(host: RefObject<ListingHost>): ReturnType<typeof createActions> {
  const actions = known.get(host) ?? createActions(host);
  known.set(host, actions);
  return actions;
}
