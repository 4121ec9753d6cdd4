import { type SQL, sql } from 'drizzle-orm';

import type { Currency } from '../context/sites.ts';
import type { Executor } from '../db/database.ts';
import {
  type FacetId,
  type ListingQuery,
  type ListingSort,
  PRICE_RANGES,
  readPriceRange,
} from './listing-filters.ts';

/** Which products a listing chooses from: those of a category, or those that a search finds. */
export interface ListingSource {
  readonly from: SQL;
  readonly where: SQL;
  /** How well a product fits, the larger the better. */
  readonly rank: SQL;
}

/** Products of a category and everything below it, the most wanted first. */
export const categorySource = (categoryId: string): ListingSource => ({
  from: sql`product p`,
  where: sql`p.category_ids @> array[${categoryId}]`,
  rank: sql`p.popularity::double precision`,
});

/** What a listing found: how many, which of them on this page, and how many behind every option. */
export interface ListingResult {
  readonly total: number;
  readonly ids: readonly string[];
  readonly facets: Readonly<Record<FacetId, Readonly<Record<string, number>>>>;
}

const array = (values: readonly string[]): SQL =>
  values.length === 0
    ? sql`'{}'::text[]`
    : sql`array[${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )}]::text[]`;

const anyOf = (column: SQL, values: readonly string[]): SQL =>
  values.length === 0 ? sql`true` : sql`${column} && ${array(values)}`;

function priceCondition(ranges: readonly string[]): SQL {
  if (ranges.length === 0) return sql`true`;
  const conditions = ranges
    .map(readPriceRange)
    .map(({ from, to }) =>
      to === undefined ? sql`price >= ${from}::int` : sql`(price >= ${from}::int and price < ${to}::int)`,
    );
  return sql`(${sql.join(conditions, sql` or `)})`;
}

const SORTS: Readonly<Record<ListingSort, SQL>> = {
  relevance: sql`cardinality(sizes) = 0, rank desc, id`,
  newest: sql`created_at desc, id`,
  'price-asc': sql`price, id`,
  'price-desc': sql`price desc, id`,
  rating: sql`rating desc, reviews_count desc, id`,
  discount: sql`discount_percent desc, rank desc, id`,
};

const FACETS = [
  'category',
  'size',
  'color',
  'price',
  'activity',
  'gender',
] as const satisfies readonly FacetId[];

/** True for products that pass every filter but the one of this facet: a facet never narrows itself. */
const othersPass = (own: FacetId): SQL =>
  sql.join(
    FACETS.filter((facet) => facet !== own).map((facet) => sql.raw(`m_${facet}`)),
    sql` and `,
  );

const priceBucket = sql`case ${sql.join(
  PRICE_RANGES.flatMap(({ id, to }) =>
    to === undefined ? [] : [sql`when price < ${sql.raw(String(to))} then ${sql.raw(`'${id}'`)}`],
  ),
  sql` `,
)} else ${sql.raw(`'${PRICE_RANGES.at(-1)?.id ?? ''}'`)} end`;

const VALUES: Readonly<Record<FacetId, SQL>> = {
  category: sql`unnest(category_ids)`,
  size: sql`unnest(sizes)`,
  color: sql`unnest(families)`,
  activity: sql`unnest(activities)`,
  gender: sql`gender`,
  price: priceBucket,
};

const countsOf = (facet: FacetId): SQL => sql`(
  select coalesce(json_object_agg(value, n), '{}'::json) from (
    select ${VALUES[facet]} as value, count(*) as n from flagged where ${othersPass(facet)} group by 1) counted)`;

/** Counts, page and facets of a listing in one statement, which looks at each product of the source once. */
export async function findListing(
  db: Executor,
  source: ListingSource,
  currency: Currency,
  query: ListingQuery,
): Promise<ListingResult> {
  const { filters, start, count, sort } = query;
  const { rows } = await db.execute<{
    total: number;
    ids: string[] | null;
    facets: ListingResult['facets'];
  }>(sql`
    with flagged as materialized (
      select b.*,
        ${anyOf(sql`sizes`, filters.size)} as m_size,
        ${anyOf(sql`families`, filters.color)} as m_color,
        ${anyOf(sql`activities`, filters.activity)} as m_activity,
        ${anyOf(sql`array[gender]`, filters.gender)} as m_gender,
        ${anyOf(sql`category_ids`, filters.category)} as m_category,
        ${priceCondition(filters.price)} as m_price
      from (
        select p.id, p.gender, p.activities, p.families, p.sizes_in_stock as sizes, p.category_ids, p.created_at,
          p.rating, p.reviews_count, p.discount_percent, pp.current as price, ${source.rank} as rank
        from ${source.from}
        join product_price pp on pp.product_id = p.id and pp.currency = ${currency}
        where p.status = 'active' and ${source.where}) b),
    hits as (select * from flagged where ${sql.join(
      FACETS.map((facet) => sql.raw(`m_${facet}`)),
      sql` and `,
    )})
    select (select count(*)::int from hits) as total,
      array(select id from hits order by ${SORTS[sort]} limit ${count} offset ${start}) as ids,
      json_build_object(${sql.join(
        FACETS.map((facet) => sql`${sql.raw(`'${facet}'`)}, ${countsOf(facet)}`),
        sql`, `,
      )}) as facets`);
  const row = rows[0];
  if (row === undefined) throw new TypeError('a listing answered no row');
  return { total: row.total, ids: row.ids ?? [], facets: row.facets };
}
