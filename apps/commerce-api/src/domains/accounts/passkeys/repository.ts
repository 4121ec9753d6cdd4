import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { type ConsumerRow, consumer, hashOfSecret } from '../../customers/index.ts';
import { credential } from '../identity/schema.ts';
import type { OwnedPasskey } from './objects.ts';
import { passkey, passkeyChallenge, passkeyUser } from './schema.ts';

export type PasskeyRow = typeof passkey.$inferSelect;

/** The account that a passkey would sign in. */
export interface Holder {
  readonly key: PasskeyRow;
  readonly subject: string;
  readonly userHandle: string;
  readonly isClosed: boolean;
}

/** Reads passkeys, alone or within a transaction. */
export const passkeyReader = (db: Executor) => ({
  /** Newest first. */
  all: ({ consumerNo }: Own<ConsumerRow>): Promise<PasskeyRow[]> =>
    db
      .select()
      .from(passkey)
      .where(eq(passkey.consumerNo, consumerNo))
      .orderBy(desc(passkey.createdAt), passkey.id),
  async holder(brand: string, credentialId: string): Promise<Holder | undefined> {
    const [found] = await db
      .select({
        key: passkey,
        subject: consumer.subject,
        userHandle: passkeyUser.userHandle,
        closedAt: credential.closedAt,
      })
      .from(passkey)
      .innerJoin(passkeyUser, eq(passkeyUser.consumerNo, passkey.consumerNo))
      .innerJoin(consumer, eq(consumer.consumerNo, passkey.consumerNo))
      .leftJoin(credential, eq(credential.subject, consumer.subject))
      .where(and(eq(passkey.credentialId, credentialId), eq(consumer.brand, brand)));
    if (found === undefined) return undefined;
    const { closedAt, ...holder } = found;
    return { ...holder, isClosed: closedAt !== null };
  },
});

/** Changes passkeys and challenges, in one transaction. */
export const passkeyRepository = (tx: Tx) => ({
  ...passkeyReader(tx),
  /** The random user handle of an account, created on first use. */
  async userHandle({ consumerNo }: Own<ConsumerRow>, drawn: string): Promise<string> {
    await tx.insert(passkeyUser).values({ consumerNo, userHandle: drawn }).onConflictDoNothing();
    const [found] = await tx.select().from(passkeyUser).where(eq(passkeyUser.consumerNo, consumerNo));
    return found?.userHandle ?? drawn;
  },
  /** Without an account, for a sign-in. */
  async addChallenge(challenge: string, consumerNo: string | null, expiresAt: Date): Promise<void> {
    await tx
      .insert(passkeyChallenge)
      .values({ challengeHash: hashOfSecret(challenge), consumerNo, expiresAt });
  },
  /** Consumes a challenge; false when it has expired or was issued for another purpose. */
  async takeChallenge(challenge: string, consumerNo: string | null, now: Date): Promise<boolean> {
    const taken = await tx
      .delete(passkeyChallenge)
      .where(
        and(
          eq(passkeyChallenge.challengeHash, hashOfSecret(challenge)),
          consumerNo === null
            ? isNull(passkeyChallenge.consumerNo)
            : eq(passkeyChallenge.consumerNo, consumerNo),
          gt(passkeyChallenge.expiresAt, now),
        ),
      )
      .returning();
    return taken.length > 0;
  },
  /** False when the credential id exists, for any account. */
  async add(
    { consumerNo }: Own<ConsumerRow>,
    added: Omit<PasskeyRow, 'consumerNo' | 'lastUsedAt'>,
  ): Promise<boolean> {
    const rows = await tx
      .insert(passkey)
      .values({ ...added, consumerNo })
      .onConflictDoNothing()
      .returning();
    return rows.length > 0;
  },
  /** Stores a signature counter; false when a later one was stored or the passkey is gone. */
  async use({ id }: Pick<PasskeyRow, 'id'>, counter: number, now: Date): Promise<boolean> {
    const isLater = or(lt(passkey.counter, counter), and(eq(passkey.counter, 0), sql`${counter} = 0`));
    const used = await tx
      .update(passkey)
      .set({ counter, lastUsedAt: now })
      .where(and(eq(passkey.id, id), isLater))
      .returning();
    return used.length > 0;
  },
  async remove({ key }: Own<OwnedPasskey>): Promise<void> {
    await tx.delete(passkey).where(eq(passkey.id, key.id));
  },
});
