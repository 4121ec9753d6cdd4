// Measures the packages of rules, and the built shop: bytes, speed on a slow phone, pages a second, and the hot item
// on both engines.
// `npm run bench -- weights speed` runs only the named parts; `--check` fails when a page is over its budget.
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, resolveChromium } from '../browser/chromium.ts';
import { startTemporaryPostgres } from '../postgres/postgres.ts';
import { freePort } from '../stack/ports.ts';
import { root, startStack, startStorefront, type StackOptions } from '../stack/stack.ts';
import { overBudget } from './budgets.ts';
import { timeCalls, timeTypes, weighClient } from './client.ts';
import { findPageCases } from './page-cases.ts';
import { interactionsOf } from './interaction-cases.ts';
import { timeInteractions } from './interactions.ts';
import { peakMemoryMb } from './memory.ts';
import { timePage, weighPage, type PageCase } from './pages.ts';
import { measureRules } from './rules.ts';
import { table } from './table.ts';
import { measureThroughput, serveConstantPage, serveRepeatingApi, type Novelty } from './throughput.ts';

const RUNS = 3;
const SECONDS = 10;
const parts = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isWanted = (part: string) => parts.length === 0 || parts.includes(part);
const results: Record<string, readonly object[]> = {};
const report = (title: string, rows: readonly object[]) => {
  results[title] = rows;
  console.log(`\n### ${title}\n\n${table(rows)}`);
};

async function measurePages(origin: string): Promise<PageCase[]> {
  const browser = await chromium.launch({
    executablePath: await resolveChromium(),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const page = await browser.newPage();
    const cases = await findPageCases(page, origin);
    await page.close();
    for (const pageCase of cases) await weighPage(browser, origin, pageCase);
    if (isWanted('weights')) {
      const weights = [];
      for (const pageCase of cases) weights.push(await weighPage(browser, origin, pageCase));
      report('kB of a first visit, compressed as served', weights);
      const over = weights.flatMap(overBudget);
      for (const line of over) console.error(line);
      if (over.length > 0 && process.argv.includes('--check')) process.exitCode = 1;
    }
    if (isWanted('speed')) {
      const speeds = [
        await timePage(browser, origin, { name: 'empty page (baseline)', path: '/health/live' }, RUNS),
      ];
      for (const pageCase of cases) speeds.push(await timePage(browser, origin, pageCase, RUNS));
      report(`Slow 4G, four times slower processor, medians of ${RUNS}`, speeds);
    }
    if (isWanted('interactions'))
      report(
        `Milliseconds until the result shows, slow 4G, four times slower processor, medians of ${RUNS}`,
        await timeInteractions(browser, origin, interactionsOf(cases), RUNS),
      );
    return cases;
  } finally {
    await browser.close();
  }
}

/** What the server under test caches from one request to the next, and how much of the services' answers is new. */
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

function sellHotItem(engine: string, env: Record<string, string>): object {
  const run = spawnSync(process.execPath, ['--conditions=@haberdash/source', 'bench/hot-item.ts'], {
    cwd: join(root, 'apps/commerce-api'),
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  const line = run.stdout.trim().split('\n').at(-1) ?? '';
  if (run.status !== 0) throw new Error(`The hot item on ${engine} failed: ${run.stderr}`);
  const outcome: object = JSON.parse(line);
  return { engine, ...outcome };
}

const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-bench-'));
try {
  if (['weights', 'speed', 'interactions', 'throughput'].some(isWanted)) {
    const options: StackOptions = {
      storefrontPort: await freePort(),
      apiPort: await freePort(),
      sandboxPort: await freePort(),
      dataDir,
    };
    const stack = await startStack(options);
    const cases = await measurePages(stack.storefront.origin);
    await stack.storefront.stop();
    if (isWanted('throughput')) await measurePagesPerSecond(options, stack.api.origin, cases);
    await stack.stop();
  }
  if (isWanted('rules')) {
    for (const [title, rows] of Object.entries(measureRules())) report(title, rows);
  }
  if (isWanted('client')) {
    report('Client: bytes in a browser', await weighClient());
    report('Client: time of one call after the other, medians', await timeCalls());
    report('Client: checking the types of every service, medians', await timeTypes());
  }
  if (isWanted('hot-item')) {
    const postgres = await startTemporaryPostgres();
    report('100 in stock, 500 shoppers at once', [
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
const file = join(root, 'bench/results', `${new Date().toISOString().slice(0, 10)}.json`);
await writeFile(file, `${JSON.stringify({ date: new Date().toISOString(), machine, results }, null, 2)}\n`);
console.log(`\nMeasured on ${machine}; written to ${file.slice(root.length + 1)}.`);
