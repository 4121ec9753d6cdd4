import type { Question } from '@haberdash/api-client/products';
import type { ResponseOf } from '../../../platform/contracts/operation-types.ts';
import { type SQL, sql } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { likePattern } from './like-pattern.ts';

type QuestionSort = 'newest' | 'helpful' | 'most-answers';

const SORTS: Readonly<Record<QuestionSort, SQL>> = {
  newest: sql`q.asked_at desc, q.id`,
  helpful: sql`coalesce(a.helpful, 0) desc, q.asked_at desc, q.id`,
  'most-answers': sql`coalesce(a.total, 0) desc, q.asked_at desc, q.id`,
};

interface QuestionRow extends Record<string, unknown>, Omit<Question, 'answers'> {
  readonly answers: Question['answers'] | null;
}

export interface QuestionPage {
  readonly start: number;
  readonly count: number;
  readonly sort: QuestionSort;
  readonly q?: string | undefined;
}

/** Published questions in the reader's language, each with answers of the brand first. */
export async function getQuestions(
  db: Executor,
  productId: string,
  { start, count, sort, q }: QuestionPage,
  language: string,
): Promise<ResponseOf<'getQuestions'>> {
  const said =
    q === undefined
      ? sql`true`
      : sql`(q.text ilike ${likePattern(q)} or exists (select 1 from answer s where s.question_id = q.id and s.text ilike ${likePattern(q)}))`;
  const matching = sql`q.product_id = ${productId} and q.state = 'published' and q.language = ${language} and ${said}`;
  const { rows: totals } = await db.execute<{ total: number }>(
    sql`select (select count(*)::int from question q where ${matching}) as total from product where id = ${productId}`,
  );
  const [found] = totals;
  if (found === undefined) throw new ServiceError('API404');
  const { rows } = await db.execute<QuestionRow>(sql`
    select q.id, q.text, q.author, to_char(q.asked_at, 'YYYY-MM-DD') as date, a.answers
    from question q
    left join lateral (
      select count(*) as total, sum(n.helpful) as helpful, json_agg(json_build_object(
        'id', n.id, 'text', n.text, 'author', n.author, 'date', to_char(n.answered_on, 'YYYY-MM-DD'),
        'fromBrand', n.from_brand, 'helpful', n.helpful, 'unhelpful', n.unhelpful)
        order by n.from_brand desc, n.helpful desc, n.answered_on, n.id) as answers
      from (select * from answer where question_id = q.id order by from_brand desc, helpful desc, id limit 50) n) a on true
    where ${matching}
    order by ${SORTS[sort]} limit ${count} offset ${start}`);
  const questions = rows.map(({ answers, ...row }) => ({ ...row, answers: answers ?? [] }));
  return { total: found.total, start, count, questions };
}
