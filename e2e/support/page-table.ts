import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../apps/storefront/app/pages');

export const pageTable = (): string =>
  globSync('*pages.ts', { cwd: FOLDER })
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .join('\n');

/** Page names with their paths below the locale. */
export const pageRows = (): readonly { readonly name: string; readonly path: string }[] =>
  [...pageTable().matchAll(/^ {2}'?([\w-]+)'?: \{[^}]*?\bpath: '([^']*)'/gm)].map(
    ([, name = '', path = '']) => ({
      name,
      path,
    }),
  );
