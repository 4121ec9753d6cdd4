import { join } from 'node:path';
import { writeResponseSchemas, writeSharedSchemas } from './response-schemas.ts';
import { BANNER } from './banner.ts';
import { bundleContract } from './bundle.ts';
import type { Made } from './generator.ts';
import { objectOf, type JsonObject } from './json.ts';
import { writeMockIndex, writeMocks } from './mock.ts';
import { writeTraits } from './traits.ts';

const SOURCES = 'packages/api-client/src';
const MOCKS = `${SOURCES}/mock/operations`;
const VALIDATORS = `${SOURCES}/validate/services`;

let sharedSchemas: Promise<JsonObject> | undefined;

async function readSharedSchemas(root: string): Promise<JsonObject> {
  const { document } = await bundleContract(join(root, 'openapi'), 'common');
  return objectOf(objectOf(document['components'])['schemas']);
}

/** A service's bundled contract and the api-client's run-time data. */
export async function contractFiles(root: string, service: string): Promise<Made> {
  sharedSchemas ??= readSharedSchemas(root);
  const shared = new Set(Object.keys(await sharedSchemas));
  const { json, document } = await bundleContract(join(root, 'openapi'), service);
  return {
    files: new Map([
      [`openapi/bundled/${service}.json`, json],
      [`${SOURCES}/${service}/traits.gen.ts`, BANNER + writeTraits(service, document)],
      [`${MOCKS}/${service}.gen.ts`, BANNER + writeMocks(service, document)],
      [`${VALIDATORS}/${service}.gen.ts`, BANNER + writeResponseSchemas(service, document, shared)],
    ]),
  };
}

export async function sharedFiles(root: string, services: readonly string[]): Promise<Made> {
  sharedSchemas ??= readSharedSchemas(root);
  return {
    files: new Map([
      [`${VALIDATORS}/shared.gen.ts`, BANNER + writeSharedSchemas(await sharedSchemas)],
      [`${MOCKS}/operations.gen.ts`, BANNER + writeMockIndex(services)],
    ]),
  };
}
