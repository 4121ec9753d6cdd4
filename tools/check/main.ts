// Before a commit: format, unused exports, lint, types and quick unit tests of what changed since the last
// green run.
import { runStep, type Step } from '../run/step.ts';

const nx = ['run-many', '--outputStyle=static', '--parallel=2'];
const steps: Step[] = [
  {
    name: 'Generated code equals its sources',
    command: 'node',
    args: ['tools/codegen/main.ts', '--check'],
  },
  { name: 'Format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'Unused exports', command: 'knip', args: ['--no-progress', '--no-config-hints'] },
  { name: 'Lint and types', command: 'nx', args: [...nx, '-t', 'lint', 'typecheck'] },
  {
    name: 'Unit tests',
    command: 'nx',
    args: [...nx, '-t', 'test', '--', '--exclude=**/*.full.test.*', '--exclude=**/*.engine.test.*'],
  },
];
let failed = 0;
for (const step of steps) {
  console.log(`\n▶ ${step.name}`);
  failed += (await runStep(step, true)).failed;
}
process.exit(failed === 0 ? 0 : 1);
