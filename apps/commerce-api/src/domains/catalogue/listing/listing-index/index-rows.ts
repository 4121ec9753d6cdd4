import { type SQL, sql } from 'drizzle-orm';

import type { Currency } from '../../../../shared/money.ts';
import type { Executor } from '../../../../platform/db/database.ts';
import type { EntrySource } from '../../catalogue/product-index.ts';
import type { IndexedProduct } from './indexed-product.ts';

type Row = readonly [
  id: string,
  categories: string[],
  gender: string,
  activities: string[],
  families: string[],
  sizesInStock: string[],
  storesInStock: string[],
  createdAt: number,
  rating: number,
  reviewsCount: number,
  discountPercent: number,
  popularity: number,
  price: number,
];

const ROW = sql`json_build_array(p.id, p.category_ids, p.gender, p.activities, p.families, p.sizes_in_stock,
  p.stores_in_stock,  extract(epoch from p.created_at), p.rating, p.reviews_count, p.discount_percent, p.popularity, p.price)`;

/** Interns equal lists: a large shop repeats a few thousand of them. */
function createLists(): (values: readonly string[]) => readonly string[] {
  const lists = new Map<string, readonly string[]>();
  return (values) => {
    const key = values.join('\n');
    const known = lists.get(key) ?? values;
    lists.set(key, known);
    return known;
  };
}

function readRow(row: Row, share: (values: readonly string[]) => readonly string[]): IndexedProduct {
  const [id, categories, gender, activities, families, sizes, stores, createdAt, ...numbers] = row;
  const [rating, reviewsCount, discountPercent, popularity, price] = numbers;
  return {
    id,
    categories: share(categories),
    gender,
    activities: share(activities),
    families: share(families),
    sizesInStock: share(sizes),
    storesInStock: share(stores),
    createdAt,
    rating,
    reviewsCount,
    discountPercent,
    popularity,
    price,
  };
}

/** Reads the products that are sold in a currency. */
export function indexRows(db: Executor, currency: Currency): EntrySource<IndexedProduct> {
  const share = createLists();
  const read = async (which: SQL): Promise<IndexedProduct[]> => {
    const { rows } = await db.execute<{ products: readonly Row[] | null }>(sql`
      select json_agg(${ROW} order by p.id) as products from (
        select x.*, c.current as price from product x
        join product_price c on c.product_id = x.id and c.currency = ${currency}
        where x.status = 'active' and ${which}) p`);
    return (rows[0]?.products ?? []).map((row) => readRow(row, share));
  };
  return {
    page: (after, count) => read(sql`x.id > ${after} order by x.id limit ${count}`),
    products: (ids) => read(sql`x.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`),
  };
}
