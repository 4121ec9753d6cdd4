import type { Review, Reviews } from '@haberdash/api-client/products';
import { type SQL, sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { type Reader, sizeLabel } from '../../catalogue/index.ts';
import { likePattern } from './like-pattern.ts';

export type ReviewSort = 'newest' | 'highest' | 'lowest' | 'helpful';

const SORTS: Readonly<Record<ReviewSort, SQL>> = {
  newest: sql`created_on desc, id`,
  highest: sql`score desc, created_on desc, id`,
  lowest: sql`score, created_on desc, id`,
  helpful: sql`helpful desc, score desc, created_on desc, id`,
};

/** One decimal (spec 2 §9). */
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
  readonly unhelpful: number;
  readonly size: string | null;
  readonly fit: NonNullable<Review['fit']> | null;
  readonly language: string;
  readonly pictures: readonly string[];
}

export interface ReviewPage {
  readonly start: number;
  readonly count: number;
  readonly sort: ReviewSort;
  readonly score?: number | undefined;
  readonly q?: string | undefined;
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
      from review where product_id = p.id and state = 'published' group by score) r on true
    where p.id = ${productId} group by p.id`);
  return rows[0];
}

/** Filters reviews by stars and words. */
const matching = (productId: string, { score, q }: ReviewPage): SQL => sql`product_id = ${productId}
  and state = 'published'
  and ${score === undefined ? sql`true` : sql`score = ${score}`}
  and ${q === undefined ? sql`true` : sql`(title ilike ${likePattern(q)} or text ilike ${likePattern(q)})`}`;

async function countMatching(
  db: Executor,
  productId: string,
  page: ReviewPage,
  all: number,
): Promise<number> {
  if (page.score === undefined && page.q === undefined) return all;
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from review where ${matching(productId, page)}`,
  );
  return rows[0]?.total ?? 0;
}

/** Matching published reviews, the reader's language first; the summary counts all of them. */
export async function getReviews(
  db: Executor,
  productId: string,
  page: ReviewPage,
  reader: Reader,
): Promise<Reviews> {
  const summary = await findSummary(db, productId);
  if (summary === undefined) throw new ServiceError('API404');
  const { rows } = await db.execute<ReviewRow>(sql`
    select id, title, text, score, author, to_char(created_on, 'YYYY-MM-DD') as date, verified, helpful, unhelpful, size,
      fit, language, (select coalesce(json_agg(p.id order by p.position), '[]'::json) from uploaded_picture p
        where p.review_id = review.id) as pictures
    from review where ${matching(productId, page)}
    order by (language = ${reader.language}) desc, ${SORTS[page.sort]} limit ${page.count} offset ${page.start}`);
  return {
    summary: summaryOf(summary),
    total: await countMatching(db, productId, page, summary.total),
    reviews: rows.map(({ size, fit, pictures, ...review }) => ({
      ...review,
      ...(pictures.length === 0 ? {} : { pictures: [...pictures] }),
      ...(fit === null ? {} : { fit }),
      ...(size === null
        ? {}
        : { size: sizeLabel(size, { edition: reader.edition, countryCode: reader.country }) }),
    })),
  };
}
