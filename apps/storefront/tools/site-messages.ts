import { loadSites } from '@haberdash/tools/vite/shop-data.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LAZY_AREAS, lazyAreaOf, SERVER_AREA } from '../app/pages/message-area.ts';
import { editionTable, type MessageFiles } from '../app/shared/i18n/message-table.ts';

const messages = join(import.meta.dirname, '../app/shared/i18n/messages');
const ID = 'virtual:site-messages';
/** Rollup's convention for virtual modules, so that no other plugin looks for a file. */
const RESOLVED = `\0${ID}`;
const EVERY = 'every';
const CHUNKS = [EVERY, ...LAZY_AREAS] as const;

/** The files that a browser may need, by path. */
const readFiles = (): MessageFiles =>
  Object.fromEntries(
    readdirSync(messages, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json') && !name.endsWith(`${SERVER_AREA}.json`))
      .map((name) => {
        const path = join(messages, name);
        // Our own files; a test rejects anything but a flat table of texts.
        return [path, JSON.parse(readFileSync(path, 'utf8')) as MessageFiles[string]];
      }),
  );

interface MessageSite {
  readonly locale: string;
  readonly language: string;
}

/** The source of one chunk, such as the cart's texts on `en-us`. */
export function chunkSource(files: MessageFiles, site: MessageSite, chunk: string): string {
  const table = Object.entries(editionTable(files, site));
  const own = table.filter(([key]) => (lazyAreaOf(key) ?? EVERY) === chunk);
  return `export const messages = ${JSON.stringify(Object.fromEntries(own))};`;
}

const loaders = (sites: readonly MessageSite[]): string => {
  const rows = sites.map(({ locale }) => {
    const chunks = CHUNKS.map((chunk) => `${chunk}: () => import('${ID}/${locale}/${chunk}')`);
    return `'${locale}': { ${chunks.join(', ')} }`;
  });
  return `export const siteMessages = { ${rows.join(', ')} };`;
};

/**
 * Merges language and edition at build time, so that a browser fetches one chunk per site; plain imports would take a
 * second request on three sites.
 */
export const siteMessages = (): Plugin => ({
  name: 'site-messages',
  resolveId(id) {
    return id.startsWith(ID) ? `\0${id}` : undefined;
  },
  async load(id) {
    if (!id.startsWith(RESOLVED)) return undefined;
    const sites = await loadSites<MessageSite>();
    if (id === RESOLVED) return loaders(sites);
    const files = readFiles();
    for (const file of Object.keys(files)) this.addWatchFile(file);
    const [locale = '', chunk = ''] = id.slice(RESOLVED.length + 1).split('/');
    const site = sites.find((each) => each.locale === locale);
    if (site === undefined) throw new Error(`No site ${locale}`);
    return chunkSource(files, site, chunk);
  },
});
