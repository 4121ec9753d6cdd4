import type { StaticHandlerContext } from 'react-router';
import { createIdentityCache } from '../markup-cache/identity-cache.ts';
import { encodeState, type PageState } from './encode-state.server.ts';
import { OpaqueLoaderData } from './opaque-loader-data.server.ts';
import { scriptText } from './handoff-scripts.server.ts';

/** Encoded data by its objects: public reads return the same ones while the data are unchanged. */
const written = createIdentityCache<{ readonly text: string }>();

interface Handoff {
  readonly loaderData: StaticHandlerContext['loaderData'];
  /** The data as script text; undefined if the router has encoded it. */
  readonly script: { readonly text: string } | undefined;
}

/** A page's encoded data, cached for public reads without form results or errors. */
export function handOff({ loaderData, actionData, errors }: StaticHandlerContext): Handoff {
  const routes = Object.entries(loaderData);
  const revealed = Object.fromEntries(
    routes.map(([route, value]) => [route, OpaqueLoaderData.reveal(value)]),
  );
  if (!routes.some(([, value]) => value instanceof OpaqueLoaderData))
    return { loaderData, script: undefined };
  const state: PageState = {
    loaderData: revealed,
    actionData: actionData ?? undefined,
    errors: errors ?? undefined,
  };
  const write = () => ({ text: scriptText(encodeState(state)) });
  const isPublic =
    state.actionData === undefined &&
    state.errors === undefined &&
    routes.every(([, value]) => value === undefined || value instanceof OpaqueLoaderData);
  // The page is the innermost route; its entry is cached with the responses that it shows.
  const [page, ...others] = Object.values(revealed).toReversed();
  const isCached = isPublic && typeof page === 'object' && page !== null;
  const names = routes.map(([route]) => route).join(' ');
  return { loaderData: revealed, script: isCached ? written([page, ...others], names, write) : write() };
}
