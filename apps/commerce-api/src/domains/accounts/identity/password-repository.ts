import { and, eq, gt, isNull, sql } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { enrolmentChallenge, consumer, hashOfSecret } from '../../customers/index.ts';
import type { Credential } from './repository.ts';
import { authorizationCode, credential, passwordReset, signInGuard } from './schema.ts';

/** Earlier passwords that may not be chosen again. */
const REMEMBERED = 5;

export interface Account {
  readonly credential: Credential;
  readonly brand: string;
  readonly email: string;
}

/** Passwords and reset codes, in one transaction. */
export const passwordRepository = (tx: Tx) => ({
  async person(subject: string): Promise<Account | undefined> {
    const [found] = await tx
      .select({ credential, brand: consumer.brand, email: consumer.email })
      .from(credential)
      .innerJoin(consumer, eq(consumer.subject, credential.subject))
      .where(eq(credential.subject, subject));
    return found;
  },
  async lockAccount(subject: string): Promise<typeof consumer.$inferSelect | undefined> {
    const [found] = await tx.select().from(consumer).where(eq(consumer.subject, subject)).for('update');
    return found;
  },
  async subjectOf(brand: string, email: string): Promise<string | undefined> {
    const [found] = await tx
      .select({ subject: consumer.subject })
      .from(consumer)
      .where(and(eq(consumer.brand, brand), eq(consumer.email, email)));
    return found?.subject;
  },
  async addReset(code: string, subject: string, expiresAt: Date): Promise<void> {
    await tx.insert(passwordReset).values({ codeHash: hashOfSecret(code), subject, expiresAt });
  },
  async personOfReset(code: string, now: Date): Promise<Account | undefined> {
    const [found] = await tx
      .select({ credential, brand: consumer.brand, email: consumer.email })
      .from(passwordReset)
      .innerJoin(credential, eq(credential.subject, passwordReset.subject))
      .innerJoin(consumer, eq(consumer.subject, credential.subject))
      .where(and(eq(passwordReset.codeHash, hashOfSecret(code)), gt(passwordReset.expiresAt, now)));
    return found;
  },
  /** Uses a code and all others of the account up; false when it was used concurrently. */
  async useReset(code: string, subject: string): Promise<boolean> {
    const used = await tx
      .delete(passwordReset)
      .where(eq(passwordReset.codeHash, hashOfSecret(code)))
      .returning({ subject: passwordReset.subject });
    await tx.delete(passwordReset).where(eq(passwordReset.subject, subject));
    return used.length > 0;
  },
  /** Stores a new password; false when another change came first. */
  async replace(before: Credential, passwordHash: string, now: Date): Promise<boolean> {
    const previousHashes = [before.passwordHash, ...before.previousHashes].slice(0, REMEMBERED);
    const replaced = await tx
      .update(credential)
      .set({ passwordHash, previousHashes, temporaryUntil: sql`null`, changedAt: now })
      .where(and(eq(credential.subject, before.subject), eq(credential.passwordHash, before.passwordHash)))
      .returning({ subject: credential.subject });
    return replaced.length > 0;
  },
  /** Marks an address as verified while it is the account's. */
  async verifyEmail(subject: string, email: string, now: Date): Promise<void> {
    const isFirst = and(
      eq(consumer.subject, subject),
      eq(consumer.email, email),
      isNull(consumer.emailVerifiedAt),
    );
    await tx.update(consumer).set({ emailVerifiedAt: now }).where(isFirst);
  },
  /** Ends all links and codes that would open an account. */
  async endCodes(subject: string): Promise<void> {
    await tx.delete(passwordReset).where(eq(passwordReset.subject, subject));
    await tx.delete(authorizationCode).where(eq(authorizationCode.subject, subject));
    await tx.delete(enrolmentChallenge).where(eq(enrolmentChallenge.subject, subject));
  },
  /** Resets the failures of an account; known networks stay known. */
  async unlock(accountKey: string): Promise<void> {
    const none = { failures: 0, locks: 0, lockedUntil: null };
    await tx.update(signInGuard).set(none).where(eq(signInGuard.accountKey, accountKey));
  },
});
