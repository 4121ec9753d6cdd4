import type { StaticHandlerContext } from 'react-router';
import { createIdentityCache } from '../markup-cache/identity-cache.ts';
import { encodeState, type PageState } from './encode-state.server.ts';
import { OpaqueLoaderData } from './opaque-loader-data.server.ts';
import { scriptText } from './handoff-scripts.server.ts';

/** Written data, by the data: those of public pages are the same objects as long as the services say the same. */
const written = createIdentityCache<{ readonly text: string }>();

interface Handoff {
  /** The data of every route, for rendering. */
  readonly loaderData: StaticHandlerContext['loaderData'];
  /** The data as text of a script; undefined where the router has written them itself. */
  readonly script: { readonly text: string } | undefined;
}

/**
 * Writes the data of a page for its scripts, once as long as they are the same. Only what public reads have answered
 * is remembered; as soon as one read was of another kind, something was sent, or failed, it is written anew.
 */
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
  // The page is the innermost route: it goes with the answers that it shows.
  const [page, ...others] = Object.values(revealed).toReversed();
  const isCached = isPublic && typeof page === 'object' && page !== null;
  const names = routes.map(([route]) => route).join(' ');
  return { loaderData: revealed, script: isCached ? written([page, ...others], names, write) : write() };
}
