import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../apps/storefront/app/pages');

/** The table of pages as it stands in its files. */
export const pageTable = (): string =>
  globSync('*pages.ts', { cwd: FOLDER })
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .join('\n');
