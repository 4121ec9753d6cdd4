// The share of visits that the page cache serves without a rendering, with and without experiments, in simulated time:
// `npm run bench -- rules`.
import { createCachedPage } from '../src/page-cache/cached-page.ts';
import { createPageCache } from '../src/page-cache/page-cache.ts';
import { createVariantIndex } from '../src/page-cache/page-variants.ts';

const VISITS = 40_000;
const ADDRESSES = 300;
const VISITS_PER_SECOND = 20;
/** Of the storefront. */
const CACHE = { maxEntries: 500, maxBytes: 32 * 2 ** 20, freshMs: 10_000, staleMs: 60_000 };
const SEED = 20_261_127;

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Addresses by rank: the n-th is visited an n-th as often as the first. */
const WEIGHTS = Array.from({ length: ADDRESSES }, (_, rank) => 1 / (rank + 1));
const TOTAL = WEIGHTS.reduce((sum, weight) => sum + weight, 0);

function addressAt(share: number): number {
  let left = share * TOTAL;
  for (const [rank, weight] of WEIGHTS.entries()) {
    left -= weight;
    if (left <= 0) return rank;
  }
  return 0;
}

/** Experiments with two variations on a part of the addresses, each visitor in all of them. */
async function simulate(experiments: number, part: number) {
  const random = seededRandom(SEED);
  let now = 0;
  const cache = createPageCache({ ...CACHE, now: () => now });
  const index = createVariantIndex({ maxEntries: 500, memoryMs: 2 * CACHE.staleMs, now: () => now });
  const names = Array.from({ length: experiments }, (_, at) => `experiment_${String(at)}`);
  const page = createCachedPage(200, [], '<p>page</p>');
  let renderings = 0;
  let waits = 0;
  let beyond = 0;
  for (let visit = 0; visit < VISITS; visit += 1) {
    now += 1_000 / VISITS_PER_SECOND;
    const rank = addressAt(random());
    const key = `/${String(rank)}`;
    const used = rank % 100 < part * 100 ? names : [];
    const chosen = new Map(used.map((name) => [name, random() < 0.5 ? 'a' : 'b']));
    const get = async (cacheKey: string): Promise<void> => {
      const found = cache.get(cacheKey, async () => {
        renderings += 1;
        index.learn(key, used);
        return page;
      });
      if (found instanceof Promise) waits += 1;
      await found;
    };
    if (index.namesOf(key) === undefined) await get(key);
    const variant = index.variantOf(key, index.namesOf(key) ?? [], { chosen });
    if (used.length > 0 && variant.chosen.size === 0) beyond += 1;
    await get(key + variant.key);
  }
  const percent = (count: number): string => `${((100 * count) / VISITS).toFixed(1)} %`;
  return {
    'experiments with two variations': experiments,
    'of the addresses': experiments === 0 ? '–' : `${String(part * 100)} %`,
    'visits served from the cache': percent(VISITS - waits),
    renderings,
    'beyond eight variants: baseline': percent(beyond),
  };
}

const rows: object[] = [];
for (const [experiments, part] of [
  [0, 0],
  [1, 0.1],
  [1, 1],
  [2, 1],
  [3, 1],
  [5, 1],
] as const)
  rows.push(await simulate(experiments, part));
process.stdout.write(
  `${JSON.stringify({ [`Page cache with experiments, ${String(VISITS)} visits, ${String(VISITS_PER_SECOND)} a second`]: rows })}\n`,
);
