import { sql } from 'drizzle-orm';

import type { Tx } from '../../platform/db/database.ts';

export interface Table {
  readonly name: string;
  readonly key: readonly string[];
  /** Columns that files set, besides the key. */
  readonly columns: readonly string[];
}

/** The tables that files write; triggers derive all others. */
export const TABLES = {
  category: {
    name: 'category',
    key: ['id'],
    columns: ['parent_id', 'position', 'slug', 'scene', 'cuts_across', 'sale_genders'],
  },
  categoryText: {
    name: 'category_text',
    key: ['category_id', 'language'],
    columns: ['name', 'title', 'description'],
  },
  product: {
    name: 'product',
    key: ['id'],
    columns: [
      'reference',
      'slug',
      'kind',
      'gender',
      'primary_category_id',
      'category_ids',
      'activities',
      'status',
      'sold_as',
      'created_at',
      'popularity',
      'badge',
      'vendor',
      'picture',
    ],
  },
  text: {
    name: 'product_text',
    key: ['product_id', 'language'],
    columns: ['name', 'kind_label', 'description', 'features', 'materials', 'care', 'fit', 'keywords'],
  },
  color: {
    name: 'product_color',
    key: ['product_id', 'color_id'],
    columns: ['labels', 'hex', 'family', 'picture', 'position'],
  },
  variant: {
    name: 'variant',
    key: ['id'],
    columns: ['product_id', 'upc', 'sku', 'color_id', 'size_id', 'size_position', 'max_qty'],
  },
  price: {
    name: 'color_price',
    key: ['product_id', 'color_id', 'currency'],
    columns: ['current', 'original'],
  },
} as const satisfies Record<string, Table>;

const names = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Inserts rows, or updates those that exist; the caller gives only rows that differ. */
export async function upsertRows(
  tx: Tx,
  { name, key, columns }: Table,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  if (rows.length === 0) return;
  const table = sql.identifier(name);
  const all = names([...key, ...columns]);
  const json = Buffer.from(JSON.stringify(rows));
  const set = sql.join(
    columns.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`),
    sql`, `,
  );
  await tx.execute(sql`
    insert into ${table} (${all}) select ${all} from json_populate_recordset(null::${table}, ${json}::json)
    on conflict (${names(key)}) do update set ${set}`);
}
