import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createClient } from '@hey-api/openapi-ts';
import { generate } from 'orval';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../../..');
const CONTRACTS = join(ROOT, 'openapi/bundled');
const services = readdirSync(CONTRACTS)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));
const contractOf = (service: string): string => join(CONTRACTS, `${service}.json`);

const GENERATORS: Readonly<Record<string, (service: string, folder: string) => Promise<unknown>>> = {
  '@hey-api/openapi-ts': (service, path) =>
    createClient({
      input: contractOf(service),
      output: { path },
      logs: { level: 'silent', file: false },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    }),
  orval: (service, path) =>
    generate({
      input: { target: contractOf(service) },
      output: { target: join(path, 'client.ts'), client: 'fetch', mode: 'single' },
    }),
};

const TYPESCRIPT = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'preserve',
    moduleResolution: 'bundler',
    types: [],
  },
  include: ['.'],
};

describe.each(Object.entries(GENERATORS))('the clients that %s makes', (_name, makeClient) => {
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'clients-'));
    for (const service of services) await makeClient(service, join(folder, service));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TYPESCRIPT));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are one for every contract', () => {
    expect(services.length).toBe(11);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(services));
  });

  it('compile under strict TypeScript', { timeout: 120_000 }, () => {
    const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });
});
