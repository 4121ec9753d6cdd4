// Everything that has to hold before a change lands, in one command; the last line sums up every runner.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countLint, countPlaywright, countProjects, countVitest } from '../run/counts.ts';
import { runStep, type Step, type StepResult } from '../run/step.ts';
import { root } from '../stack/stack.ts';

/** Names of the projects that have a test script. */
async function testedProjects(): Promise<string[]> {
  const folders = ['tools', 'e2e'];
  for (const parent of ['packages', 'apps', 'demo']) {
    const entries = await readdir(join(root, parent), { withFileTypes: true });
    for (const entry of entries) if (entry.isDirectory()) folders.push(join(parent, entry.name));
  }
  const names: string[] = [];
  for (const folder of folders) {
    const manifest: { name: string; scripts?: Record<string, string> } = JSON.parse(
      await readFile(join(root, folder, 'package.json'), 'utf8'),
    );
    if (manifest.scripts?.['test'] !== undefined) names.push(manifest.name);
  }
  return names;
}

const nx = [
  'run-many',
  '--outputStyle=static',
  '--parallel=2',
  ...(process.env['CI'] ? ['--skip-nx-cache'] : []),
];
const projects = await testedProjects();
/** Rows of steps that run side by side; the steps of a row, and the phases, one after another. */
type Phase = readonly (readonly Step[])[];
/** A phase that has both cores to itself, and uses them. */
const alone = (step: Step): Phase => [[step]];

const phases: readonly Phase[] = [
  [
    [
      { name: 'Licences', command: 'node', args: ['tools/licences/main.ts'] },
      {
        name: 'Generated code equals its sources',
        command: 'node',
        args: ['tools/codegen/main.ts', '--check'],
      },
    ],
    [
      { name: 'Format', command: 'oxfmt', args: ['--check', '.'] },
      { name: 'Unused exports', command: 'knip', args: ['--no-progress', '--no-config-hints'] },
    ],
  ],
  alone({ name: 'Types', command: 'nx', args: [...nx, '-t', 'typecheck'] }),
  // One run for all projects takes a third of the time of one for each; it reads the graph that nx has just written.
  alone({ name: 'Lint', command: 'oxlint', args: ['--type-aware'], count: countLint }),
  alone({
    name: 'Unit and contract tests',
    command: 'nx',
    args: [...nx, '-t', 'test'],
    count: countProjects(projects),
  }),
  alone({
    name: 'Commerce service on PostgreSQL',
    command: 'npm',
    args: ['run', 'test:postgres', '-w', '@haberdash/commerce-api'],
    count: countVitest,
  }),
  alone({ name: 'Builds', command: 'nx', args: [...nx, '-t', 'build'] }),
  // One browser, and one installer of packages: neither keeps two cores busy.
  [
    [
      {
        name: 'Stories',
        command: 'npm',
        args: ['run', 'test:stories', '-w', '@haberdash/ui'],
        count: countVitest,
      },
    ],
    [
      {
        name: 'No mock and no preview in production builds',
        command: 'node',
        args: ['tools/mock-check/main.ts'],
      },
      { name: 'Published packages', command: 'node', args: ['tools/publish-check/main.ts'] },
      { name: 'Installed api-client', command: 'node', args: ['tools/tarball-check/main.ts'] },
    ],
  ],
  alone({
    name: 'End to end on the embedded database',
    command: 'npm',
    args: ['run', 'e2e', '-w', '@haberdash/e2e'],
    env: { E2E_DATABASE: 'embedded' },
    count: countPlaywright,
  }),
  alone({
    name: 'End to end on PostgreSQL',
    command: 'npm',
    args: ['run', 'e2e', '-w', '@haberdash/e2e', '--', '--grep', '@purchase'],
    env: { E2E_DATABASE: 'postgres' },
    count: countPlaywright,
  }),
];

const wanted = process.argv.slice(2).join(' ').toLowerCase();
const results: StepResult[] = [];
for (const phase of phases) {
  const rows = phase.map((row) => row.filter(({ name }) => name.toLowerCase().includes(wanted)));
  const shows = rows.filter((row) => row.length > 0).length > 1 ? 'at the end' : 'live';
  const ended = await Promise.all(
    rows.map(async (row) => {
      const own: StepResult[] = [];
      for (const step of row) own.push(await runStep(step, shows));
      return own;
    }),
  );
  results.push(...ended.flat());
}

for (const { name, reason } of results) if (reason !== undefined) console.log(`\n✗ ${name}\n\n${reason}`);
console.log('\n');
for (const { name, seconds, passed, failed, problem, remark } of results) {
  const note = problem ?? remark;
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name.padEnd(44)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed  ${seconds.toFixed(0).padStart(4)} s${note === undefined ? '' : `  (${note})`}`,
  );
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
