import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = /^manifest-.*\.js$/;
const IMPORTS_OF_ROUTE = /("hasErrorBoundary":(?:true|false),"module":"[^"]*"),"imports":\[[^\]]*\]/g;

/**
 * Removes the imports of routes from the browser's manifest, a third of its bytes: only prefetching links read them,
 * of which the shop has none, and the server has its own manifest.
 */
export const withoutImports = (source: string): string => source.replaceAll(IMPORTS_OF_ROUTE, '$1');

const ENTRY = /"entry":\{"module":"([^"]*)"/;
const MODULE = /"module":"\/assets\/([^"]*)"/g;

/**
 * Replaces the empty modules of routes without a view by the entry module, which is loaded already and exports nothing
 * of a route, so that submitting to one loads no file.
 */
export function withoutEmptyModules(source: string, isEmpty: (name: string) => boolean): string {
  const entry = ENTRY.exec(source)?.[1];
  if (entry === undefined) throw new Error('No module of the entry');
  return source.replaceAll(MODULE, (whole, name: string) => (isEmpty(name) ? `"module":"${entry}"` : whole));
}

/** Rewrites the manifest in the build; throws where its format is unknown. */
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
