import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../stack/stack.ts';

/** Tables by their titles. */
export type Tables = Readonly<Record<string, readonly object[]>>;

const PACKAGES = ['phone', 'validation', 'promotions', 'experiments'];

/** Reads what the benchmark of a package wrote: JSON of tables in its last line, or else one Markdown table. */
export function readTables(name: string, output: string): Tables {
  const last = output.trim().split('\n').at(-1) ?? '';
  if (last.startsWith('{')) {
    // The benchmarks of our own packages write titles with lists of rows.
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

/** Runs the benchmark of every package of rules; each imports its own sources and the library it is compared with. */
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
