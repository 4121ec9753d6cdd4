import { type SQL, sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { CURRENCIES } from '../../../shared/money.ts';

export type Widget = 'bestsellers' | 'new-arrivals' | 'similar' | 'complete-the-look' | 'sale';

export interface Recommendation {
  readonly widget: Widget;
  readonly productId?: string;
  readonly categoryId?: string;
  readonly count: number;
}

/** Candidates that are considered for a varied row. */
const CANDIDATES = 160;

const inCategory = (categoryId: string | undefined): SQL =>
  categoryId === undefined ? sql`true` : sql`p.category_ids @> array[${categoryId}]`;

const notThis = (productId: string | undefined): SQL =>
  productId === undefined ? sql`true` : sql`p.id <> ${productId}`;

const codeOf = (id: string): SQL => sql`coalesce((select product_id from variant where id = ${id}), ${id})`;

const ORDERS: Readonly<
  Record<'bestsellers' | 'new-arrivals' | 'sale', { readonly where: SQL; readonly order: SQL }>
> = {
  bestsellers: { where: sql`true`, order: sql`p.popularity desc, p.id` },
  'new-arrivals': { where: sql`true`, order: sql`p.created_at desc, p.id` },
  sale: { where: sql`p.discount_percent > 0`, order: sql`p.discount_percent desc, p.popularity desc, p.id` },
};

/** The best of a shop or category, one of each kind first. */
async function findVaried(
  db: Executor,
  widget: keyof typeof ORDERS,
  { categoryId, productId, count }: Recommendation,
): Promise<string[]> {
  const { where, order } = ORDERS[widget];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id, place, row_number() over (partition by kind order by place) as turn from (
        select p.id, p.kind, row_number() over (order by ${order}) as place from product p
        where p.status = 'active' and cardinality(p.sizes_in_stock) > 0 and ${where} and ${inCategory(categoryId)} and ${notThis(productId)}
        order by ${order} limit ${CANDIDATES}) best) turns
    order by turn, place limit ${count}`);
  return rows.map(({ id }) => id);
}

/** The same kind and gender, closest in use and price first. */
async function findSimilar(
  db: Executor,
  productId: string,
  { categoryId, count }: Recommendation,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from product o
    join product_price opp on opp.product_id = o.id and opp.currency = ${CURRENCIES[0]}
    join product p on p.status = 'active' and p.id <> o.id and p.category_ids @> array[o.primary_category_id]
      and cardinality(p.sizes_in_stock) > 0 and ${inCategory(categoryId)}
    join product_price pp on pp.product_id = p.id and pp.currency = ${CURRENCIES[0]}
    where o.id = ${codeOf(productId)}
    order by cardinality(array(select unnest(p.activities) intersect select unnest(o.activities))) desc,
      abs(pp.current - opp.current) * 6 / greatest(opp.current, 1), p.popularity desc, p.id
    limit ${count}`);
  return rows.map(({ id }) => id);
}

/** Other kinds for the same use and gender. */
async function findLook(
  db: Executor,
  productId: string,
  { categoryId, count }: Recommendation,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select p.id, p.popularity, p.shared, row_number() over (partition by p.kind order by p.shared desc, p.popularity desc, p.id) as turn
      from product o
      join lateral (
        select p.id, p.kind, p.popularity, (p.activities && o.activities)::int as shared from product p
        where p.status = 'active' and p.kind <> o.kind and p.gender in (o.gender, 'unisex')
          and not p.category_ids @> array[(select parent_id from category where id = o.primary_category_id)]
          and cardinality(p.sizes_in_stock) > 0 and ${inCategory(categoryId)}
        order by p.popularity desc, p.id limit ${CANDIDATES}) p on true
      where o.id = ${codeOf(productId)}) looks
    where turn = 1 order by shared desc, popularity desc, id limit ${count}`);
  return rows.map(({ id }) => id);
}

/** Ids of recommended products in stock; bestsellers beside an unknown product. */
export async function findRecommendations(db: Executor, requested: Recommendation): Promise<string[]> {
  const { widget, productId } = requested;
  if (widget !== 'similar' && widget !== 'complete-the-look') return findVaried(db, widget, requested);
  if (productId === undefined) return findVaried(db, 'bestsellers', requested);
  const found = await (widget === 'similar' ? findSimilar : findLook)(db, productId, requested);
  return found.length > 0 ? found : findVaried(db, 'bestsellers', requested);
}
