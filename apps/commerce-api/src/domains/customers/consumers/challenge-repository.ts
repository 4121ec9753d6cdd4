import { and, count, eq, gt, sql } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { enrolmentChallenge } from './challenge-schema.ts';
import { consumer, consumerEnrollment } from './schema.ts';

export type ChallengeRow = typeof enrolmentChallenge.$inferSelect;

/** E-mail challenges and their accounts, in one transaction. */
export const challengeRepository = (tx: Tx) => ({
  async add(row: typeof enrolmentChallenge.$inferInsert): Promise<void> {
    await tx.insert(enrolmentChallenge).values(row);
  },
  /** The number of open challenges of an address. */
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
  /** Locks an open challenge of this token. */
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
  /** The account by address or token subject. */
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
