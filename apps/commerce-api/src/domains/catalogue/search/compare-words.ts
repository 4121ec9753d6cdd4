import { sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { searchRowsOf } from './product-words.ts';
import { readCategories, readProducts } from './words-from-tables.ts';

/** Products of a list whose search words are not those of their texts, by language. */
export async function findStaleWords(
  db: Executor,
  ids: readonly string[],
): Promise<readonly { readonly productId: string; readonly language: string }[]> {
  const list = JSON.stringify(ids);
  const [products, categories] = [await readProducts(db, list), await readCategories(db)];
  const documents = JSON.stringify(products.flatMap(searchRowsOf(categories)));
  const { rows } = await db.execute<{ product_id: string; language: string }>(sql`
    select product_id, language
    from (select product_id, language, document::tsvector as document
      from json_to_recordset(${documents}::json) as r (product_id text, language text, document text)) r
    full join (select product_id, language, document from product_search
      where product_id in (select json_array_elements_text(${list}::json))) s using (product_id, language)
    where r.document is distinct from s.document order by 1, 2`);
  return rows.map(({ product_id: productId, language }) => ({ productId, language }));
}
