import { sql } from 'drizzle-orm';

import type { Database, Executor, Tx } from '../../../platform/db/database.ts';
import { LANGUAGES, type Edition } from '../../../shared/text.ts';
import {
  searchRowsOf,
  type NamedCategory,
  type Names,
  type SearchedCopy,
  type SearchedProduct,
} from './product-words.ts';
import { createShopWords } from './shop-words.ts';

/** Per transaction: few enough not to delay other requests. */
const BATCH = 100;

/** Locks queued products; other instances skip them, and a crash leaves them queued. */
async function takeQueued(tx: Tx): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ product_id: string }>(sql`
    delete from search_queue where product_id in (
      select product_id from search_queue order by product_id limit ${BATCH} for update skip locked)
    returning product_id`);
  return rows.map(({ product_id: id }) => id);
}

export async function readProducts(tx: Executor, ids: string): Promise<readonly SearchedProduct[]> {
  const { rows } = await tx.execute<{
    id: string;
    status: string;
    category_id: string;
    category_ids: readonly string[];
    copies: readonly SearchedCopy[];
    labels: readonly Names[];
  }>(sql`
    select p.id, p.status, p.primary_category_id as category_id, to_json(p.category_ids) as category_ids,
      (select coalesce(json_agg(json_build_object('language', t.language, 'name', t.name, 'kindLabel', t.kind_label,
          'features', t.features, 'materials', t.materials, 'keywords', t.keywords) order by t.language), '[]')
        from product_text t where t.product_id = p.id) as copies,
      (select coalesce(json_agg(c.labels order by c.position), '[]')
        from product_color c where c.product_id = p.id) as labels
    from product p where p.id in (select json_array_elements_text(${ids}::json))`);
  return rows.map(({ id, status, category_id: categoryId, category_ids: categoryIds, copies, labels }) => ({
    id,
    status,
    categoryId,
    categoryIds,
    copies,
    colors: labels.map((each) => ({ way: { labels: each } })),
  }));
}

export async function readCategories(tx: Executor): Promise<NamedCategory[]> {
  const { rows } = await tx.execute<{ id: string; language: Edition; name: string; title: string }>(
    sql`select category_id as id, language, name, title from category_text`,
  );
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, texts]) => ({
    id,
    names: Object.fromEntries(texts.map(({ language, name }) => [language, name])),
    titles: Object.fromEntries(texts.map(({ language, title }) => [language, title])),
  }));
}

/** Rebuilds a batch; returns how many products it had. */
async function makeBatch(tx: Tx): Promise<number> {
  const queued = await takeQueued(tx);
  if (queued.length === 0) return 0;
  const ids = JSON.stringify(queued);
  const [products, categories] = [await readProducts(tx, ids), await readCategories(tx)];
  const shopWords = createShopWords(categories, LANGUAGES);
  for (const product of products) shopWords.add(product);
  const documents = JSON.stringify(products.flatMap(searchRowsOf(categories)));
  await tx.execute(sql`
    delete from product_search s where s.product_id in (select json_array_elements_text(${ids}::json))
      and not exists (select from json_to_recordset(${documents}::json) as r (product_id text, language text)
        where r.product_id = s.product_id and r.language = s.language)`);
  await tx.execute(sql`
    insert into product_search as known (product_id, language, document)
    select r.product_id, r.language, r.document::tsvector
    from json_to_recordset(${documents}::json) as r (product_id text, language text, document text)
    on conflict (product_id, language) do update set document = excluded.document
    where known.document <> excluded.document`);
  // Unused words stay until the next seeding: they correct a typo and find nothing.
  await tx.execute(sql`
    insert into search_term select * from json_populate_recordset(null::search_term,
      ${JSON.stringify(shopWords.rows())}::json) on conflict do nothing`);
  return queued.length;
}

/** Rebuilds the search words of all queued products. */
export async function makeQueuedWords(database: Pick<Database, 'transaction'>): Promise<void> {
  while ((await database.transaction(makeBatch, { isRepeatable: true })) > 0);
}
