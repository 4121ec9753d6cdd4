import { and, count, eq, gt, sql } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { enrolmentChallenge } from './challenge-schema.ts';
import { consumer, consumerEnrollment } from './schema.ts';

/** A question to an address. */
export type ChallengeRow = typeof enrolmentChallenge.$inferSelect;

/** Questions to addresses, and the accounts that they are about, in one transaction. */
export const challengeRepository = (tx: Tx) => ({
  async add(row: typeof enrolmentChallenge.$inferInsert): Promise<void> {
    await tx.insert(enrolmentChallenge).values(row);
  },
  /** How many questions to an address have not ended. */
  async open({ brand, email }: Pick<ChallengeRow, 'brand' | 'email'>, now: Date): Promise<number> {
    const [found] = await tx
      .select({ open: count() })
      .from(enrolmentChallenge)
      .where(
        and(
          eq(enrolmentChallenge.brand, brand),
          eq(enrolmentChallenge.email, email),
          gt(enrolmentChallenge.expiresAt, now),
        ),
      );
    return found?.open ?? 0;
  },
  /** The question that this token asked, while it has not ended. */
  async lock(id: string, subject: string, now: Date): Promise<ChallengeRow | undefined> {
    const [found] = await tx
      .select()
      .from(enrolmentChallenge)
      .where(
        and(
          eq(enrolmentChallenge.id, id),
          eq(enrolmentChallenge.subject, subject),
          gt(enrolmentChallenge.expiresAt, now),
        ),
      )
      .for('update');
    return found;
  },
  async tried({ id }: ChallengeRow, provedAt: Date | null): Promise<void> {
    await tx
      .update(enrolmentChallenge)
      .set({ tries: sql`${enrolmentChallenge.tries} + 1`, provedAt })
      .where(eq(enrolmentChallenge.id, id));
  },
  /** The account of an address, or of a token. */
  async account(brand: string, by: { readonly email: string } | { readonly subject: string }) {
    const [found] = await tx
      .select({ person: consumer, status: consumerEnrollment.status })
      .from(consumer)
      .leftJoin(consumerEnrollment, eq(consumerEnrollment.consumerNo, consumer.consumerNo))
      .where(
        and(
          eq(consumer.brand, brand),
          'email' in by ? eq(consumer.email, by.email) : eq(consumer.subject, by.subject),
        ),
      );
    return found && { ...found.person, isLoyaltyMember: found.status === 'CONFIRMED' };
  },
});
