// Mutation tests of the rule packages.
// `npm run mutation -- phone` runs only the named packages; fails below the threshold of a package's stryker.config.json.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { table } from '../bench/table.ts';
import { mutationScore, type MutationReport } from './mutation-score.ts';

const PACKAGES = ['validation', 'phone', 'promotions', 'experiments'];
const root = join(import.meta.dirname, '../..');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));

const rows = [];
for (const name of wanted.length > 0 ? wanted : PACKAGES) {
  const started = Date.now();
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', ...options],
    { cwd: join(root, 'packages', name), stdio: 'inherit' },
  );
  if (run.status !== 0) process.exitCode = 1;
  // Stryker writes the report by its own schema before it checks the threshold.
  const report = JSON.parse(
    await readFile(join(root, 'bench/results/mutation', `${name}.json`), 'utf8'),
  ) as MutationReport;
  const { killed, alive, score } = mutationScore(report);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  rows.push({ package: name, 'score %': score, killed, alive, minutes });
}
console.log(`\n### Mutants that the tests notice\n\n${table(rows)}`);
