import type { Votes } from '@haberdash/api-client/products';
import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { review } from '../../catalogue/index.ts';
import { answer, helpfulVote, question } from './schema.ts';

export interface Ballot {
  readonly kind: 'review' | 'answer';
  readonly id: string;
  readonly productId: string;
  readonly voter: string;
  readonly isHelpful: boolean;
  readonly now: Date;
}

type Counts = Pick<Votes, 'helpful' | 'unhelpful'>;

/** Locks the target, so that counts and votes agree. */
async function lockTarget(tx: Tx, { kind, id, productId }: Ballot): Promise<Counts | undefined> {
  if (kind === 'review') {
    const [found] = await tx
      .select({ helpful: review.helpful, unhelpful: review.unhelpful })
      .from(review)
      .where(and(eq(review.id, id), eq(review.productId, productId), eq(review.state, 'published')))
      .for('update');
    return found;
  }
  const [found] = await tx
    .select({ helpful: answer.helpful, unhelpful: answer.unhelpful })
    .from(answer)
    .innerJoin(question, eq(question.id, answer.questionId))
    .where(and(eq(answer.id, id), eq(question.productId, productId), eq(question.state, 'published')))
    .for('update', { of: answer });
  return found;
}

/** Counts a vote; the last one of a shopper counts. API404 for an unknown target. */
export async function castVote(tx: Tx, ballot: Ballot): Promise<Votes> {
  const { kind, id, voter, isHelpful, now } = ballot;
  const counts = await lockTarget(tx, ballot);
  if (counts === undefined) throw new ServiceError('API404');
  const mine = and(eq(helpfulVote.kind, kind), eq(helpfulVote.targetId, id), eq(helpfulVote.voter, voter));
  const [before] = await tx.select({ isHelpful: helpfulVote.isHelpful }).from(helpfulVote).where(mine);
  if (before?.isHelpful === isHelpful) return { id, ...counts };
  await tx
    .insert(helpfulVote)
    .values({ kind, targetId: id, voter, isHelpful, votedAt: now })
    .onConflictDoUpdate({
      target: [helpfulVote.kind, helpfulVote.targetId, helpfulVote.voter],
      set: { isHelpful, votedAt: now },
    });
  const step = (side: boolean): number => (isHelpful === side ? 1 : before === undefined ? 0 : -1);
  const table = kind === 'review' ? review : answer;
  const [after] = await tx
    .update(table)
    .set({
      helpful: sql`greatest(0, ${table.helpful} + ${step(true)})`,
      unhelpful: sql`greatest(0, ${table.unhelpful} + ${step(false)})`,
    })
    .where(eq(table.id, id))
    .returning({ helpful: table.helpful, unhelpful: table.unhelpful });
  return { id, ...(after ?? counts) };
}
