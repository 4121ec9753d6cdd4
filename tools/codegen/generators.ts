import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findInlineScripts } from './find-inline-scripts.ts';
import type { Generator, Made } from './generator.ts';

export const root = join(import.meta.dirname, '../..');

/** Folders with generated files only. */
export const OWNED_FOLDERS = [
  'openapi/bundled',
  'packages/api-client/src/mock/operations',
  'packages/api-client/src/validate/services',
];

const TOOLS = 'tools/codegen';
const COUNTRIES = 'apps/commerce-api/src/shared/countries';
const I18N = 'apps/storefront/app/shared/i18n';
const versionOf = (module: string): string => `node_modules/${module}/package.json`;

/** Names of the contracts: `cart`, `consumers` and so on. */
export const services = (): readonly string[] =>
  readdirSync(join(root, 'openapi'))
    .filter((name) => name.endsWith('.yaml') && name !== 'common.yaml')
    .map((name) => name.replace('.yaml', ''))
    .toSorted();

// Imported on demand: bundlers and compilers load slowly.
const contract = (service: string): Generator => ({
  name: `contract ${service}`,
  inputs: [TOOLS, versionOf('@redocly/openapi-core'), 'openapi/common.yaml', `openapi/${service}.yaml`],
  make: async () => (await import('./contract-files.ts')).contractFiles(root, service),
});

// The service names are an input without a file.
const sharedContract = (): Generator => ({
  name: `contracts ${services().join(' ')}`,
  inputs: [TOOLS, versionOf('@redocly/openapi-core'), 'openapi/common.yaml'],
  make: async () => (await import('./contract-files.ts')).sharedFiles(root, services()),
});

const inlineScript = (source: string): Generator => ({
  name: `inline script ${source}`,
  inputs: [TOOLS, versionOf('esbuild'), source],
  make: async () => (await import('./inline-script.ts')).inlineScriptFile(root, source),
});

const countries: Generator = {
  name: 'countries',
  inputs: [TOOLS, COUNTRIES],
  make: async (): Promise<Made> => {
    const { countriesFile } = await import('./countries.ts');
    return {
      files: new Map([[`${COUNTRIES}/countries.gen.ts`, await countriesFile(join(root, COUNTRIES))]]),
    };
  },
};

const contentSchemas: Generator = {
  name: 'content schemas',
  inputs: [TOOLS, versionOf('valibot'), 'packages/blocks/src/model'],
  make: async (): Promise<Made> => ({
    files: await (await import('./content-schema-files.ts')).contentFiles(root),
  }),
};

const messageKeys: Generator = {
  name: 'message keys',
  inputs: [
    TOOLS,
    'apps/storefront/tools/describe-messages.ts',
    'apps/storefront/app/pages/message-area.ts',
    `${I18N}/message-format.ts`,
    `${I18N}/messages/en`,
  ],
  make: async (): Promise<Made> => ({
    files: await (await import('./message-keys.ts')).messageKeyFiles(root, I18N),
  }),
};

/** Generators of uncommitted files. */
export const generators = (): readonly Generator[] => [
  ...services().map(contract),
  sharedContract(),
  ...findInlineScripts(root, ['packages/page-engine/src', 'apps/storefront/app']).map(inlineScript),
  countries,
  contentSchemas,
  messageKeys,
];

/** Generators of the committed contract types; they also lint the contracts. */
export const typeGenerators = (): readonly Generator[] =>
  services().map((service) => ({
    name: `types ${service}`,
    inputs: [
      TOOLS,
      versionOf('@redocly/openapi-core'),
      versionOf('openapi-typescript'),
      'packages/api-client/src/errors',
      'openapi/common.yaml',
      `openapi/${service}.yaml`,
    ],
    make: async () => (await import('./contract-types.ts')).contractTypes(root, service),
  }));
