import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTemporaryPostgres } from '../postgres/postgres.ts';
import { freePort } from '../stack/ports.ts';
import { root, startApi, startStorefront } from '../stack/stack.ts';
import { peakMemoryMb } from './memory.ts';

const PRODUCTS = 3_000;
const COLORS = ['Black', 'Green'];
const SIZES = ['XS', 'S', 'M', 'L', 'XL'];
/** Those of `npm run catalogue`, which halve its memory. */
const FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=40', '--conditions=@haberdash/source'];
const MEMORY_POLL_MS = 200;
const POLL_MS = 100;
const LONGEST_WAIT_MS = 60_000;

/** A catalogue of 25,500 variants; every hundredth product costs `changed` more. */
function catalogueOf(changed: number): string {
  const rows = [
    'type,category,product,name:en,description:en,color,color_label:en,size,sku,price:GBP,price:EUR,stock:online',
  ];
  rows.push('category,110000,,Jackets,,,,,,,,');
  for (let at = 0; at < PRODUCTS; at += 1) {
    // Every second product comes in two colours with five sizes, the others in one with seven.
    const colors = at % 2 === 0 ? COLORS : COLORS.slice(0, 1);
    const sizes = at % 2 === 0 ? SIZES : [...SIZES, 'XXL', '3XL'];
    const price = 50 + (at % 100) + (at % 100 === 0 ? changed : 0);
    for (const color of colors)
      for (const size of sizes)
        rows.push(
          `variant,110000,bench-${at},Bench jacket ${at},"Light, warm and made for measuring ${at}.",${color.toUpperCase()},${color},${size},B-${at}-${color}-${size},${price}.00,${price}.00,${at % 20}`,
        );
  }
  return `${rows.join('\n')}\n`;
}

interface Run {
  readonly seconds: number;
  readonly peakMb: number;
}

/** Runs the command and returns its time and peak memory. */
async function runImport(file: string, env: Record<string, string>): Promise<Run> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [...FLAGS, 'apps/commerce-api/src/catalogue-files/main.ts', 'import', file],
    { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  let peakMb = 0;
  const timer = setInterval(() => {
    try {
      peakMb = Math.max(peakMb, peakMemoryMb(child.pid));
    } catch {
      // Ended since the last sample.
    }
  }, MEMORY_POLL_MS);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The import ended with ${String(code)}.`);
  return { seconds: Number(((performance.now() - started) / 1000).toFixed(1)), peakMb };
}

async function importTwice(engine: string, folder: string, env: Record<string, string>): Promise<object[]> {
  const [first, changed] = [join(folder, 'first.csv'), join(folder, 'changed.csv')];
  await writeFile(first, catalogueOf(0));
  await writeFile(changed, catalogueOf(7));
  return [
    { engine, import: 'first, 25,500 variants', ...(await runImport(first, env)) },
    { engine, import: 'again, 1 % changed', ...(await runImport(changed, env)) },
    { engine, import: 'again, unchanged', ...(await runImport(changed, env)) },
  ];
}

/** Seconds until a page of a running storefront has a text. */
async function untilShown(url: string, text: string): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < LONGEST_WAIT_MS) {
    if ((await (await fetch(url)).text()).includes(text)) break;
    await sleep(POLL_MS);
  }
  return Number(((performance.now() - started) / 1000).toFixed(1));
}

/** Changes a price through a file while shop and service run, and looks for it on the pages. */
async function measureFreshness(folder: string, databaseUrl: string): Promise<object[]> {
  const options = {
    storefrontPort: await freePort(),
    apiPort: await freePort(),
    sandboxPort: await freePort(),
    dataDir: folder,
    databaseUrl,
    env: { LIMITS: 'off', SEED: 'never', LOG_REQUESTS: 'false' },
  };
  const api = await startApi(options);
  const shop = await startStorefront(options);
  try {
    const found = await fetch(`${api.origin}/products/v2/catalog?categoryId=110000&sort=price-asc&count=1`, {
      headers: { locale: 'en-gb', brand: 'northfell', region: 'EMEA', siteid: 'NF-GB' },
    });
    const { products } = (await found.json()) as {
      readonly products: readonly { readonly name: string; readonly url: string }[];
    };
    const number = products[0]?.name.split(' ').at(-1) ?? '';
    const pages = {
      'product page': `/en-gb${products[0]?.url ?? ''}`,
      listing: '/en-gb/c/jackets-110000?sort=price-asc',
      search: `/en-gb/search?q=bench%20jacket%20${number}&sort=price-asc`,
    };
    // The pages are cached before the change.
    for (const path of Object.values(pages)) await (await fetch(shop.origin + path)).text();
    const file = join(folder, 'price.csv');
    await writeFile(file, `product,sku,price:GBP\nbench-${number},B-${number}-Black-XS,12.34\n`);
    await runImport(file, { DATABASE_URL: databaseUrl });
    return await Promise.all(
      Object.entries(pages).map(async ([page, path]) => ({
        page,
        'seconds until it shows': await untilShown(shop.origin + path, '12.34'),
      })),
    );
  } finally {
    await shop.stop();
    await api.stop();
  }
}

/** Measures imports on both engines, and when a running shop shows one. */
export async function measureImport(): Promise<{ readonly imports: object[]; readonly freshness: object[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'haberdash-bench-import-'));
  const postgres = await startTemporaryPostgres();
  try {
    const env = { DATABASE_URL: postgres.url };
    const imports = [
      ...(await importTwice('embedded', folder, { DATA_DIR: join(folder, 'data') })),
      ...(await importTwice('PostgreSQL', folder, env)),
    ];
    return { imports, freshness: await measureFreshness(folder, postgres.url) };
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
