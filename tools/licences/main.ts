// Fails if an installed package's licence is not compatible with an MIT project.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** sharp loads libvips as a separate shared library, as the LGPL allows; server only. */
const allowedFor: Record<string, RegExp> = { 'LGPL-3.0-or-later': /^@img\/sharp-/ };

/** Stated in their LICENSE file, not in the manifest that the lock file repeats. */
const statedInFile: Record<string, string> = { 'png-js@2.0.0': 'MIT' };

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
  await readFile(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
);

const isAllowed = (name: string, expression: string): boolean =>
  expression.split(' OR ').some((choice) =>
    choice.split(' AND ').every((part) => {
      const licence = part.replaceAll(/[()]/g, '').trim();
      return allowed.has(licence) || (allowedFor[licence]?.test(name) ?? false);
    }),
  );

const installed = Object.entries(lock.packages).filter(
  ([path, entry]) => path.includes('node_modules/') && entry.link !== true,
);
const rejected = installed.filter(([path, entry]) => {
  const name = path.replace(/^.*node_modules\//, '');
  return !isAllowed(name, entry.license ?? statedInFile[`${name}@${entry.version}`] ?? 'unknown');
});
for (const [path, entry] of rejected) console.error(`${path}: ${entry.license ?? 'no licence stated'}`);
console.log(`${installed.length} packages, ${rejected.length} with a licence that does not fit.`);
process.exit(rejected.length > 0 ? 1 : 0);
