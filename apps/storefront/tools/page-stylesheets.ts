import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:page-stylesheets';
/** Rollup's convention for virtual modules, so that no other plugin looks for a file. */
const RESOLVED = `\0${ID}`;
const ASSETS = 'assets';

/** The stylesheets of a built client by URL. */
function readStylesheets(client: string): Record<string, string> {
  const names = readdirSync(join(client, ASSETS)).filter((name) => name.endsWith('.css'));
  return Object.fromEntries(
    names.map((name) => [`/${ASSETS}/${name}`, readFileSync(join(client, ASSETS, name), 'utf8')]),
  );
}

/**
 * Gives the server the stylesheets of the client build, so that documents can inline what they need. Empty in
 * development, where Vite serves styles.
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
