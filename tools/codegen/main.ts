// Regenerates outdated files, lints the contracts and writes their types. `--ensure` writes only uncommitted
// files, as `npm ci` and dependent commands need. `--check` compares the committed types instead of writing
// them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureGenerated } from './ensure-generated.ts';
import { root, services, typeGenerators } from './generators.ts';
import type { JsonObject } from './json.ts';
import { repeatedIds } from './rules/operation-rules.ts';
import { runGenerators } from './run-generators.ts';

const readBundled = (service: string): JsonObject =>
  JSON.parse(readFileSync(join(root, `openapi/bundled/${service}.json`), 'utf8'));

/** Lints the contracts and writes or compares their types; returns the errors. */
async function makeTypes(isCheck: boolean): Promise<readonly string[]> {
  const { changed, errors } = await runGenerators({ root, generators: typeGenerators(), isCheck });
  const contracts = new Map(services().map((service) => [service, readBundled(service)]));
  const repeated = [...repeatedIds(contracts)].map(
    ([id, places]) => `${id} is the name of more than one operation: ${places.join(', ')}`,
  );
  const differing =
    isCheck && changed.length > 0
      ? [`${changed.join(', ')} differ from the contracts. Run \`npm run codegen\` and commit.`]
      : [];
  if (!isCheck && changed.length > 0) console.log(`Written: ${changed.join(', ')}`);
  return [...new Set([...errors, ...repeated, ...differing])];
}

async function main(options: readonly string[]): Promise<readonly string[]> {
  const unknown = options.filter((option) => option !== '--ensure' && option !== '--check');
  if (unknown.length > 0) return [`Unknown option ${unknown.join(' ')}; known are --ensure and --check.`];
  const written = await ensureGenerated();
  if (options.includes('--ensure')) return [];
  const problems = await makeTypes(options.includes('--check'));
  console.log(`${services().length} contracts, ${written.length} generated files written.`);
  return problems;
}

const problems = await main(process.argv.slice(2));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
