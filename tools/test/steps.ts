import { countLint, countPlaywright, countProjects, countVitest } from '../run/counts.ts';
import { rerunPlaywright, rerunProjects, rerunVitest } from '../run/rerun.ts';
import type { Step } from '../run/step.ts';
import type { TestedProject } from './projects.ts';

/** `quick` runs for every change, `full` has all other tests; each test is in one tier. */
export type Tier = 'quick' | 'full';

/** Steps in parallel rows. */
export type Phase = readonly (readonly Step[])[];

/** A step that uses both cores. */
const alone = (step: Step): Phase => [[step]];

/** The whole matrix, or in continuous integration each call on one page, each fault on one call per form. */
const FAULTS = process.env['FAULTS'] ?? (process.env['CI'] === undefined ? 'all' : 'each');
const FULL_FILES = '.full.test.';
const ENGINE_FILES = '.engine.test.';
const SERVICE = 'apps/commerce-api';

/** One word: nx passes arguments through a shell, which would expand a bare pattern. */
const without = (files: string): string => `--exclude=**/*${files}*`;

const fromCache = (target: string): readonly string[] => [
  'run-many',
  '-t',
  target,
  '--outputStyle=static',
  '--parallel=2',
];
const nx = (target: string): readonly string[] => [
  ...fromCache(target),
  ...(process.env['CI'] ? ['--skip-nx-cache'] : []),
];

/** Unit and contract tests of all projects; the service's on the embedded database. */
function unitTests(name: string, projects: readonly TestedProject[], files: readonly string[]): Step {
  return {
    name,
    command: 'nx',
    args: [...nx('test'), `--projects=${projects.map((project) => project.name).join(',')}`, '--', ...files],
    count: countProjects(projects.map((project) => project.name)),
    rerun: rerunProjects(new Map(projects.map((project) => [project.name, project.folder]))),
  };
}

/** Service tests on PostgreSQL. */
const onPostgres = (name: string, files: readonly string[]): Step => ({
  name,
  command: 'npm',
  args: ['run', 'test:postgres', '-w', '@haberdash/commerce-api', '--', ...files],
  count: countVitest,
  rerun: rerunVitest(SERVICE, 'TEST_DATABASE=postgres '),
});

function browserTests(name: string, env: Readonly<Record<string, string>>, tests: readonly string[]): Step {
  const { E2E_TIER: _, ...others } = env;
  const settings = Object.entries(others).map(([key, value]) => `${key}=${value}`);
  return {
    name,
    command: 'npm',
    args: ['run', 'e2e', '-w', '@haberdash/e2e', '--', ...tests],
    env,
    count: countPlaywright,
    rerun: rerunPlaywright(settings.join(' ')),
  };
}

const quick = (projects: readonly TestedProject[]): readonly Phase[] => [
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
  alone({ name: 'Types', command: 'nx', args: nx('typecheck') }),
  // One run for all projects takes a third of the time; it reads the graph that nx has just written.
  alone({ name: 'Lint', command: 'oxlint', args: ['--type-aware'], count: countLint }),
  alone(unitTests('Unit and contract tests', projects, [without(FULL_FILES), without(ENGINE_FILES)])),
  alone(onPostgres('Commerce service on PostgreSQL', [ENGINE_FILES])),
  alone({ name: 'Builds', command: 'nx', args: nx('build') }),
  // A browser and a package installer: neither uses both cores.
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
        name: 'No mocks or preview in production builds',
        command: 'node',
        args: ['tools/mock-check/main.ts'],
      },
      { name: 'Published packages', command: 'node', args: ['tools/publish-check/main.ts'] },
      { name: 'Installed api-client', command: 'node', args: ['tools/tarball-check/main.ts'] },
    ],
  ],
  alone(browserTests('Journeys in the browser', { E2E_DATABASE: 'embedded', E2E_TIER: 'quick' }, [])),
];

const full = (projects: readonly TestedProject[]): readonly Phase[] => [
  // Built by the quick tier if it has just run.
  alone({ name: 'Builds for the full tier', command: 'nx', args: fromCache('build') }),
  alone(
    unitTests(
      'All other unit and contract tests',
      projects.filter(({ hasFullTests }) => hasFullTests),
      [FULL_FILES, ENGINE_FILES],
    ),
  ),
  alone(onPostgres('Whole commerce service on PostgreSQL', [without(ENGINE_FILES)])),
  alone(browserTests('All other browser tests', { E2E_DATABASE: 'embedded', E2E_TIER: 'full', FAULTS }, [])),
  alone(browserTests('Purchases on PostgreSQL', { E2E_DATABASE: 'postgres' }, ['--grep', '@purchase'])),
];

export const stepsOf = (tier: Tier, projects: readonly TestedProject[]): readonly Phase[] =>
  tier === 'quick' ? quick(projects) : full(projects);
