import { sql, type SQL } from 'drizzle-orm';

import type { Executor } from '../../platform/db/database.ts';
import { COMMITTED_UNITS } from './committed.ts';

/** Rows as the database has them, by the names of its columns. */
export interface ProductRow extends Record<string, unknown> {
  readonly id: string;
  readonly reference: string | null;
  readonly slug: string;
  readonly kind: string;
  readonly gender: string;
  readonly primary_category_id: string;
  readonly category_ids: readonly string[];
  readonly activities: readonly string[];
  readonly status: string;
  readonly sold_as: string;
  readonly created_at: string;
  readonly popularity: number;
  readonly badge: string | null;
  readonly vendor: string | null;
  readonly picture: unknown;
}

export interface TextRow extends Record<string, unknown> {
  readonly product_id: string;
  readonly language: string;
  readonly name: string;
  readonly kind_label: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly materials: readonly string[];
  readonly care: readonly string[];
  readonly fit: string | null;
  readonly keywords: readonly string[];
}

export interface ColorRow extends Record<string, unknown> {
  readonly product_id: string;
  readonly color_id: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly hex: string;
  readonly family: string;
  readonly picture: unknown;
  readonly position: number;
}

export interface PriceRow extends Record<string, unknown> {
  readonly product_id: string;
  readonly color_id: string;
  readonly currency: string;
  readonly current: number;
  readonly original: number;
}

export interface VariantRow extends Record<string, unknown> {
  readonly id: string;
  readonly product_id: string;
  readonly upc: string;
  readonly sku: string | null;
  readonly color_id: string;
  readonly size_id: string;
  readonly size_position: number;
  readonly max_qty: number;
}

/** Units on the shelf: those for sale, and those that are sold or reserved. */
export interface ShelfRow extends Record<string, unknown> {
  readonly variant_id: string;
  readonly location: string;
  readonly quantity: number;
  readonly committed: number;
}

/** A product with everything that files say about it. */
export interface ProductState {
  readonly product: ProductRow;
  readonly texts: readonly TextRow[];
  readonly colors: readonly ColorRow[];
  readonly prices: readonly PriceRow[];
  readonly variants: readonly VariantRow[];
  readonly shelves: readonly ShelfRow[];
}

/** Ids as one JSON parameter. */
export const idList = (ids: readonly string[]): SQL =>
  sql`(select json_array_elements_text(${Buffer.from(JSON.stringify(ids))}::json))`;

const PRODUCT_COLUMNS = sql`p.id, p.reference, p.slug, p.kind, p.gender, p.primary_category_id, to_json(p.category_ids) as category_ids,
  to_json(p.activities) as activities, p.status, p.sold_as,
  to_char(p.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at, p.popularity, p.badge, p.vendor, p.picture`;

/** Reads products whose ids are among `ids`, with all of their rows. */
export async function readStates(db: Executor, ids: readonly string[]): Promise<ProductState[]> {
  if (ids.length === 0) return [];
  const list = idList(ids);
  const { rows: products } = await db.execute<ProductRow>(
    sql`select ${PRODUCT_COLUMNS} from product p where p.id in ${list} order by p.id collate "C"`,
  );
  const ofProducts = async <R extends Record<string, unknown>>(query: SQL): Promise<Map<unknown, R[]>> => {
    const { rows } = await db.execute<R & { readonly product_id: string }>(query);
    return Map.groupBy(rows, (row) => row.product_id);
  };
  const texts = await ofProducts<TextRow>(sql`
    select product_id, language, name, kind_label, description, features, materials, care, fit, keywords
    from product_text where product_id in ${list} order by language`);
  const colors = await ofProducts<ColorRow>(sql`
    select product_id, color_id, labels, hex, family, picture, position from product_color
    where product_id in ${list} order by position, color_id`);
  const prices = await ofProducts<PriceRow>(sql`
    select product_id, color_id, currency, current, original from color_price where product_id in ${list} order by currency`);
  const variants = await ofProducts<VariantRow>(sql`
    select id, product_id, upc, sku, color_id, size_id, size_position, max_qty from variant
    where product_id in ${list} order by size_position, id`);
  const shelves = await ofProducts<ShelfRow & { product_id: string }>(sql`
    select v.product_id, s.variant_id, s.location, s.quantity, coalesce(c.quantity, 0) as committed
    from variant v join stock s on s.variant_id = v.id
    left join ${COMMITTED_UNITS} c on c.variant_id = s.variant_id and c.location = s.location
    where v.product_id in ${list} order by s.location`);
  return products.map((product) => ({
    product,
    texts: texts.get(product.id) ?? [],
    colors: colors.get(product.id) ?? [],
    prices: prices.get(product.id) ?? [],
    variants: variants.get(product.id) ?? [],
    shelves: shelves.get(product.id) ?? [],
  }));
}

/** The ids of known products by the merchant's id. */
export async function findByReference(
  db: Executor,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const list = idList(references);
  const { rows } = await db.execute<{ id: string; reference: string }>(sql`
    select id, coalesce(reference, id) as reference from product
    where reference in ${list} or (reference is null and id in ${list})`);
  return new Map(rows.map(({ id, reference }) => [reference, id]));
}

/** The merchant's ids of products. */
export async function findReferences(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.execute<{ id: string; reference: string }>(
    sql`select id, coalesce(reference, id) as reference from product where id in ${idList(ids)}`,
  );
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

export interface KnownVariant extends Record<string, unknown> {
  readonly id: string;
  readonly sku: string | null;
  readonly upc: string;
  readonly product_id: string;
}

/** Variants that have one of the SKUs, codes or bar codes, and products that have one of the codes. */
export async function findTaken(
  db: Executor,
  wanted: {
    readonly skus: readonly string[];
    readonly codes: readonly string[];
    readonly barcodes: readonly string[];
  },
): Promise<readonly KnownVariant[]> {
  const { rows } = await db.execute<KnownVariant>(sql`
    select id, sku, upc, product_id from variant
    where sku in ${idList(wanted.skus)} or id in ${idList(wanted.codes)} or upc in ${idList(wanted.barcodes)}`);
  return rows;
}

export async function findTakenCodes(db: Executor, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from product where id in ${idList(codes)}`);
  return new Set(rows.map(({ id }) => id));
}
