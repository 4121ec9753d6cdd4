import { sql } from 'drizzle-orm';

import type { ListingSource } from '../catalogue/listing-repository.ts';
import type { Language } from '../context/language.ts';
import type { Currency } from '../context/sites.ts';
import type { Executor } from '../db/database.ts';

/** Products whose words fit a query; a wanted product comes before an unwanted one that fits as well. */
export const textSource = (tsQuery: string, language: Language): ListingSource => ({
  from: sql`product_search s join product p on p.id = s.product_id`,
  where: sql`s.language = ${language} and s.document @@ ${tsQuery}::tsquery`,
  rank: sql`ts_rank(s.document, ${tsQuery}::tsquery) * (1 + p.popularity / 2000.0)`,
});

/** One product, found by its code. */
export const codeSource = (productId: string): ListingSource => ({
  from: sql`product p`,
  where: sql`p.id = ${productId}`,
  rank: sql`1::double precision`,
});

const CODE = /^(?:[A-Z]{2}[A-Z0-9]{6,9}|[0-9]{12,13})$/;

/** The product that a text names by its code, by that of a variant, or by a bar code. */
export async function findByCode(db: Executor, text: string): Promise<string | undefined> {
  const code = text.trim().toUpperCase();
  if (!CODE.test(code)) return undefined;
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from product p where p.status = 'active'
      and (p.id = ${code} or p.id = (select product_id from variant where id = ${code} or upc = ${code} limit 1))`);
  return rows[0]?.id;
}

/** The ids of the best products for a query, without counting the others. */
export async function findBest(
  db: Executor,
  source: ListingSource,
  currency: Currency,
  count: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from ${source.from}
    join product_price pp on pp.product_id = p.id and pp.currency = ${currency}
    where p.status = 'active' and ${source.where}
    order by cardinality(p.sizes_in_stock) = 0, ${source.rank} desc, p.id limit ${count}`);
  return rows.map(({ id }) => id);
}
