// Installs every packed package into an empty project, and compiles and runs its README's examples.
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../stack/stack.ts';
import { installTarballs, lend, run, type PackedFile } from '../tarball-check/install.ts';
import { readExamples } from '../tarball-check/readme.ts';
import { readmePrograms } from './readme-programs.ts';

/** Peer dependencies and types of the application. */
const LENT = [
  'react',
  'react-dom',
  'react-router',
  'scheduler',
  'msw',
  '@types/react',
  '@types/react-dom',
  '@types/node',
  'csstype',
];
const ALWAYS_PACKED = ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json'];

const COMPILER_OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: 'ES2023',
  module: 'NodeNext',
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  jsx: 'react-jsx',
  types: ['node'],
  noEmit: true,
  // A package's declarations must pass a strict project.
  skipLibCheck: false,
};

/** Missing files of a tarball: the common ones, and those its README names. */
export function missingFiles(files: readonly PackedFile[], readme: string): readonly string[] {
  const has = (pattern: string): boolean => {
    const [start = '', end = ''] = pattern.split('*');
    return files.some(({ path }) => path.startsWith(start) && path.endsWith(end));
  };
  const named = [...readme.matchAll(/`((?:src|dist|bench)\/[\w./*-]+)`/g)].map(([, path = '']) => path);
  return [...ALWAYS_PACKED, ...named].filter((path) => !has(path));
}

async function programOf(name: string, readme: string): Promise<string | undefined> {
  const examples = await readExamples(readme);
  if (examples.length === 0) return undefined;
  const { given = '', afterwards = '' } = readmePrograms[name] ?? {};
  return [given, ...examples.map(({ code }) => code), afterwards, 'export {};'].join('\n');
}

async function runProgram(entry: string, project: string): Promise<void> {
  await build({
    entryPoints: [join(project, entry)],
    outfile: join(project, 'out', entry.replace('.tsx', '.mjs')),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    jsx: 'automatic',
    loader: { '.css': 'empty', '.woff2': 'empty' },
    // react-dom requires Node's modules as CommonJS.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
  run(process.execPath, [join('out', entry.replace('.tsx', '.mjs'))], project);
}

export async function checkExamples(names: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  const project = await realpath(await mkdtemp(join(tmpdir(), 'haberdash-examples-')));
  try {
    const packed = await installTarballs(names, project);
    for (const module of LENT) await lend(module, project);
    const entries: string[] = [];
    for (const name of names) {
      const readme = join(project, 'node_modules/@haberdash', name, 'README.md');
      for (const path of missingFiles(packed.get(name) ?? [], await readFile(readme, 'utf8')))
        faults.push(`${name}: the tarball has no ${path}`);
      const program = await programOf(name, readme);
      if (program === undefined) faults.push(`${name}: its README has no example`);
      else {
        await writeFile(join(project, `${name}.tsx`), program);
        entries.push(name);
      }
    }
    const files = entries.map((name) => `${name}.tsx`);
    await writeFile(join(project, 'css.d.ts'), "declare module '*.css';\n");
    await writeFile(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: [...files, 'css.d.ts'] }),
    );
    const attempt = async (what: string, work: () => unknown) => {
      try {
        await work();
      } catch (fault) {
        faults.push(`${what}: ${fault instanceof Error ? fault.message : String(fault)}`);
      }
    };
    await attempt('examples', () => run(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], project));
    for (const name of entries)
      if (readmePrograms[name]?.needsService !== true)
        await attempt(name, () => runProgram(`${name}.tsx`, project));
  } finally {
    await rm(project, { recursive: true, force: true });
  }
  return faults;
}
