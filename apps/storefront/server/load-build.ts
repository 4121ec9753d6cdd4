import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

/** The server's half of the build. */
export async function loadBuild(folder: string): Promise<ServerBuild> {
  // Made by React Router's own build, whose shape this type is.
  return (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild;
}
