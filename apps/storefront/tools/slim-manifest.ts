import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = /^manifest-.*\.js$/;
const IMPORTS_OF_ROUTE = /("hasErrorBoundary":(?:true|false),"module":"[^"]*"),"imports":\[[^\]]*\]/g;

/**
 * The manifest of the router as a browser needs it: without what each route imports, a third of its bytes. Only links
 * that prefetch pages read that, of which the shop has none, and the server, which has a manifest of its own.
 */
export const withoutImports = (source: string): string => source.replaceAll(IMPORTS_OF_ROUTE, '$1');

const ENTRY = /"entry":\{"module":"([^"]*)"/;
const MODULE = /"module":"\/assets\/([^"]*)"/g;

/**
 * Routes without a view have an empty module, which a browser would fetch before it sends something to one. The module
 * of the entry, which is there and exports nothing that a route may have, takes its place.
 */
export function withoutEmptyModules(source: string, isEmpty: (name: string) => boolean): string {
  const entry = ENTRY.exec(source)?.[1];
  if (entry === undefined) throw new Error('No module of the entry');
  return source.replaceAll(MODULE, (whole, name: string) => (isEmpty(name) ? `"module":"${entry}"` : whole));
}

/** Writes the manifest in the folder of the built scripts anew; throws where the router writes it in another way. */
export function slimManifest(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => MANIFEST.test(each))) {
    const file = join(folder, name);
    const source = readFileSync(file, 'utf8');
    const slim = withoutImports(source);
    if (slim === source) throw new Error(`No imports of routes in ${name}`);
    const isEmpty = (module: string) => readFileSync(join(folder, module), 'utf8').trim() === '';
    writeFileSync(file, withoutEmptyModules(slim, isEmpty));
  }
}
