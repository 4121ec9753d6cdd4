import { afterAll, beforeAll, describe, expect, it as test } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../../../../testing/database.ts';
import { JUDGED, openJudgedShop } from './judged-shop.fixtures.ts';

const FIRST = 5;
/** Lower bound of the mean NDCG@10. */
const LEAST_NDCG = 0.985;

let database: TestDatabase;
let search: Awaited<ReturnType<typeof openJudgedShop>>;
beforeAll(async () => {
  database = await cloneDatabase();
  search = await openJudgedShop(database);
}, 120_000);
afterAll(() => database.close());

describe.each(Object.entries(JUDGED))('in %s', (locale, list) => {
  test.each(list)('$q', async (query) => {
    const { lead, never = [], only, filters = [], page } = query;
    const found = await search(query, locale);
    expect({
      filters: found.filters,
      page: found.page,
      isEmpty: page === undefined && found.kinds.length === 0,
      notLeading: found.kinds.slice(0, FIRST).filter((kind) => lead !== undefined && !lead.includes(kind)),
      beside: found.kinds.filter((kind) => only !== undefined && !only.includes(kind)),
      forbidden: found.kinds.filter((kind) => never.includes(kind)),
    }).toEqual({ filters, page, isEmpty: false, notLeading: [], beside: [], forbidden: [] });
  });
});

describe('all judged queries', () => {
  const all = Object.entries(JUDGED).flatMap(([locale, list]) => list.map((query) => ({ locale, query })));

  test('are at least two hundred', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
  });

  test('find what was requested at the top: the mean of NDCG@10 stays above its floor', async () => {
    const results = [];
    for (const { locale, query } of all) results.push((await search(query, locale)).ndcg);
    const mean = results.reduce((sum, each) => sum + each, 0) / results.length;
    expect(mean).toBeGreaterThanOrEqual(LEAST_NDCG);
  });
});
