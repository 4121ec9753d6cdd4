import { spawnSync } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../stack/stack.ts';

/** Runs a command and returns its output; throws with it on failure. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (result.status === 0) return result.stdout;
  throw new Error(`${command} ${args.join(' ')} failed:\n${result.stdout}${result.stderr}`);
}

/** A file of a tarball in `npm pack --json`. */
export interface PackedFile {
  readonly path: string;
}

/** Installs packed packages into an empty project without network; returns each tarball's files. */
export async function installTarballs(
  names: readonly string[],
  project: string,
): Promise<ReadonlyMap<string, readonly PackedFile[]>> {
  const own: Record<string, string> = {};
  const needed = new Set<string>();
  const files = new Map<string, readonly PackedFile[]>();
  for (const name of names) {
    const folder = join(root, 'packages', name);
    const manifest: { name: string; dependencies?: Record<string, string> } = JSON.parse(
      await readFile(join(folder, 'package.json'), 'utf8'),
    );
    const [packed]: { filename: string; files: PackedFile[] }[] = JSON.parse(
      run('npm', ['pack', '--json', '--pack-destination', project], folder),
    );
    if (packed === undefined) throw new Error(`${name} was not packed.`);
    own[manifest.name] = `file:./${packed.filename}`;
    files.set(name, packed.files);
    for (const dependency of Object.keys(manifest.dependencies ?? {})) needed.add(dependency);
  }
  const others = [...needed].filter((dependency) => !(dependency in own));
  const local = Object.fromEntries(
    others.map((dependency) => [dependency, `file:${join(root, 'node_modules', dependency)}`]),
  );
  const dependencies = { ...local, ...own };
  const overrides = Object.fromEntries(Object.keys(dependencies).map((name) => [name, `$${name}`]));
  const empty = { name: 'empty', private: true, type: 'module', dependencies, overrides };
  await writeFile(join(project, 'package.json'), JSON.stringify(empty, null, 2));
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  run('npm', ['install', '--install-links', ...quiet], project);
  return files;
}

/** Makes another module of this repository available to the project, such as an optional peer. */
export async function lend(module: string, project: string): Promise<void> {
  const target = join(project, 'node_modules', module);
  await mkdir(dirname(target), { recursive: true });
  await symlink(join(root, 'node_modules', module), target);
}
