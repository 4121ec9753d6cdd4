import { sql, type SQL } from 'drizzle-orm';

import type { Language } from '../../../shared/text.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { EntrySource } from '../catalogue/product-index.ts';
import type { TextEntry } from './text-index/text-index.ts';

export function textRows(db: Executor, language: Language): EntrySource<TextEntry> {
  const read = async (which: SQL): Promise<readonly TextEntry[]> => {
    const { rows } = await db.execute<{ entries: readonly TextEntry[] | null }>(sql`
      select json_agg(json_build_object('id', s.product_id, 'document', s.document::text) order by s.product_id) as entries
      from (select product_id, document from product_search where language = ${language} and ${which}) s`);
    return rows[0]?.entries ?? [];
  };
  return {
    page: (after, count) => read(sql`product_id > ${after} order by product_id limit ${count}`),
    products: (ids) =>
      read(sql`product_id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`),
  };
}

const CODE = /^(?:[A-Z]{2}[A-Z0-9]{6,9}|[0-9]{12,13})$/;

/** The product of a product code, variant code or bar code. */
export async function findByCode(db: Executor, text: string): Promise<string | undefined> {
  const code = text.trim().toUpperCase();
  if (!CODE.test(code)) return undefined;
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from product p where p.status = 'active'
      and (p.id = ${code} or p.id = (select product_id from variant where id = ${code} or upc = ${code} limit 1))`);
  return rows[0]?.id;
}
