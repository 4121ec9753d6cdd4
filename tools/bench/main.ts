// Measures the rule packages and the built shop. `npm run bench -- weights speed` runs the named parts;
// `--check` fails over budget, `--record` adds to the history of docs/performance.md.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { CHROMIUM_ARGS, resolveChromium } from '../browser/chromium.ts';
import { ensureGenerated } from '../codegen/ensure-generated.ts';
import { startTemporaryPostgres } from '../postgres/postgres.ts';
import { freePort } from '../stack/ports.ts';
import { root, startStack, startStorefront, type StackOptions } from '../stack/stack.ts';
import { measureBlocks } from './blocks.ts';
import { overBudget } from './budgets.ts';
import { measureCatalogue } from './catalogue.ts';
import { timeCalls, timeTypes, weighClient } from './client.ts';
import { recordHistory } from './history.ts';
import { findPageCases } from './page-cases.ts';
import { serveEmptyPage } from './empty-page/serve.ts';
import { measureImport } from './import.ts';
import { interactionsOf } from './interaction-cases.ts';
import { timeInteractions } from './interactions.ts';
import { auditPages } from './lighthouse.ts';
import { timeMe } from './me.ts';
import { peakMemoryMb } from './memory.ts';
import { tracePage } from './page-trace.ts';
import { timePage, weighPage, type PageCase } from './pages.ts';
import { timePreview } from './preview.ts';
import { measureRules } from './rules.ts';
import { timeScrolling } from './scroll-blocks.ts';
import { measureStalls } from './stalls.ts';
import { table } from './table.ts';
import { measureThroughput, serveConstantPage, serveRepeatingApi, type Novelty } from './throughput.ts';

await ensureGenerated();

const RUNS = 3;
const LIGHTHOUSE_ROUNDS = 5;
/** A phone of the middle, and a cheap one. */
const CPU_RATES = [4, 10];
const EMPTY: PageCase = { name: 'empty page of the framework (baseline)', path: '/' };
const SECONDS = 10;
const parts = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isSelected = (part: string) => parts.length === 0 || parts.includes(part);
const today = new Date().toISOString().slice(0, 10);
/** Adds page figures to the history with `--record`. */
const record = async (chart: 'weights' | 'paint', ours: Readonly<Record<string, number>>): Promise<void> => {
  if (process.argv.includes('--record')) await recordHistory([{ date: today, chart, conditions: '', ours }]);
};
const results: Record<string, readonly object[]> = {};
const report = (title: string, rows: readonly object[]) => {
  results[title] = rows;
  console.log(`\n### ${title}\n\n${table(rows)}`);
};

async function withBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await resolveChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

async function measurePages(origin: string): Promise<PageCase[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    const cases = await findPageCases(page, origin);
    await page.close();
    for (const pageCase of cases) await weighPage(browser, origin, pageCase);
    if (isSelected('weights')) {
      const weights = [];
      for (const pageCase of cases) weights.push(await weighPage(browser, origin, pageCase));
      report('kB of a first visit, compressed as served', weights);
      await record(
        'weights',
        Object.fromEntries(weights.map(({ name, javascriptGzip }) => [name, javascriptGzip])),
      );
      const over = weights.flatMap(overBudget);
      for (const line of over) console.error(line);
      if (over.length > 0 && process.argv.includes('--check')) process.exitCode = 1;
    }
    if (isSelected('speed')) {
      const empty = await serveEmptyPage();
      const all = [
        { at: empty.origin, pageCase: EMPTY },
        ...cases.map((pageCase) => ({ at: origin, pageCase })),
      ];
      for (const cpuRate of CPU_RATES) {
        const speeds = [];
        for (const { at, pageCase } of all) {
          const { name: _, ...counts } = await tracePage(browser, at, pageCase, cpuRate);
          speeds.push({ ...(await timePage(browser, at, pageCase, { runs: RUNS, cpuRate })), ...counts });
        }
        report(`Slow 4G, processor ${cpuRate} times slower, medians of ${RUNS}`, speeds);
        if (cpuRate !== CPU_RATES[0]) continue;
        await record('paint', Object.fromEntries(speeds.slice(1).map(({ name, lcpMs }) => [name, lcpMs])));
      }
      await empty.stop();
    }
    if (isSelected('lighthouse')) {
      const empty = await serveEmptyPage();
      const shown = cases.filter(({ name }) => ['home', 'listing', 'product', 'cart'].includes(name));
      const pages = [{ origin: empty.origin, page: EMPTY }, ...shown.map((page) => ({ origin, page }))];
      report(
        `Lighthouse, phone, medians of ${LIGHTHOUSE_ROUNDS}`,
        await auditPages(browser, pages, LIGHTHOUSE_ROUNDS),
      );
      await empty.stop();
    }
    if (isSelected('interactions'))
      report(
        `Milliseconds until the result shows, slow 4G, four times slower processor, medians of ${RUNS}`,
        await timeInteractions(browser, origin, interactionsOf(cases), RUNS),
      );
    return cases;
  });
}

/** Cache settings of the server under test, and the novelty of responses. */
const NOTHING_CACHED = { PAGE_CACHE: 'false', KEEP_ANSWERS: 'false' };
interface ServerCase {
  readonly cached: string;
  readonly novelty: Novelty;
  readonly env: Readonly<Record<string, string>>;
}
const SERVERS: readonly ServerCase[] = [
  { cached: 'nothing cached, every answer new', novelty: 'everything', env: NOTHING_CACHED },
  { cached: 'nothing cached, one entry of every answer new', novelty: 'one entry', env: NOTHING_CACHED },
  { cached: 'nothing cached', novelty: 'nothing', env: NOTHING_CACHED },
  { cached: 'answers of the services cached for 5 s', novelty: 'nothing', env: { PAGE_CACHE: 'false' } },
  { cached: 'pages cached', novelty: 'nothing', env: {} },
];

async function measurePagesPerSecond(
  options: StackOptions,
  apiOrigin: string,
  cases: readonly PageCase[],
): Promise<void> {
  const api = await serveRepeatingApi(apiOrigin);
  const wanted = cases.filter(({ name }) => name === 'listing' || name === 'product');
  const rows = [];
  for (const { cached, novelty, env } of SERVERS) {
    api.setNovelty(novelty);
    const server = await startStorefront({
      ...options,
      storefrontPort: await freePort(),
      env: { COMMERCE_API_URL: api.origin, LOG_REQUESTS: 'false', ...env },
    });
    for (const { name, path } of wanted) {
      const speed = await measureThroughput(`${name}, ${cached}`, server.origin + path, SECONDS);
      rows.push({ ...speed, peakMemoryMb: peakMemoryMb(server.process.pid) });
      if (cached !== 'pages cached') continue;
      const constant = await serveConstantPage(await (await fetch(server.origin + path)).text());
      const baseline = await measureThroughput(`${name}, bare server (baseline)`, constant.origin, SECONDS);
      rows.push({ ...baseline, peakMemoryMb: '' });
      await constant.stop();
    }
    await server.stop();
  }
  await api.stop();
  report('Pages a second, ten connections, an API that answers in 5 ms', rows);
}

/** The JSON in the last line of a service benchmark. */
function runServiceBench(script: string, env: Record<string, string>): unknown {
  const run = spawnSync(process.execPath, ['--conditions=@haberdash/source', `bench/${script}.ts`], {
    cwd: join(root, 'apps/commerce-api'),
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`${script} failed: ${run.stderr}`);
  return JSON.parse(run.stdout.trim().split('\n').at(-1) ?? '');
}

function sellHotItem(engine: string, env: Record<string, string>): object {
  return { engine, ...(runServiceBench('hot-item', env) as object) };
}

/** Times of sign-in calls, ten in parallel. */
function timeSignIns(engine: string, env: Record<string, string>): readonly object[] {
  const measured = runServiceBench('sign-in', env) as Readonly<
    Record<string, number | { readonly p50: number; readonly p99: number }>
  >;
  return Object.entries(measured).flatMap(([call, times]) =>
    typeof times === 'object' ? [{ engine, call, 'p50 (ms)': times.p50, 'p99 (ms)': times.p99 }] : [],
  );
}

/** Orders on both engines, with a baseline of the same statements without the service. */
async function measureOrders(): Promise<void> {
  const [shop, raw] = await Promise.all([startTemporaryPostgres(), startTemporaryPostgres()]);
  const urls = { DATABASE_URL: shop.url, RAW_DATABASE_URL: raw.url };
  report('Orders and adds to a cart, 50 in flight, beside the same statements alone', [
    runServiceBench('orders', {}) as object,
    runServiceBench('orders', urls) as object,
  ]);
  await Promise.all([shop.stop(), raw.stop()]);
}

/** Sizes of the shop to compare. */
const CATALOGUES = [400, 100_000];

async function measureCatalogues(): Promise<void> {
  const starts = [];
  const calls = [];
  for (const products of CATALOGUES) {
    const measured = await measureCatalogue(products);
    starts.push(measured.start);
    calls.push(...measured.calls);
  }
  report('Filling and starting a shop', starts);
  report('Calls a second of the catalogue, ten connections', calls);
}

function checkSearch(): void {
  const { rows, worst } = runServiceBench('judged-search', {}) as Record<'rows' | 'worst', readonly object[]>;
  report('Judged searches', rows);
  report('Judged searches, the worst', worst);
}

const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-bench-'));
try {
  if (
    ['weights', 'speed', 'lighthouse', 'interactions', 'throughput', 'preview', 'sign-in'].some(isSelected)
  ) {
    const options: StackOptions = {
      storefrontPort: await freePort(),
      apiPort: await freePort(),
      sandboxPort: await freePort(),
      dataDir,
      // One shopper reads more often than the limit.
      ...(isSelected('sign-in') ? { env: { LIMITS: 'off' } } : {}),
    };
    const stack = await startStack(options);
    if (isSelected('preview'))
      report(
        `The editors’ preview, medians`,
        await withBrowser((browser) => timePreview(browser, options, stack.api.origin)),
      );
    if (isSelected('sign-in'))
      report(
        'What is a shopper’s own on every page, ten in parallel',
        await withBrowser(async (browser) => timeMe(browser, stack.storefront.origin)),
      );
    const isOfPages = ['weights', 'speed', 'lighthouse', 'interactions', 'throughput'].some(isSelected);
    const cases = isOfPages ? await measurePages(stack.storefront.origin) : [];
    await stack.storefront.stop();
    if (isSelected('throughput')) await measurePagesPerSecond(options, stack.api.origin, cases);
    await stack.stop();
  }
  if (isSelected('rules')) {
    for (const [title, rows] of Object.entries(measureRules())) report(title, rows);
  }
  if (isSelected('blocks')) {
    for (const [title, rows] of Object.entries(await measureBlocks())) report(title, rows);
    report(
      'Scrolling through a page of 50 blocks, four times slower processor',
      await withBrowser((browser) => timeScrolling(browser)),
    );
  }
  if (isSelected('client')) {
    report('Client: bytes in a browser', await weighClient());
    report('Client: time of one call after the other, medians', await timeCalls());
    report('Client: checking the types of every service, medians', await timeTypes());
  }
  if (isSelected('search')) checkSearch();
  if (isSelected('catalogue')) await measureCatalogues();
  if (isSelected('import')) {
    const { imports, freshness } = await measureImport();
    report('Imports of the catalogue by file', imports);
    report('A price that was imported, in a running shop on PostgreSQL', freshness);
  }
  if (isSelected('sign-in')) {
    const postgres = await startTemporaryPostgres();
    report('Sign-ins and reads of a customer, ten in parallel', [
      ...timeSignIns('embedded', {}),
      ...timeSignIns('PostgreSQL', { DATABASE_URL: postgres.url }),
    ]);
    await postgres.stop();
  }
  if (isSelected('stalls')) report('Requests that keep the event loop longest', await measureStalls());
  if (isSelected('strangers')) {
    const postgres = await startTemporaryPostgres();
    report('Asking about what is there and what is not, one at a time', [
      ...(runServiceBench('strangers', {}) as readonly object[]),
      ...(runServiceBench('strangers', { DATABASE_URL: postgres.url }) as readonly object[]),
    ]);
    await postgres.stop();
  }
  if (isSelected('orders')) await measureOrders();
  if (isSelected('hot-item')) {
    const postgres = await startTemporaryPostgres();
    report('100 in stock, 500 shoppers in parallel', [
      sellHotItem('embedded', { DATA_DIR: join(dataDir, 'hot-item') }),
      sellHotItem('PostgreSQL', { DATABASE_URL: postgres.url }),
    ]);
    await postgres.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
await mkdir(join(root, 'bench/results'), { recursive: true });
const file = join(root, 'bench/results', `${today}.json`);
await writeFile(file, `${JSON.stringify({ date: new Date().toISOString(), machine, results }, null, 2)}\n`);
console.log(`\nMeasured on ${machine}; written to ${file.slice(root.length + 1)}.`);
