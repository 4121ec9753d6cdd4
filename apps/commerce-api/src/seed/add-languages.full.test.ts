import { createSeedSource } from '@haberdash/demo-shop';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { addLanguages } from './add-languages.ts';
import { refreshContent, seedAtStart } from './at-start.ts';
import { shopRules } from './shop-rules.ts';
import { seedDatabase } from './seed-database.ts';
import { seedState } from './seed-state.ts';

const demoShop = createSeedSource();
const PRODUCTS = 30;
const SPOKEN = ['product_text', 'product_search', 'category_text', 'search_term'];
let database: TestDatabase;

const run = async <T extends Record<string, unknown>>(text: string): Promise<T[]> =>
  (await database.read.execute<T>(sql.raw(text))).rows;
const count = async (table: string): Promise<number> =>
  (await run<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? -1;

/** Removes what a shop with English, French and German lacked. */
async function forget(): Promise<void> {
  for (const table of SPOKEN) await run(`delete from ${table} where language in ('es', 'it')`);
  await run(`update product_color set labels = labels - 'es' - 'it'`);
  await run(`update promotion set names = names - 'es' - 'it'`);
  await run(`delete from content_document where locale in ('es-es', 'it-it')`);
  await run(`delete from stock where location like 'NF-ES-%' or location like 'NF-IT-%'`);
  await run(`delete from store where country_code in ('ES', 'IT')`);
  await run(`update seed_record set languages = languages - 'es' - 'it'`);
}

const snapshot = async () => ({
  counts: await Promise.all([...SPOKEN, 'content_document', 'store', 'stock', 'review'].map(count)),
  labels: await run('select labels from product_color order by product_id, color_id'),
  names: await run('select names from promotion order by id'),
});

beforeAll(async () => {
  database = await cloneDatabase();
  await seedDatabase(database, demoShop, { products: PRODUCTS });
});
afterAll(() => database.close());

describe('a shop that was filled before the service learnt a language', () => {
  it('gets at its next start what a new shop has, and is left alone from then on', async () => {
    const whole = await snapshot();
    await forget();
    expect((await seedState(database, demoShop)).missingLanguages).toEqual(['es', 'it']);
    const lines: string[] = [];
    expect(await seedAtStart(database, demoShop, undefined, (line) => void lines.push(line))).toBe(true);
    const all = PRODUCTS + (await demoShop.load(shopRules)).furtherProducts.length;
    expect(lines.at(-1)).toBe(`Adding es, it to the shop: ${all} of ${all} products`);
    expect(await snapshot()).toEqual(whole);
    expect(await addLanguages(database, demoShop)).toBe(false);
  });

  it('gets the editions that countries word otherwise, and keeps the pages that were edited', async () => {
    const whole = await snapshot();
    for (const table of SPOKEN) await run(`delete from ${table} where language like '%-%'`);
    await run(`delete from content_document where slug = 'imprint'`);
    await run(
      `update content_document set body = '{"title": "Old"}' where locale = 'en-us' and slug = 'returns'`,
    );
    await run(
      `update content_document set body = '{"title": "Ours"}', modified_at = now() where locale = 'en-us' and slug = 'about'`,
    );
    await run(`update seed_record set languages = '["en", "fr", "de", "es", "it"]'`);
    await seedAtStart(database, demoShop, undefined, () => undefined);
    expect(await snapshot()).toEqual(whole);
    const titles = await run(
      `select slug, body ->> 'title' as title from content_document where locale = 'en-us' and kind = 'page' and slug in ('about', 'returns') order by slug`,
    );
    expect(titles).toEqual([
      { slug: 'about', title: 'Ours' },
      { slug: 'returns', title: 'Returns' },
    ]);
    const names = await run(
      `select language, name from category_text where category_id = '130100' and language like 'en%' order by 1`,
    );
    expect(names).toEqual([
      { language: 'en', name: 'Trousers' },
      { language: 'en-ca', name: 'Pants' },
      { language: 'en-us', name: 'Pants' },
    ]);
  });

  it('refreshes unedited seed content in development', async () => {
    const titleOf = async (slug: string): Promise<unknown> =>
      (
        await run(
          `select body ->> 'title' as title from content_document where locale = 'en-us' and kind = 'page' and slug = '${slug}'`,
        )
      )[0]?.['title'];
    await run(`update content_document set body = '{"title": "Old"}' where slug = 'returns'`);
    await run(
      `update content_document set body = '{"title": "Ours"}', modified_at = now() where slug = 'size-guide'`,
    );
    await refreshContent(database, demoShop);
    expect([await titleOf('returns'), await titleOf('size-guide')]).toEqual(['Returns', 'Ours']);
  });

  it('keeps what was changed in it, and does not get back what was deleted', async () => {
    await forget();
    await run(`update product_color set labels = labels || '{"en": "Our own"}'`);
    const [gone] = await run<{ id: string }>(
      'delete from product where id = (select min(id) from product) returning id',
    );
    await run(`delete from category where id = '430400'`);
    expect(await addLanguages(database, demoShop)).toBe(true);
    expect(
      await run(`select 1 from product_color where labels ->> 'en' <> 'Our own' or not labels ? 'es'`),
    ).toEqual([]);
    expect(await run(`select 1 from product where id = '${gone?.id}'`)).toEqual([]);
    expect(await run(`select 1 from category_text where category_id = '430400'`)).toEqual([]);
  });

  it('without the demo stays without it', async () => {
    await forget();
    await run('delete from seed_record');
    expect(await addLanguages(database, demoShop)).toBe(false);
    expect(await seedAtStart(database, demoShop, undefined, () => undefined)).toBe(false);
    expect(await run(`select 1 from category_text where language = 'es'`)).toEqual([]);
  });
});
