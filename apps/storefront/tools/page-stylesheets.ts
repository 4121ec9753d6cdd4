import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:page-stylesheets';
/** What rollup's convention marks as a module of a plugin, so that no other looks for a file. */
const RESOLVED = `\0${ID}`;
const ASSETS = 'assets';

/** The stylesheets of a built client by their address. */
function readStylesheets(client: string): Record<string, string> {
  const names = readdirSync(join(client, ASSETS)).filter((name) => name.endsWith('.css'));
  return Object.fromEntries(
    names.map((name) => [`/${ASSETS}/${name}`, readFileSync(join(client, ASSETS, name), 'utf8')]),
  );
}

/**
 * Gives the server the stylesheets that the build of the client has just written, so that a document can carry what it
 * needs of them. In development the styles come from Vite, and there are none here.
 */
export function pageStylesheets(): Plugin {
  let client: string | undefined;
  return {
    name: 'page-stylesheets',
    configResolved({ command, root, environments }) {
      const folder = environments['client']?.build.outDir;
      if (command === 'build' && folder !== undefined) client = resolve(root, folder);
    },
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const sheets = client === undefined ? {} : readStylesheets(client);
      return `export const stylesheets = ${JSON.stringify(sheets)};`;
    },
  };
}
