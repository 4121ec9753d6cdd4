import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '../stack/ports.ts';
import { root, startApi } from '../stack/stack.ts';
import { peakMemoryMb } from './memory.ts';

const CONNECTIONS = 10;
const SECONDS = 8;
const MEMORY_POLL_MS = 500;
const SITE = {
  locale: 'en-us',
  brand: 'northfell',
  region: 'NORA',
  siteid: 'NF-US',
  'content-type': 'application/json',
};
/** Sites of every language and currency, whose indexes are read in turn. */
const OTHER_SITES = ['en-ca', 'en-gb', 'de-de', 'fr-fr', 'es-es', 'it-it'];
/** Products per page: at most what small categories have, for equal responses. */
const PAGE = 8;
const SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'rating', 'discount'];
const WORDS = [
  'jacket',
  'rain jacket',
  'hiking boots',
  'hiikng boots',
  'red fleece',
  'womens trousers',
  'backpack 40l',
  'merino',
  'kids hoodie',
  'tent',
];
const BEGINNINGS = ['j', 'ja', 'jack', 'hik', 'rain j', 'back', 'wool', 'trail ru', 'men', 'red ja'];

interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

const get = (path: string): Request => ({ method: 'GET', path });

interface Found {
  readonly total: number;
  readonly products: readonly { readonly id: string }[];
  readonly facets: readonly { readonly id: string; readonly options: readonly { readonly id: string }[] }[];
}

async function ask(origin: string, path: string): Promise<Found> {
  const response = await fetch(origin + path, { headers: SITE });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const found: unknown = await response.json();
  return found as Found; // what the contract of a listing says
}

function siteOf(locale: string): Record<string, string> {
  const country = locale.slice(-2).toUpperCase();
  const region = ['US', 'CA'].includes(country) ? 'NORA' : 'EMEA';
  return { ...SITE, locale, region, siteid: `NF-${country}` };
}

/** Waits until every index is in memory, by a query each. */
async function readIndexes(origin: string): Promise<number> {
  const started = performance.now();
  for (const locale of [SITE.locale, ...OTHER_SITES]) {
    const response = await fetch(`${origin}${searchOf('jacket')}`, { headers: siteOf(locale) });
    if (!response.ok) throw new Error(`a search in ${locale} answered ${response.status}`);
    await response.arrayBuffer();
  }
  return (performance.now() - started) / 1000;
}

const searchOf = (q: string) => `/products/v2/search/productSearch?q=${encodeURIComponent(q)}`;
const catalogOf = (id: string) => `/products/v2/catalog?categoryId=${id}`;

/** Queries in many variants, so that few are cached. */
async function casesOf(origin: string): Promise<Readonly<Record<string, readonly Request[]>>> {
  const found = await ask(origin, `${searchOf('jacket')}&count=96`);
  const optionsOf = (facet: string) =>
    found.facets.find(({ id }) => id === facet)?.options.map(({ id }) => id) ?? [];
  const categories = optionsOf('category');
  return {
    listing: categories.flatMap((id) =>
      SORTS.flatMap((sort) =>
        [0, PAGE].map((start) => get(`${catalogOf(id)}&sort=${sort}&count=${PAGE}&start=${start}`)),
      ),
    ),
    facets: categories.flatMap((id) =>
      optionsOf('color').flatMap((color) =>
        ['S', 'M', 'L'].map((size) => get(`${catalogOf(id)}&color=${color}&size=${size}&count=${PAGE}`)),
      ),
    ),
    search: WORDS.flatMap((q) =>
      SORTS.flatMap((sort) =>
        [0, PAGE, PAGE * 2].map((start) => get(`${searchOf(q)}&sort=${sort}&count=${PAGE}&start=${start}`)),
      ),
    ),
    suggestions: BEGINNINGS.map((q) => get(`/products/v2/search/autoSuggest?q=${encodeURIComponent(q)}`)),
    details: found.products.map(({ id }) => get(`/products/v2/products/${id}/details`)),
    'store search': [30, 35, 40, 45].flatMap((latitude) =>
      [-120, -100, -80].map((longitude) => ({
        method: 'POST' as const,
        path: '/stores/v1/search',
        body: JSON.stringify({ countryCode: 'US', latitude, longitude }),
      })),
    ),
  };
}

/** Seeds a folder; returns time and peak memory. */
async function seed(products: number, dataDir: string): Promise<{ seconds: number; peakMb: number }> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--conditions=@haberdash/source', 'apps/commerce-api/src/seed/main.ts', '--products', String(products)],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, SEED_SOURCE: '@haberdash/demo-shop' },
      stdio: 'ignore',
    },
  );
  let peakMb = 0;
  const timer = setInterval(() => {
    try {
      peakMb = Math.max(peakMb, peakMemoryMb(child.pid));
    } catch {
      // Ended since the last sample.
    }
  }, MEMORY_POLL_MS);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`seeding ${products} products failed`);
  return { seconds: Math.round((performance.now() - started) / 1000), peakMb };
}

/** Seeds a shop of a size and measures its service. */
export async function measureCatalogue(
  products: number,
): Promise<{ readonly start: object; readonly calls: readonly object[] }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haberdash-bench-catalogue-'));
  try {
    const seeded = await seed(products, dataDir);
    const started = performance.now();
    const api = await startApi({
      storefrontPort: await freePort(),
      apiPort: await freePort(),
      sandboxPort: await freePort(),
      dataDir,
      env: { LIMITS: 'off' },
    });
    const readySeconds = Number(((performance.now() - started) / 1000).toFixed(1));
    const indexSeconds = readySeconds + (await readIndexes(api.origin));
    const calls = [];
    for (const [call, requests] of Object.entries(await casesOf(api.origin))) {
      const options = {
        url: api.origin,
        connections: CONNECTIONS,
        headers: SITE,
        requests: requests.map((request) => ({ ...request })),
      };
      await autocannon({ ...options, duration: 3 });
      const {
        requests: answered,
        latency,
        throughput,
        errors,
        non2xx,
      } = await autocannon({ ...options, duration: SECONDS });
      calls.push({
        call,
        products,
        perSecond: Math.round(answered.average),
        p50Ms: latency.p50,
        p99Ms: latency.p99,
        kBytes: Number((throughput.average / answered.average / 1000).toFixed(1)),
        errors: errors + non2xx,
      });
    }
    const memoryMb = peakMemoryMb(api.process.pid);
    await api.stop();
    return {
      start: {
        products,
        seedSeconds: seeded.seconds,
        seedPeakMb: seeded.peakMb,
        readySeconds,
        indexSeconds: Number(indexSeconds.toFixed(1)),
        serviceMemoryMb: memoryMb,
      },
      calls,
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
