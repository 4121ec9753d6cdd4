import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { refreshToken } from './schema.ts';

export type NewRefreshToken = Omit<
  typeof refreshToken.$inferInsert,
  'replacedAt' | 'replacements' | 'isRevoked'
>;

/** Refresh tokens, in one transaction. */
export const tokenRepository = (tx: Tx) => ({
  async lock(tokenHash: string) {
    const [found] = await tx
      .select()
      .from(refreshToken)
      .where(eq(refreshToken.tokenHash, tokenHash))
      .for('update');
    return found;
  },
  async add(token: NewRefreshToken): Promise<void> {
    await tx.insert(refreshToken).values(token);
  },
  /** The grace period starts with the first replacement. */
  async markReplaced(tokenHash: string, at: Date): Promise<void> {
    await tx
      .update(refreshToken)
      .set({
        replacedAt: sql`coalesce(${refreshToken.replacedAt}, ${at.toISOString()}::timestamptz)`,
        replacements: sql`${refreshToken.replacements} + 1`,
      })
      .where(eq(refreshToken.tokenHash, tokenHash));
  },
  /** Whether a successor of the token has been used. */
  async isSucceeded(tokenHash: string): Promise<boolean> {
    const [found] = await tx
      .select({ tokenHash: refreshToken.tokenHash })
      .from(refreshToken)
      .where(and(eq(refreshToken.parentHash, tokenHash), isNotNull(refreshToken.replacedAt)))
      .limit(1);
    return found !== undefined;
  },
  /** Revokes unused successors. */
  async revokeSuccessors(tokenHash: string): Promise<void> {
    await tx
      .update(refreshToken)
      .set({ isRevoked: true })
      .where(and(eq(refreshToken.parentHash, tokenHash), isNull(refreshToken.replacedAt)));
  },
  async endFamily(familyId: string): Promise<void> {
    await tx.delete(refreshToken).where(eq(refreshToken.familyId, familyId));
  },
  /** Ends all sessions of a subject, optionally except one visit. */
  async endSessions(subject: string, exceptUsid?: string): Promise<void> {
    await tx
      .delete(refreshToken)
      .where(
        and(
          eq(refreshToken.subject, subject),
          ne(refreshToken.type, 'Guest'),
          exceptUsid === undefined ? undefined : ne(refreshToken.usid, exceptUsid),
        ),
      );
  },
});
