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
