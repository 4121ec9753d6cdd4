// Prints what keeps the shop from starting, with fixes.
import { ServerFailedError } from '../stack/child.ts';
import { readSettings } from '../start/settings.ts';
import { findProblems } from './checks.ts';
import { gatherFacts } from './facts.ts';

try {
  const problems = findProblems(await gatherFacts(readSettings(process.env)));
  if (problems.length === 0) console.log('Everything is ready to start.');
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof ServerFailedError ? error.message : error);
  process.exitCode = 1;
}
