import { and, eq, gt, ne, sql } from 'drizzle-orm';

import type { Database, Executor } from '@haberdash/commerce-api/db/database.ts';
import { sandboxCardSession, sandboxPayment } from '@haberdash/commerce-api/db/schema/sandbox.ts';
import type { TokenisedCard } from './cards.ts';

/** A session of the card party. */
export type CardSession = typeof sandboxCardSession.$inferSelect;
/** A payment of the card party. */
export type SandboxPayment = typeof sandboxPayment.$inferSelect;

/** What the card party keeps, in statements and transactions of its own. */
export const cardStore = (database: Database) => {
  const db: Executor = database.read;
  return {
    async openSession(session: typeof sandboxCardSession.$inferInsert): Promise<void> {
      await db.insert(sandboxCardSession).values(session);
    },
    async session(id: string, now: Date): Promise<CardSession | undefined> {
      const [found] = await db
        .select()
        .from(sandboxCardSession)
        .where(and(eq(sandboxCardSession.id, id), gt(sandboxCardSession.expiresAt, now)));
      return found;
    },
    async keepCard(id: string, { type, ...card }: TokenisedCard): Promise<void> {
      await db
        .update(sandboxCardSession)
        .set({ ...card, brand: type })
        .where(eq(sandboxCardSession.id, id));
    },
    async keepChallenge(id: string, token: string, passed: boolean): Promise<void> {
      await db
        .update(sandboxCardSession)
        .set({ challengeToken: token, challengePassed: passed })
        .where(eq(sandboxCardSession.id, id));
    },
    async payment(key: string): Promise<SandboxPayment | undefined> {
      const [found] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.key, key));
      return found;
    },
    /** The first record of a key stays; answers with whichever that is. */
    async recordOnce(payment: typeof sandboxPayment.$inferInsert): Promise<SandboxPayment> {
      return database.transaction(async (tx) => {
        await tx.insert(sandboxPayment).values(payment).onConflictDoNothing();
        const [kept] = await tx.select().from(sandboxPayment).where(eq(sandboxPayment.key, payment.key));
        if (kept === undefined) throw new TypeError('the payment was not recorded');
        return kept;
      });
    },
    /** Moves a payment from one state to another; false when it was not in the first. */
    async move(
      key: string,
      from: SandboxPayment['state'],
      to: SandboxPayment['state'],
      now: Date,
      reason?: string,
    ) {
      const moved = await db
        .update(sandboxPayment)
        .set({
          state: to,
          updatedAt: now,
          ...(reason === undefined ? {} : { reason }),
          ...(to === 'captured' ? { captures: sql`${sandboxPayment.captures} + 1` } : {}),
        })
        .where(and(eq(sandboxPayment.key, key), eq(sandboxPayment.state, from)))
        .returning({ key: sandboxPayment.key });
      return moved.length > 0;
    },
    /** A key that was never heard of is voided too, so that a late authorisation finds it so. */
    async voidOnce(key: string, now: Date): Promise<SandboxPayment | undefined> {
      const [voided] = await db
        .insert(sandboxPayment)
        .values({ key, sessionId: '', amount: 0, currency: '', state: 'voided', updatedAt: now })
        .onConflictDoUpdate({
          target: sandboxPayment.key,
          set: { state: 'voided', updatedAt: now },
          setWhere: ne(sandboxPayment.state, 'captured'),
        })
        .returning();
      return voided;
    },
  };
};

/** What the card party keeps. */
export type CardStore = ReturnType<typeof cardStore>;
