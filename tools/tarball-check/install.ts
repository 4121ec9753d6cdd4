import { spawnSync } from 'node:child_process';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../stack/stack.ts';

/** Runs a command to its end and answers what it wrote; one that fails is thrown with it. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (result.status === 0) return result.stdout;
  throw new Error(`${command} ${args.join(' ')} failed:\n${result.stdout}${result.stderr}`);
}

/**
 * Packs a package and installs the tarball into an empty project, as another team would. Nothing comes from the
 * network: what the package needs is taken from this repository's own modules.
 */
export async function installTarball(name: string, project: string): Promise<void> {
  const folder = join(root, 'packages', name);
  const manifest: { name: string; dependencies?: Record<string, string> } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  const packed: { filename: string }[] = JSON.parse(
    run('npm', ['pack', '--json', '--pack-destination', project], folder),
  );
  const needed = Object.keys(manifest.dependencies ?? {});
  const local = Object.fromEntries(
    needed.map((dependency) => [dependency, `file:${join(root, 'node_modules', dependency)}`]),
  );
  const dependencies = { ...local, [manifest.name]: `file:./${packed[0]?.filename ?? ''}` };
  const overrides = Object.fromEntries(needed.map((dependency) => [dependency, `$${dependency}`]));
  const empty = { name: 'empty', private: true, type: 'module', dependencies, overrides };
  await writeFile(join(project, 'package.json'), JSON.stringify(empty, null, 2));
  const quiet = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=peer'];
  run('npm', ['install', '--install-links', ...quiet], project);
}

/** Makes one more module of this repository visible to the project, such as an optional peer. */
export const lend = (module: string, project: string): Promise<void> =>
  symlink(join(root, 'node_modules', module), join(project, 'node_modules', module));
