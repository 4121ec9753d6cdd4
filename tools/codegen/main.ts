// Bundles every contract in openapi/ and generates the types of the api-client from it.
// `--check` writes nothing and fails when a committed file differs from what the contracts say.
// Names of services (`npm run codegen -- cart token`) leave the other contracts alone.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bundle,
  createConfig,
  lintDocument,
  makeDocumentFromString,
  BaseResolver,
} from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';

const root = join(import.meta.dirname, '../..');
const contracts = join(root, 'openapi');
const isCheck = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const banner = '// Generated from openapi/ by `npm run codegen`. Do not edit.\n';

const config = await createConfig({
  extends: ['minimal'],
  rules: {
    'operation-operationId-unique': 'error',
    'operation-operationId': 'error',
    'operation-summary': 'error',
    'path-parameters-defined': 'error',
    'path-params-defined': 'error',
    'no-unresolved-refs': 'error',
    'no-unused-components': 'off',
    'no-server-example.com': 'off',
    'security-defined': 'off',
    struct: 'error',
  },
} as Parameters<typeof createConfig>[0]);

const stale: string[] = [];
async function emit(file: string, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === text) return;
  stale.push(file.slice(root.length + 1));
  if (isCheck) return;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
}

const services = (await readdir(contracts))
  .filter((name) => name.endsWith('.yaml') && name !== 'common.yaml')
  .map((name) => name.replace('.yaml', ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .toSorted();

let problems = 0;
for (const service of services) {
  const { bundle: bundled } = await bundle({
    ref: join(contracts, `${service}.yaml`),
    config,
    dereference: false,
  });
  const json = `${JSON.stringify(bundled.parsed, null, 1)}\n`;
  const document = makeDocumentFromString(json, join(contracts, 'bundled', `${service}.json`));
  const found = await lintDocument({ document, externalRefResolver: new BaseResolver(), config });
  for (const problem of found) {
    problems += 1;
    console.error(`${service}: ${problem.message} (${problem.location[0]?.pointer ?? ''})`);
  }
  await emit(join(contracts, 'bundled', `${service}.json`), json);
  const types = await openapiTS(json, { alphabetize: true, rootTypes: true, rootTypesNoSchemaPrefix: true });
  await emit(join(root, 'packages/api-client/src', service, 'types.gen.ts'), banner + astToString(types));
}

if (problems > 0) process.exit(1);
if (isCheck && stale.length > 0) {
  console.error(
    `Generated files differ from the contracts: ${stale.join(', ')}. Run \`npm run codegen\` and commit.`,
  );
  process.exit(1);
}
console.log(
  `${services.length} contracts, ${stale.length} generated files ${isCheck ? 'stale' : 'written'}.`,
);
