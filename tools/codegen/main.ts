// Bundles every contract in openapi/, holds it against the rules and generates what the api-client is made of; compiles
// the scripts that stand in documents as text (`*.inline.ts`); lists the countries of the service from their files;
// writes the JSON Schemas of the content from the model of the blocks.
// `--check` writes nothing and fails when a committed file differs from what its source says.
// Names of services (`npm run codegen -- cart token`) leave the other contracts alone.
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { writeTraits } from './traits.ts';
import { writeAnswerSchemas, writeSharedSchemas } from './answer-schemas.ts';
import { bundleContract } from './bundle.ts';
import { bytesType } from './bytes-type.ts';
import { contentFiles } from './content-schema-files.ts';
import { writeCountries } from './countries.ts';
import { readErrorCodes } from './error-codes.ts';
import { findInlineScripts, generatedFile, writeInlineScript } from './inline-script.ts';
import { objectOf, type JsonObject } from './json.ts';
import { writeMockIndex, writeMocks } from './mock.ts';
import { rulesFor } from './rules/all.ts';
import type { Finding } from './rules/rule.ts';
import { repeatedIds } from './rules/operation-rules.ts';
import { locate, readSource } from './source-map.ts';

const root = join(import.meta.dirname, '../..');
const contracts = join(root, 'openapi');
const mocks = join(root, 'packages/api-client/src/mock/operations');
const validators = join(root, 'packages/api-client/src/validate/services');
const isCheck = process.argv.includes('--check');
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const banner = '// Generated from openapi/ by `npm run codegen`. Do not edit.\n';

const inlineBanner = '// Generated from the .inline.ts beside it by `npm run codegen`. Do not edit.\n';

const stale: string[] = [];
async function emit(file: string, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => '');
  if (current === text) return;
  stale.push(file.slice(root.length + 1));
  if (isCheck) return;
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
}

const read = async (name: string) =>
  readSource(`openapi/${name}.yaml`, await readFile(join(contracts, `${name}.yaml`), 'utf8'));

const all = (await readdir(contracts))
  .filter((name) => name.endsWith('.yaml') && name !== 'common.yaml')
  .map((name) => name.replace('.yaml', ''))
  .toSorted();
const services = all.filter((name) => wanted.length === 0 || wanted.includes(name));
const rules = rulesFor(await readErrorCodes(root));
const shared = await read('common');
const faults = new Set<string>();
const documents = new Map<string, JsonObject>();

const { document: sharedDocument } = await bundleContract(contracts, 'common');
const sharedSchemas = objectOf(objectOf(sharedDocument['components'])['schemas']);
await emit(join(validators, 'shared.gen.ts'), banner + writeSharedSchemas(sharedSchemas));

for (const service of services) {
  const { json, document, findings } = await bundleContract(contracts, service);
  documents.set(service, document);
  const sources = [await read(service), shared];
  const say = ({ pointer, message }: Finding): string => `${locate(sources, pointer)} ${pointer} ${message}`;
  for (const finding of [...findings, ...rules.flatMap((rule) => rule(document))]) faults.add(say(finding));
  await emit(join(contracts, 'bundled', `${service}.json`), json);
  const types = await openapiTS(json, {
    alphabetize: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: bytesType,
  });
  await emit(join(root, 'packages/api-client/src', service, 'types.gen.ts'), banner + astToString(types));
  const traits = writeTraits(service, JSON.parse(json));
  await emit(join(root, 'packages/api-client/src', service, 'traits.gen.ts'), banner + traits);
  await emit(join(mocks, `${service}.gen.ts`), banner + writeMocks(service, document));
  const answers = writeAnswerSchemas(service, document, new Set(Object.keys(sharedSchemas)));
  await emit(join(validators, `${service}.gen.ts`), banner + answers);
}
const mocked = all.filter(
  (service) => services.includes(service) || existsSync(join(mocks, `${service}.gen.ts`)),
);
await emit(join(mocks, 'operations.gen.ts'), banner + writeMockIndex(mocked));
for (const [id, places] of repeatedIds(documents))
  faults.add(`${id} is the name of more than one operation: ${places.join(', ')}`);

for (const folder of ['packages/page-engine/src', 'apps/storefront/app'])
  for (const source of await findInlineScripts(join(root, folder)))
    await emit(generatedFile(source), inlineBanner + (await writeInlineScript(source)));

const countries = join(root, 'apps/commerce-api/src/shared/countries');
await emit(
  join(countries, 'countries.gen.ts'),
  '// Generated from the files beside it by `npm run codegen`. Do not edit.\n' +
    (await writeCountries(countries)),
);

for (const [file, text] of await contentFiles(root)) await emit(file, text);

for (const fault of faults) console.error(fault);
if (faults.size > 0) process.exit(1);
if (isCheck && stale.length > 0) {
  console.error(
    `Generated files differ from their sources: ${stale.join(', ')}. Run \`npm run codegen\` and commit.`,
  );
  process.exit(1);
}
console.log(
  `${services.length} contracts, ${stale.length} generated files ${isCheck ? 'stale' : 'written'}.`,
);
