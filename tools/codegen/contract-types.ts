import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { BANNER } from './banner.ts';
import { bundleContract, lintContract } from './bundle.ts';
import { bytesType } from './bytes-type.ts';
import { readErrorCodes } from './error-codes.ts';
import type { Made } from './generator.ts';
import { rulesFor } from './rules/all.ts';
import { locate, readSource } from './source-map.ts';

const WHY_COMMITTED =
  '// It is committed, unlike other generated files: a review shows what a change of a contract does to its types.\n';

export async function contractTypes(root: string, service: string): Promise<Made> {
  const contracts = join(root, 'openapi');
  const { json, document } = await bundleContract(contracts, service);
  const rules = rulesFor(await readErrorCodes(root));
  const findings = [...(await lintContract(json)), ...rules.flatMap((rule) => rule(document))];
  const sources = await Promise.all(
    [service, 'common'].map(async (name) =>
      readSource(`openapi/${name}.yaml`, await readFile(join(contracts, `${name}.yaml`), 'utf8')),
    ),
  );
  const types = await openapiTS(json, {
    alphabetize: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: bytesType,
  });
  return {
    files: new Map([
      [`packages/api-client/src/${service}/types.gen.ts`, BANNER + WHY_COMMITTED + astToString(types)],
    ]),
    errors: findings.map(({ pointer, message }) => `${locate(sources, pointer)} ${pointer} ${message}`),
  };
}
