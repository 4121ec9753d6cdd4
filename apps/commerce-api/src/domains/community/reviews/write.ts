import { randomUUID } from 'node:crypto';
import type { BodyOf } from '../../../platform/contracts/operation-types.ts';
import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { shopperOf, type RequestContext } from '../../../platform/context/request-context.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { review, variant, soldProduct } from '../../catalogue/index.ts';
import { orderLine, shopOrder } from '../../ledger/index.ts';
import { useForReview } from '../uploads/repository.ts';
import { fittingText, LONGEST } from './limits.ts';
import { question, reviewFlag, textSubmission } from './schema.ts';

const newId = (prefix: string): string => `${prefix}-${randomUUID().slice(0, 18)}`;

/** The size that the shopper bought last; undefined without an order. */
async function boughtSize(tx: Tx, owner: string, productId: string): Promise<string | undefined> {
  const [bought] = await tx
    .select({ sizeId: variant.sizeId })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.orderNumber, orderLine.orderNumber))
    .innerJoin(variant, eq(variant.id, orderLine.variantId))
    .where(and(eq(shopOrder.owner, owner), eq(orderLine.productId, productId), eq(shopOrder.state, 'PLACED')))
    .orderBy(sql`${shopOrder.createdAt} desc`)
    .limit(1);
  return bought?.sizeId;
}

/** Queues a text for the editors. */
export const submit = (tx: Tx, id: string, kind: 'review' | 'question', dueAt: Date) =>
  tx
    .insert(textSubmission)
    .values({ id, kind, dueAt })
    .onConflictDoUpdate({ target: textSubmission.id, set: { dueAt, tries: 0 } });

/** Stores a review for moderation, one per shopper and product; buyers are verified with their size. */
export async function takeReview(
  tx: Tx,
  code: string,
  body: BodyOf<'writeReview'>,
  context: RequestContext,
  now: Date,
): Promise<string> {
  const { score, recommended, fit = null } = body;
  const writer = shopperOf(context).subject;
  const title = fittingText(body.title, LONGEST.title, 'title');
  const text = fittingText(body.text, LONGEST.review, 'text');
  const author = fittingText(body.nickname, LONGEST.title, 'nickname');
  const productId = await soldProduct(tx, code);
  const size = await boughtSize(tx, writer, productId);
  const fields = {
    language: context.language,
    title,
    text,
    author,
    score,
    recommended,
    fit,
    createdOn: now.toISOString().slice(0, 10),
    verified: size !== undefined,
    size: size ?? null,
    state: 'submitted' as const,
  };
  const [written] = await tx
    .insert(review)
    .values({ id: newId('rv'), productId, writer, ...fields })
    .onConflictDoUpdate({
      target: [review.productId, review.writer],
      targetWhere: sql`${review.writer} is not null`,
      set: { ...fields, version: sql`${review.version} + 1` },
    })
    .returning({ id: review.id });
  if (written === undefined) throw new TypeError('a review that was neither written nor replaced');
  await useForReview(tx, written.id, { owner: writer, pictures: body.pictures ?? [] });
  await submit(tx, written.id, 'review', now);
  await refreshRating(tx, productId);
  return written.id;
}

/** Recomputes mean score and count of published reviews. */
export const refreshRating = (tx: Tx, productId: string) =>
  tx.execute(sql`
    update product set rating = coalesce(r.mean, 0), reviews_count = r.total
    from (select round(avg(score), 1)::double precision as mean, count(*)::int as total from review
      where product_id = ${productId} and state = 'published') r
    where id = ${productId} and (rating, reviews_count) is distinct from (coalesce(r.mean, 0), r.total)`);

/** Stores a question for moderation. */
export async function takeQuestion(
  tx: Tx,
  code: string,
  body: BodyOf<'askQuestion'>,
  context: RequestContext,
  now: Date,
): Promise<string> {
  const asker = shopperOf(context).subject;
  const email = body.email.trim();
  const text = fittingText(body.text, LONGEST.question, 'text');
  const author = fittingText(body.nickname, LONGEST.title, 'nickname');
  const productId = await soldProduct(tx, code);
  const id = newId('qn');
  const { language, locale } = context;
  await tx.insert(question).values({
    id,
    productId,
    language,
    locale,
    text,
    author,
    askedAt: now,
    state: 'submitted',
    asker,
    email,
  });
  await submit(tx, id, 'question', now);
  return id;
}

/** Stores a report; the last reason of a shopper counts. */
export async function takeFlag(
  tx: Tx,
  { productId, reviewId }: { readonly productId: string; readonly reviewId: string },
  { reason, comment = '' }: BodyOf<'flagReview'>,
  reporter: string,
  now: Date,
): Promise<void> {
  const fields = comment.trim() === '' ? null : fittingText(comment, LONGEST.comment, 'comment');
  const [found] = await tx
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.id, reviewId), eq(review.productId, productId), eq(review.state, 'published')));
  if (found === undefined) throw new ServiceError('API404');
  await tx
    .insert(reviewFlag)
    .values({ reviewId, reporter, reason, comment: fields, flaggedAt: now })
    .onConflictDoUpdate({
      target: [reviewFlag.reviewId, reviewFlag.reporter],
      set: { reason, comment: fields, flaggedAt: now },
    });
}
