import { eq } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { review } from '../../catalogue/index.ts';
import { removePictures } from '../uploads/repository.ts';
import { helpfulVote, question, reviewFlag } from './schema.ts';
import { refreshRating } from './write.ts';

/** Removes the texts and votes of an account and recomputes ratings. */
export async function removeTexts(
  tx: Tx,
  { subject, email }: { readonly subject: string; readonly email: string },
): Promise<void> {
  const gone = await tx
    .delete(review)
    .where(eq(review.writer, subject))
    .returning({ productId: review.productId });
  for (const { productId } of gone) await refreshRating(tx, productId);
  await tx.delete(question).where(eq(question.asker, subject));
  // Questions of a guest with the same address stay, without notification.
  await tx.update(question).set({ email: null }).where(eq(question.email, email));
  await removePictures(tx, subject);
  await tx.delete(reviewFlag).where(eq(reviewFlag.reporter, subject));
  await tx.delete(helpfulVote).where(eq(helpfulVote.voter, subject));
}
