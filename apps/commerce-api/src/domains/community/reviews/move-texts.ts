import { and, asc, eq, lte, sql } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { review } from '../../catalogue/index.ts';
import { detachPictures, movePictures, useForReview } from '../uploads/repository.ts';
import { answer, helpfulVote, question, reviewFlag } from './schema.ts';
import { refreshRating, submit } from './write.ts';

interface TextMove {
  readonly guest: string;
  readonly person: string;
}

/** One review per shopper and product: the later one stays and is moderated again under the first id. */
async function moveReviews(tx: Tx, { guest, person }: TextMove, now: Date): Promise<void> {
  const pictures = new Map<string, readonly string[]>();
  for (const { id } of await tx.select({ id: review.id }).from(review).where(eq(review.writer, guest)))
    pictures.set(id, await detachPictures(tx, id, now));
  const written = await tx.delete(review).where(eq(review.writer, guest)).returning();
  for (const { id, writer: _guest, helpful, unhelpful, state, ...fields } of written) {
    const [movedReview] = await tx
      .insert(review)
      .values({ id, writer: person, helpful, unhelpful, state, ...fields })
      .onConflictDoUpdate({
        target: [review.productId, review.writer],
        targetWhere: sql`${review.writer} is not null`,
        set: { ...fields, state: 'submitted' },
        setWhere: lte(review.createdOn, fields.createdOn),
      })
      .returning({ id: review.id });
    if (movedReview !== undefined)
      await useForReview(tx, movedReview.id, { owner: person, pictures: pictures.get(id) ?? [] });
    if (movedReview?.id === id) continue;
    if (movedReview !== undefined) await submit(tx, movedReview.id, 'review', now);
    await refreshRating(tx, fields.productId);
  }
}

/** One vote per shopper and text: the later one stays. */
async function moveVotes(tx: Tx, { guest, person }: TextMove): Promise<void> {
  const cast = await tx
    .select()
    .from(helpfulVote)
    .where(eq(helpfulVote.voter, guest))
    .orderBy(asc(helpfulVote.kind), asc(helpfulVote.targetId));
  for (const { kind, targetId } of cast) {
    const table = kind === 'review' ? review : answer;
    // The same lock as a vote's.
    await tx.select({ id: table.id }).from(table).where(eq(table.id, targetId)).for('update');
    const voteOf = (voter: string) =>
      and(eq(helpfulVote.kind, kind), eq(helpfulVote.targetId, targetId), eq(helpfulVote.voter, voter));
    const [theirs] = await tx.delete(helpfulVote).where(voteOf(guest)).returning();
    if (theirs === undefined) continue;
    const [own] = await tx.select().from(helpfulVote).where(voteOf(person));
    const { isHelpful, votedAt } = theirs;
    const isLater = own === undefined || own.votedAt <= votedAt;
    if (isLater)
      await tx
        .insert(helpfulVote)
        .values({ ...theirs, voter: person })
        .onConflictDoUpdate({
          target: [helpfulVote.kind, helpfulVote.targetId, helpfulVote.voter],
          set: { isHelpful, votedAt },
        });
    if (own === undefined) continue;
    const side = (isLater ? own : theirs).isHelpful ? 'helpful' : 'unhelpful';
    await tx
      .update(table)
      .set({ [side]: sql`greatest(0, ${table[side]} - 1)` })
      .where(eq(table.id, targetId));
  }
}

/** One report per shopper and review: the later one stays. */
async function moveFlags(tx: Tx, { guest, person }: TextMove): Promise<void> {
  const flags = await tx.delete(reviewFlag).where(eq(reviewFlag.reporter, guest)).returning();
  for (const flag of flags) {
    const { reason, comment, flaggedAt } = flag;
    await tx
      .insert(reviewFlag)
      .values({ ...flag, reporter: person })
      .onConflictDoUpdate({
        target: [reviewFlag.reviewId, reviewFlag.reporter],
        set: { reason, comment, flaggedAt },
        setWhere: lte(reviewFlag.flaggedAt, flaggedAt),
      });
  }
}

/** Moves reviews, questions, votes and reports of a guest to an account. */
export async function moveGuestTexts(tx: Tx, move: TextMove, now: Date): Promise<void> {
  await movePictures(tx, move);
  await moveReviews(tx, move, now);
  await tx.update(question).set({ asker: move.person }).where(eq(question.asker, move.guest));
  await moveVotes(tx, move);
  await moveFlags(tx, move);
}
