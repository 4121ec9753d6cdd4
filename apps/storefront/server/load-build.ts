import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type * as Entry from '../app/entry.server.tsx';

export async function loadBuild(folder: string): Promise<ServerBuild> {
  // Built by React Router, with the shape of this type.
  return (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild;
}

/** Exports of our own entry, which the type of a build does not know. */
export const entryOf = ({ entry }: ServerBuild): Pick<typeof Entry, 'choosePage'> =>
  entry.module as unknown as Pick<typeof Entry, 'choosePage'>;
type Watch = (onChange: () => void) => () => void;

/** The build's own watch for changed content (`entry.server.tsx`). */
export function watchOf(build: ServerBuild): Watch | undefined {
  const module: object = build.entry.module;
  const watch: unknown = 'watchContent' in module ? module.watchContent : undefined;
  return typeof watch === 'function' ? (watch as Watch) : undefined;
}
