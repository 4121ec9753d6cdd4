import { sql } from 'drizzle-orm';

import type { Language } from '../../shared/text.ts';
import type { Currency } from '../../shared/money.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { Expression } from './ts-query.ts';

/** A text as the query language knows it, in the words of one language. */
export interface TextQuery {
  /** What products have to fit. */
  readonly filter: Expression;
  /** What those that fit are ranked by: a category of the name counts, too. */
  readonly rank: Expression;
  readonly language: Language;
}

/** A wanted product comes before an unwanted one that fits as well. */
const rankOf = ({ rank }: TextQuery) =>
  sql`ts_rank(s.document, ${rank}::tsquery) * (1 + p.popularity / 2000.0)`;

const fitting = ({ filter, language }: TextQuery) => sql`
  from product_search s join product p on p.id = s.product_id
  where p.status = 'active' and s.language = ${language} and s.document @@ ${filter}::tsquery`;

/** The ids of all products whose words fit a text, the best first. */
export async function findRanked(db: Executor, text: TextQuery): Promise<readonly string[]> {
  const { rows } = await db.execute<{ ids: readonly string[] }>(sql`
    select coalesce(json_agg(id order by rank desc, id), '[]'::json) as ids
    from (select p.id, ${rankOf(text)} as rank ${fitting(text)}) found`);
  return rows[0]?.ids ?? [];
}

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

/** The ids of the best products that fit a text, those in stock first, without looking at how many there are. */
export async function findBest(
  db: Executor,
  text: TextQuery,
  currency: Currency,
  count: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id ${fitting(text)}
      and exists (select 1 from product_price pp where pp.product_id = p.id and pp.currency = ${currency})
    order by cardinality(p.sizes_in_stock) = 0, ${rankOf(text)} desc, p.id limit ${count}`);
  return rows.map(({ id }) => id);
}
