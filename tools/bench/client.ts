import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../stack/stack.ts';

const source = join(root, 'packages/api-client/src');
const WARM_UP = 500;
const ROUNDS = 20;
const CALLS_PER_ROUND = 250;
const COMPILER_RUNS = 3;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function bundle(lines: string): Promise<string> {
  const result = await build({
    stdin: { contents: lines, resolveDir: source, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@haberdash/source'],
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}

/** Minified size of client parts; the target for core and one service is 6 kB. */
export async function weighClient(): Promise<object[]> {
  const session = "export { createSession, tokenRequest } from './index.ts';";
  const parts = {
    'core and products': "export { createProductsClient } from './products/index.ts';",
    'core and cart': "export { createCartClient } from './cart/index.ts';",
    'session of a guest': session,
    'session with sign-in': `${session} export { createSignIn } from './index.ts';`,
    'catalogue of errors': "export { findHandling, messageFor } from './errors/index.ts';",
    'texts in English': "export { messages } from './errors/messages/en.ts';",
    'openapi-fetch alone, whole': "export { default } from 'openapi-fetch';",
  };
  const rows = [];
  for (const [part, lines] of Object.entries(parts)) {
    const text = await bundle(lines);
    rows.push({ part, bytes: Buffer.byteLength(text), gzip: gzipSync(text, { level: 9 }).length });
  }
  return rows;
}

interface Caller {
  readonly name: string;
  readonly call: () => Promise<unknown>;
}

/** Time per call, in alternating rounds, so that load affects all. */
async function timeCallers(callers: readonly Caller[]): Promise<object[]> {
  const times = new Map<string, number[]>();
  for (const { call } of callers) for (let count = 0; count < WARM_UP; count += 1) await call();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, call } of callers) {
      const start = performance.now();
      for (let count = 0; count < CALLS_PER_ROUND; count += 1) await call();
      const each = ((performance.now() - start) / CALLS_PER_ROUND) * 1_000;
      times.set(name, [...(times.get(name) ?? []), each]);
    }
  }
  const baseline = median(times.get(callers[0]?.name ?? '') ?? []);
  return [...times].map(([call, values]) => ({
    call,
    microseconds: Math.round(median(values)),
    'over fetch': Math.round(median(values) - baseline),
  }));
}

/** Read times of the client and of `fetch`, with a local echo server. */
export async function timeCalls(): Promise<object[]> {
  const body = JSON.stringify({ total: 1, products: [{ productId: 'NF1A2B3CRED', name: 'Scree Shell' }] });
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const file = join(await mkdtemp(join(tmpdir(), 'haberdash-client-')), 'client.mjs');
  await writeFile(
    file,
    await bundle("export * from './products/index.ts'; export { default as openapi } from 'openapi-fetch';"),
  );
  interface Get {
    readonly GET: (path: string, init: object) => Promise<unknown>;
  }
  const {
    createProductsClient,
    openapi,
  }: { createProductsClient: (options: object) => Get; openapi: (options: object) => Get } = await import(
    file
  );
  const headers = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteid: 'NF-US', channel: 'ECOMM' };
  const context = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteId: 'NF-US' };
  const client = createProductsClient({ baseUrl, context });
  const bare = openapi({ baseUrl, headers });
  const init = { params: { query: { categoryId: '110100', size: ['M', 'L'] } } };
  const url = `${baseUrl}/products/v2/catalog?categoryId=110100&size=M&size=L`;
  try {
    return await timeCallers([
      { name: 'fetch and JSON', call: () => fetch(url, { headers }).then((answer) => answer.json()) },
      { name: 'openapi-fetch', call: () => bare.GET('/products/v2/catalog', init) },
      { name: 'api-client', call: () => client.GET('/products/v2/catalog', init) },
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(join(file, '..'), { recursive: true, force: true });
  }
}

function timeCompiler(binary: string, folder: string): number {
  const times = Array.from({ length: COMPILER_RUNS }, () => {
    const start = performance.now();
    const result = spawnSync(process.execPath, [join(root, 'node_modules', binary), '-p', folder], {
      encoding: 'utf8',
    });
    if (result.status !== 0) throw new Error(result.stdout + result.stderr);
    return performance.now() - start;
  });
  return Math.round(median(times));
}

/** Type check time with and without the types of every service. */
export async function timeTypes(): Promise<object[]> {
  const entries = await readdir(source, { withFileTypes: true, recursive: true });
  const services = entries
    .filter(({ name }) => name === 'types.gen.ts')
    .map(({ parentPath }) => parentPath.slice(source.length + 1))
    .toSorted();
  const folder = await mkdtemp(join(tmpdir(), 'haberdash-types-'));
  const all = services.map((service, index) => {
    const types = `import type { paths as p${index} } from '${source}/${service}/types.gen.ts';`;
    return `${types}\nexport declare const c${index}: ServiceClient<WithoutHeaders<p${index}>>;\n`;
  });
  const client = `import type { ServiceClient, WithoutHeaders } from '${source}/core/service-client.ts';\n`;
  const programs = {
    'no service': 'export const nothing = 1;\n',
    [`${services.length} services`]: `${client}${all.join('')}export const call = c0.GET;\n`,
  };
  const rows = [];
  try {
    for (const [program, text] of Object.entries(programs)) {
      await writeFile(join(folder, 'all.ts'), text);
      const options = { extends: join(root, 'tsconfig.universal.json'), files: ['all.ts'] };
      const compilerOptions = { lib: ['ES2023', 'DOM'], typeRoots: [] };
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...options, compilerOptions }));
      rows.push({
        program,
        'TypeScript 7, ms': timeCompiler('@typescript/native/bin/tsc', folder),
        'TypeScript 6, ms': timeCompiler('typescript/lib/tsc.js', folder),
      });
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
