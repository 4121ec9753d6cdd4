// Runs all judged queries on the demo shop. Prints one line of JSON: mean NDCG@10 by locale, and the worst queries.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { JUDGED, openJudgedShop } from '../src/domains/catalogue/search/judged/judged-shop.fixtures.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { openDatabase } from '../src/platform/db/open.ts';

const WORST = 5;
const round = (value: number): number => Number(value.toFixed(3));

const folder = mkdtempSync(join(tmpdir(), 'haberdash-bench-'));
const database = await openDatabase(readConfig({ ...process.env, DATA_DIR: folder }));
const search = await openJudgedShop(database);
const rows = [];
const results: { readonly q: string; readonly locale: string; readonly ndcg: number }[] = [];
for (const [locale, list] of Object.entries(JUDGED)) {
  let sum = 0;
  for (const query of list) {
    const { ndcg } = await search(query, locale);
    sum += ndcg;
    results.push({ q: query.q, locale, ndcg: round(ndcg) });
  }
  rows.push({ locale, queries: list.length, ndcgAt10: round(sum / list.length) });
}
const mean = results.reduce((sum, { ndcg }) => sum + ndcg, 0) / results.length;
rows.push({ locale: 'all', queries: results.length, ndcgAt10: round(mean) });
const worst = results.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, WORST);
process.stdout.write(`${JSON.stringify({ rows, worst })}\n`);
await database.close();
rmSync(folder, { recursive: true, force: true });
