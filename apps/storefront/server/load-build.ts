import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

export async function loadBuild(folder: string): Promise<ServerBuild> {
  // Built by React Router, with the shape of this type.
  return (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBuild;
}
