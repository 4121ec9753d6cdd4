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

const priceBucket = sql`case ${sql.join(
  PRICE_RANGES.flatMap(({ id, to }) =>
    to === undefined ? [] : [sql`when price < ${sql.raw(String(to))} then ${sql.raw(`'${id}'`)}`],
  ),
  sql` `,
)} else ${sql.raw(`'${PRICE_RANGES.at(-1)?.id ?? ''}'`)} end`;

const VALUES: Readonly<Record<FacetId, SQL>> = {
  category: sql`category_ids`,
  size: sql`sizes`,
  color: sql`families`,
  price: sql`array[${priceBucket}]`,
  activity: sql`activities`,
  gender: sql`array[gender]`,
};

/** True for products that pass every filter but the one of this facet: a facet never narrows itself. */
const othersPass = (own: FacetId, chosen: readonly FacetId[]): SQL =>
  sql.join(
    [sql`true`, ...chosen.filter((facet) => facet !== own).map((facet) => sql.raw(`m_${facet}`))],
    sql` and `,
  );

const COLUMNS = sql.raw(FACETS.map((facet) => `of_${facet}`).join(', '));

/** Counts of every option among the products that pass all filters, in one pass over them. */
const countsOfAll = sql`(
  select coalesce(json_agg(json_build_array(${COLUMNS}, n)), '[]'::json) from (
    select ${COLUMNS}, count(*) as n
    from hits, unnest(${sql.join(
      FACETS.map((facet) => VALUES[facet]),
      sql`, `,
    )}) as options (${COLUMNS})
    group by grouping sets (${sql.raw(FACETS.map((facet) => `(of_${facet})`).join(', '))})) counted)`;

/** Counts of the options of a facet that has some chosen, which its own choice does not narrow. */
const countsOfChosen = (facet: FacetId, chosen: readonly FacetId[]): SQL => sql`(
  select coalesce(json_object_agg(value, n), '{}'::json) from (
    select unnest(${VALUES[facet]}) as value, count(*) as n from flagged where ${othersPass(facet, chosen)} group by 1) counted)`;

type Counts = Readonly<Record<string, number>>;
type CountRow = readonly [...values: (string | null)[], count: number];

interface ListingRow extends Record<string, unknown> {
  readonly total: number;
  readonly ids: readonly string[] | null;
  readonly counts: readonly CountRow[];
  readonly chosen: Readonly<Partial<Record<FacetId, Counts>>>;
}

/** Each row of the grouping sets has the value of one facet, and nulls for the others. */
function readCounts({ counts, chosen }: ListingRow): ListingResult['facets'] {
  const facets: Record<FacetId, Record<string, number>> = {
    category: {},
    size: {},
    color: {},
    price: {},
    activity: {},
    gender: {},
  };
  for (const row of counts) {
    const place = FACETS.findIndex((_, index) => row[index] !== null);
    const facet = FACETS[place];
    const value = row[place];
    const count = row.at(-1);
    if (facet !== undefined && typeof value === 'string' && typeof count === 'number')
      facets[facet][value] = count;
  }
  return { ...facets, ...chosen };
}

/** Counts, page and facets of a listing in one statement, which looks at each product of the source once. */
export async function findListing(
  db: Executor,
  source: ListingSource,
  currency: Currency,
  query: ListingQuery,
): Promise<ListingResult> {
  const { filters, start, count, sort } = query;
  const chosen = FACETS.filter((facet) => filters[facet].length > 0);
  const allPass = sql.join([sql`true`, ...chosen.map((facet) => sql.raw(`m_${facet}`))], sql` and `);
  const flags: Readonly<Record<FacetId, SQL>> = {
    size: anyOf(sql`sizes`, filters.size),
    color: anyOf(sql`families`, filters.color),
    activity: anyOf(sql`activities`, filters.activity),
    gender: anyOf(sql`array[gender]`, filters.gender),
    category: anyOf(sql`category_ids`, filters.category),
    price: priceCondition(filters.price),
  };
  const { rows } = await db.execute<ListingRow>(sql`
    with flagged as materialized (
      select b.*${sql.join(chosen.map((facet) => sql`, ${flags[facet]} as ${sql.raw(`m_${facet}`)}`))}
      from (
        select p.id, p.gender, p.activities, p.families, p.sizes_in_stock as sizes, p.category_ids, p.created_at,
          p.rating, p.reviews_count, p.discount_percent, pp.current as price, ${source.rank} as rank
        from ${source.from}
        join product_price pp on pp.product_id = p.id and pp.currency = ${currency}
        where p.status = 'active' and ${source.where}) b),
    hits as (select * from flagged where ${allPass})
    select (select count(*)::int from hits) as total,
      array(select id from hits order by ${SORTS[sort]} limit ${count} offset ${start}) as ids,
      ${countsOfAll} as counts,
      json_build_object(${sql.join(
        chosen.map((facet) => sql`${sql.raw(`'${facet}'`)}, ${countsOfChosen(facet, chosen)}`),
        sql`, `,
      )}) as chosen`);
  const row = rows[0];
  if (row === undefined) throw new TypeError('a listing answered no row');
  return { total: row.total, ids: row.ids ?? [], facets: readCounts(row) };
}
