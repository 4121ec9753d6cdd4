import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../stack/stack.ts';

export type Tables = Readonly<Record<string, readonly object[]>>;

const PACKAGES = ['phone', 'validation', 'promotions', 'experiments', 'page-engine'];

/** Parses a package benchmark's output: JSON in its last line, else a Markdown table. */
export function readTables(name: string, output: string): Tables {
  const last = output.trim().split('\n').at(-1) ?? '';
  if (last.startsWith('{')) {
    // Our packages' benchmarks write this format.
    return JSON.parse(last) as Tables;
  }
  const [head = [], , ...rows] = output
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return {
    [name]: rows.map((cells) => Object.fromEntries(head.map((column, at) => [column, cells[at] ?? '']))),
  };
}

/** Runs the benchmarks of the rule packages against the libraries they are compared with, and of the page cache. */
export function measureRules(): Tables {
  return Object.assign(
    {},
    ...PACKAGES.map((name) => {
      const run = spawnSync(process.execPath, ['--conditions=@haberdash/source', 'bench/main.ts'], {
        cwd: join(root, 'packages', name),
        encoding: 'utf8',
      });
      if (run.status !== 0) throw new Error(`The benchmark of ${name} failed: ${run.stderr}`);
      return readTables(name, run.stdout);
    }),
  ) as Tables;
}
