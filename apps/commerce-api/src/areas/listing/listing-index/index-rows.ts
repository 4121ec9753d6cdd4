import { type SQL, sql } from 'drizzle-orm';

import type { Currency } from '../../../shared/money.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { IndexedProduct } from './indexed-product.ts';

/** Everything from this transaction on may be new to a reader. */
export type Mark = bigint;

/** What changed since a mark. */
export interface Changes {
  readonly mark: Mark;
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** The catalogue was emptied at once. */
  readonly isEmptied: boolean;
}

type Row = readonly [
  id: string,
  isSold: boolean,
  categories: string[],
  gender: string,
  activities: string[],
  families: string[],
  sizesInStock: string[],
  createdAt: number,
  rating: number,
  reviewsCount: number,
  discountPercent: number,
  popularity: number,
  price: number | null,
];

const MARK = sql`pg_snapshot_xmin(pg_current_snapshot())::text`;
const ROW = sql`json_build_array(p.id, p.status = 'active', p.category_ids, p.gender, p.activities, p.families,
  p.sizes_in_stock, extract(epoch from p.created_at), p.rating, p.reviews_count, p.discount_percent, p.popularity, p.price)`;

/** A product of a row, or only its id when it is not sold in this currency. */
export type ReadProduct = { readonly id: string; readonly product: IndexedProduct | undefined };

/** Equal lists are one list in memory: a large shop repeats a few thousand of them. */
function createLists(): (values: readonly string[]) => readonly string[] {
  const lists = new Map<string, readonly string[]>();
  return (values) => {
    const key = values.join('\n');
    const known = lists.get(key) ?? values;
    lists.set(key, known);
    return known;
  };
}

function readRow(row: Row, share: (values: readonly string[]) => readonly string[]): ReadProduct {
  const [id, isSold, categories, gender, activities, families, sizes, createdAt, ...numbers] = row;
  const [rating, reviewsCount, discountPercent, popularity, price] = numbers;
  if (!isSold || price === null) return { id, product: undefined };
  const product = {
    id,
    categories: share(categories),
    gender,
    activities: share(activities),
    families: share(families),
    sizesInStock: share(sizes),
    createdAt,
    rating,
    reviewsCount,
    discountPercent,
    popularity,
    price,
  };
  return { id, product };
}

/** Reads products for the index of one currency. */
export function indexRows(db: Executor, currency: Currency) {
  const share = createLists();
  const price = sql`(select current from product_price where currency = ${currency} and product_id = x.id) as price`;
  const read = async (which: SQL): Promise<ReadProduct[]> => {
    const { rows } = await db.execute<{ products: readonly Row[] | null }>(sql`
      select json_agg(${ROW} order by p.id) as products from (${which}) p`);
    return (rows[0]?.products ?? []).map((row) => readRow(row, share));
  };
  return {
    /** What a reader that begins now has to ask from the next time. */
    async mark(): Promise<Mark> {
      const { rows } = await db.execute<{ mark: string }>(sql`select ${MARK} as mark`);
      return BigInt(rows[0]?.mark ?? 0);
    },
    /** The next products in the order of their ids. */
    page: (after: string, count: number): Promise<ReadProduct[]> =>
      read(sql`select *, ${price} from product x where id > ${after} order by id limit ${count}`),
    products: (ids: readonly string[]): Promise<ReadProduct[]> =>
      read(
        sql`select *, ${price} from product x where id in (select json_array_elements_text(${JSON.stringify(ids)}::json))`,
      ),
    async changes(since: Mark): Promise<Changes> {
      const { rows } = await db.execute<{ mark: string; changed: string[]; removed: string[] }>(sql`
        select ${MARK} as mark,
          (select coalesce(json_agg(id), '[]') from product where changed_in >= ${String(since)}::xid8) as changed,
          (select coalesce(json_agg(product_id), '[]') from product_removal where removed_in >= ${String(since)}::xid8) as removed`);
      const [row] = rows;
      if (row === undefined) throw new TypeError('the changes answered no row');
      return {
        mark: BigInt(row.mark),
        changed: row.changed,
        removed: row.removed,
        isEmptied: row.removed.includes('*'),
      };
    },
  };
}
