// Packs every public package, checks it with publint and attw, and runs its README's examples.
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../stack/stack.ts';
import { checkExamples } from './examples.ts';

const CHECKS: readonly (readonly [tool: string, ...args: string[]])[] = [
  ['publint', '--strict'],
  [
    'attw',
    '--pack',
    '.',
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    'tokens.css',
    'base.css',
    'fonts.css',
    'styles.css',
    'fonts/instrument-sans.woff2',
  ],
];

let failures = 0;

async function checkPackage(name: string): Promise<void> {
  const cwd = join(root, 'packages', name);
  for (const [tool, ...args] of CHECKS)
    await new Promise<void>((done) => {
      execFile(join(root, 'node_modules/.bin', tool), args, { cwd }, (fault, stdout, stderr) => {
        if (fault !== null) {
          failures += 1;
          console.error(`${name}: ${tool} found fault\n${stdout}${stderr}`);
        }
        done();
      });
    });
  console.log(`${name}: checked`);
}

const names: string[] = [];
for (const name of await readdir(join(root, 'packages'))) {
  const manifest: { private?: boolean } = JSON.parse(
    await readFile(join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  if (manifest.private !== true) names.push(name);
}
const left = [...names];
const checkNext = async (): Promise<void> => {
  for (let name = left.shift(); name !== undefined; name = left.shift()) await checkPackage(name);
};
await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
for (const fault of await checkExamples(names)) {
  failures += 1;
  console.error(fault);
}
console.log('examples: checked');
process.exit(failures > 0 ? 1 : 0);
