// Packs every public package, asks publint and attw whether others can install it, and runs the examples of its README.
import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../stack/stack.ts';
import { checkExamples } from './examples.ts';

let failures = 0;
const names: string[] = [];
for (const name of await readdir(join(root, 'packages'))) {
  const cwd = join(root, 'packages', name);
  const manifest: { private?: boolean } = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8'));
  if (manifest.private === true) continue;
  names.push(name);
  for (const args of [
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
  ]) {
    const result = spawnSync('npx', args, { cwd, encoding: 'utf8' });
    if (result.status === 0) continue;
    failures += 1;
    console.error(`${name}: ${args[0]} found fault\n${result.stdout}${result.stderr}`);
  }
  console.log(`${name}: checked`);
}
for (const fault of await checkExamples(names)) {
  failures += 1;
  console.error(fault);
}
console.log('examples: checked');
process.exit(failures > 0 ? 1 : 0);
