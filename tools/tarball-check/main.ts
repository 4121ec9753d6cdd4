// Installs the packed api-client into an empty project and runs its README's examples.
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { freePort } from '../stack/ports.ts';
import { root, startApi } from '../stack/stack.ts';
import { GATEWAY, runInBrowser } from './in-browser.ts';
import { installTarballs, lend, run } from './install.ts';
import { programOf, readExamples } from './readme.ts';

/** Sections that run in the package's own tests: sign-in and mocks. */
const WITHOUT_SERVICE = ['Sign-in', 'Testing without a server'];
const EXPECTED = [/^\d+ products, the first one is \S/, /^a cart of Guest$/, /^PRM130 at the \S+: \S/];
/** Core and one service, minified and compressed. */
const BUDGET_BYTES = 6_144;

const failures: string[] = [];
const check = (isTrue: boolean, problem: string) => {
  if (!isTrue) failures.push(problem);
};
function checkLines(where: string, lines: readonly string[]): void {
  console.log(`${where}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
  const isExpected = EXPECTED.every((pattern, index) => pattern.test(lines[index] ?? ''));
  check(isExpected && lines.length === EXPECTED.length, `The examples printed something else in ${where}.`);
}

async function bundle(entry: string, project: string): Promise<string> {
  const result = await build({
    entryPoints: [join(project, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  });
  return result.outputFiles[0]?.text ?? '';
}

const project = await realpath(await mkdtemp(join(tmpdir(), 'haberdash-tarball-')));
const api = await startApi({
  storefrontPort: 0,
  apiPort: await freePort(),
  sandboxPort: await freePort(),
  dataDir: join(project, 'data'),
  products: 60,
});
try {
  await installTarballs(['api-client'], project);
  const examples = await readExamples(join(project, 'node_modules/@haberdash/api-client/README.md'));
  const served = examples.filter(({ heading }) => !WITHOUT_SERVICE.includes(heading));

  await lend('msw', project);
  await writeFile(join(project, 'all.ts'), programOf(examples, `'${api.origin}'`));
  await writeFile(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'ES2023',
        module: 'NodeNext',
        lib: ['ES2023', 'DOM', 'DOM.AsyncIterable'],
        types: [],
        noEmit: true,
        skipLibCheck: false,
      },
      files: ['all.ts'],
    }),
  );
  console.log(run(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], project) || 'The examples compile.');

  await writeFile(join(project, 'node.ts'), programOf(served, `'${api.origin}'`));
  checkLines('Node', run(process.execPath, ['node.ts'], project).trim().split('\n'));

  await writeFile(join(project, 'browser.ts'), programOf(served, `location.origin + '${GATEWAY}'`));
  const script = await bundle('browser.ts', project);
  check(!/node:|process\.env/.test(script), 'The bundle for browsers uses Node.');
  checkLines('a browser', await runInBrowser(script, api.origin, EXPECTED.length));

  await writeFile(join(project, 'size.ts'), "export { createCartClient } from '@haberdash/api-client/cart';");
  const bytes = gzipSync(await bundle('size.ts', project), { level: 9 }).length;
  console.log(`Core and one service: ${bytes} bytes compressed, the budget is ${BUDGET_BYTES}.`);
  check(bytes <= BUDGET_BYTES, 'Core and one service are over their budget.');

  const files = await readFile(join(project, 'node_modules/@haberdash/api-client/package.json'), 'utf8');
  check(!files.includes('workspace:'), 'The package depends on this repository.');
} finally {
  await api.stop();
  await rm(project, { recursive: true, force: true });
}
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
