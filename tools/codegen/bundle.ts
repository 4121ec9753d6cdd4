import { join } from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  lintDocument,
  makeDocumentFromString,
} from '@redocly/openapi-core';
import { isObject, type Json, type JsonObject } from './json.ts';
import type { Finding } from './rules/rule.ts';

const config = await createConfig({
  extends: ['minimal'],
  rules: {
    'info-contact': 'error',
    'no-empty-servers': 'error',
    'no-unused-components': 'error',
    'operation-2xx-response': 'error',
    'operation-description': 'error',
    'operation-operationId-unique': 'error',
    'operation-operationId': 'error',
    'operation-summary': 'error',
    'operation-tag-defined': 'error',
    'path-parameters-defined': 'error',
    'path-params-defined': 'error',
    'path-declaration-must-exist': 'error',
    'path-not-include-query': 'error',
    'no-path-trailing-slash': 'error',
    'no-server-trailing-slash': 'error',
    'tag-description': 'error',
    'no-unresolved-refs': 'error',
    'no-server-example.com': 'off',
    'security-defined': 'off',
    struct: 'error',
  },
} as Parameters<typeof createConfig>[0]);

/** A contract without references to other files. */
export interface Bundled {
  readonly json: string;
  readonly document: JsonObject;
}

/** Bundles a contract with its shared parts; throws for an unresolvable reference. */
export async function bundleContract(folder: string, service: string): Promise<Bundled> {
  const { bundle: bundled, problems } = await bundle({
    ref: join(folder, `${service}.yaml`),
    config,
    dereference: false,
  });
  if (problems.length > 0)
    throw new Error(
      `openapi/${service}.yaml cannot be bundled: ${problems.map(({ message }) => message).join(' ')}`,
    );
  const json = `${JSON.stringify(bundled.parsed, null, 1)}\n`;
  const parsed: Json = JSON.parse(json);
  if (!isObject(parsed)) throw new Error(`openapi/${service}.yaml is no contract.`);
  return { json, document: parsed };
}

/** Violations of the OpenAPI rules in a bundled contract. */
export async function lintContract(json: string): Promise<Finding[]> {
  const document = makeDocumentFromString(json, 'contract.json');
  const found = await lintDocument({ document, externalRefResolver: new BaseResolver(), config });
  return found.map(({ message, location: [place] }) => ({ message, pointer: place?.pointer ?? '' }));
}
