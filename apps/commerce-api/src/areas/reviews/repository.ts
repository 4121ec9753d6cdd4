import type { Reviews } from '@haberdash/api-client/products';
import { type SQL, sql } from 'drizzle-orm';

import type { Executor } from '../../platform/db/database.ts';
import { ServiceRefusal } from '../../platform/errors/refusal.ts';
import type { Reader } from '../catalogue/cards.ts';
import { sizeLabel } from '../catalogue/sizes.ts';

export type ReviewSort = 'newest' | 'highest' | 'lowest' | 'helpful';

const SORTS: Readonly<Record<ReviewSort, SQL>> = {
  newest: sql`created_on desc, id`,
  highest: sql`score desc, created_on desc, id`,
  lowest: sql`score, created_on desc, id`,
  helpful: sql`helpful desc, score desc, created_on desc, id`,
};

/** Percentages of a part, to one decimal (spec 2 §9). */
const percentage = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

interface SummaryRow extends Record<string, unknown> {
  readonly total: number;
  readonly mean: number | null;
  readonly recommended: number;
  readonly scores: Readonly<Record<string, number>>;
}

interface ReviewRow extends Record<string, unknown> {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly score: number;
  readonly author: string;
  readonly date: string;
  readonly verified: boolean;
  readonly helpful: number;
  readonly size: string | null;
}

function summaryOf({ total, mean, recommended, scores }: SummaryRow): Reviews['summary'] {
  return {
    score: Math.round((mean ?? 0) * 10) / 10,
    reviewsCount: total,
    ...(total === 0 ? {} : { recommendedPercentage: percentage(recommended, total) }),
    distribution: [5, 4, 3, 2, 1].map((score) => {
      const count = scores[String(score)] ?? 0;
      return { score, count, percentage: percentage(count, total) };
    }),
  };
}

async function findSummary(db: Executor, productId: string): Promise<SummaryRow | undefined> {
  const { rows } = await db.execute<SummaryRow>(sql`
    select coalesce(sum(r.n), 0)::int as total, (sum(r.n * r.score) / sum(r.n))::double precision as mean,
      coalesce(sum(r.recommended), 0)::int as recommended,
      coalesce(json_object_agg(r.score, r.n) filter (where r.score is not null), '{}'::json) as scores
    from product p
    left join lateral (select score, count(*) as n, count(*) filter (where recommended) as recommended
      from review where product_id = p.id group by score) r on true
    where p.id = ${productId} group by p.id`);
  return rows[0];
}

/** Reviews of a product, those in the reader's language first, each part in the order that was asked for. */
export async function getReviews(
  db: Executor,
  productId: string,
  page: { readonly start: number; readonly count: number; readonly sort: ReviewSort },
  reader: Reader,
): Promise<Reviews> {
  const summary = await findSummary(db, productId);
  if (summary === undefined) throw new ServiceRefusal('API404');
  const { rows } = await db.execute<ReviewRow>(sql`
    select id, title, text, score, author, to_char(created_on, 'YYYY-MM-DD') as date, verified, helpful, size
    from review where product_id = ${productId}
    order by (language = ${reader.language}) desc, ${SORTS[page.sort]} limit ${page.count} offset ${page.start}`);
  return {
    summary: summaryOf(summary),
    total: summary.total,
    reviews: rows.map(({ size, ...review }) => ({
      ...review,
      ...(size === null
        ? {}
        : { size: sizeLabel(size, { edition: reader.edition, countryCode: reader.country }) }),
    })),
  };
}
