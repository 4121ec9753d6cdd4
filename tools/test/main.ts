// All checks of a change. `npm test` runs the quick tier, `npm run test:full` the full one, `npm run
// test:all` both. Words after `--` select steps by name. The last line of each tier sums up its tests.
import { ensureGenerated } from '../codegen/ensure-generated.ts';
import { createBoard, resultLine } from '../run/board.ts';
import { readStepTimes, writeStepTimes } from '../run/step-times.ts';
import { LOGS, runStep, type StepResult } from '../run/step.ts';
import { testedProjects } from './projects.ts';
import { stepsOf, type Phase, type Tier } from './steps.ts';

const TICK_MS = 500;

function choose(phases: readonly Phase[], words: string): readonly Phase[] {
  return phases.map((phase) =>
    phase.map((row) => row.filter(({ name }) => name.toLowerCase().includes(words))),
  );
}

async function runPhases(phases: readonly Phase[]): Promise<readonly StepResult[]> {
  const board = createBoard(
    phases.flat(2).map(({ name }) => name),
    {
      write: (text) => process.stdout.write(text),
      now: () => performance.now(),
      isTerminal: process.stdout.isTTY,
      columns: process.stdout.columns,
      lastSeconds: await readStepTimes(),
    },
  );
  const ticker = setInterval(() => board.tick(), TICK_MS);
  const runRow = async (row: Phase[number]): Promise<StepResult[]> => {
    const results: StepResult[] = [];
    for (const step of row) {
      board.start(step.name);
      const result = await runStep(step);
      board.end(result);
      results.push(result);
    }
    return results;
  };
  const results: StepResult[] = [];
  for (const phase of phases) results.push(...(await Promise.all(phase.map(runRow))).flat());
  clearInterval(ticker);
  return results;
}

/** Failures come last, with commands to rerun them. */
function report(tier: Tier, results: readonly StepResult[], seconds: number): boolean {
  const failures = results.filter(({ failed }) => failed > 0);
  const lines = [
    '',
    ...results.map(resultLine),
    `  ${tier === 'quick' ? 'Quick' : 'Full'} tier in ${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s; the output of each step is in ${LOGS}`,
  ];
  for (const { name, reason = '', rerun = [] } of failures)
    lines.push(
      '',
      `✗ ${name}`,
      '',
      reason,
      '',
      'Run again what failed:',
      ...(rerun.length === 0
        ? [`  ${tier === 'quick' ? 'npm test' : 'npm run test:full'} -- ${name.toLowerCase()}`]
        : rerun.map((command) => `  ${command}`)),
    );
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log([...lines, '', `${passed} passed, ${failed} failed`].join('\n'));
  return failed === 0 && passed > 0;
}

async function runTier(tier: Tier, words: string): Promise<boolean> {
  const began = performance.now();
  const results = await runPhases(choose(stepsOf(tier, await testedProjects()), words));
  const isGreen = report(tier, results, (performance.now() - began) / 1_000);
  await writeStepTimes(
    new Map(results.filter(({ failed }) => failed === 0).map(({ name, seconds }) => [name, seconds])),
  );
  return isGreen;
}

const [first = 'quick', ...rest] = process.argv.slice(2);
const tiers: readonly Tier[] = first === 'all' ? ['quick', 'full'] : [first === 'full' ? 'full' : 'quick'];
const words = rest.join(' ').toLowerCase();
let isGreen = true;
await ensureGenerated();
for (const tier of tiers) isGreen = (await runTier(tier, words)) && isGreen;
process.exit(isGreen ? 0 : 1);
