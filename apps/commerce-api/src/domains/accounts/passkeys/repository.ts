import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { type ConsumerRow, consumer, hashOfSecret } from '../../customers/index.ts';
import { credential } from '../identity/schema.ts';
import type { OwnedPasskey } from './objects.ts';
import { passkey, passkeyChallenge, passkeyUser } from './schema.ts';

/** A passkey. */
export type PasskeyRow = typeof passkey.$inferSelect;

/** Somebody whom a passkey would sign in. */
export interface Holder {
  readonly key: PasskeyRow;
  readonly subject: string;
  readonly userHandle: string;
  /** The account lets nobody in any more. */
  readonly isClosed: boolean;
}

/** Reads passkeys, alone or within a transaction. */
export const passkeyReader = (db: Executor) => ({
  /** The newest first. */
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
  /** The handle of an account, drawn when it is first asked for. */
  async userHandle({ consumerNo }: Own<ConsumerRow>, drawn: string): Promise<string> {
    await tx.insert(passkeyUser).values({ consumerNo, userHandle: drawn }).onConflictDoNothing();
    const [found] = await tx.select().from(passkeyUser).where(eq(passkeyUser.consumerNo, consumerNo));
    return found?.userHandle ?? drawn;
  },
  /** For an account, or for a sign-in of whoever it will be. */
  async addChallenge(challenge: string, consumerNo: string | null, expiresAt: Date): Promise<void> {
    await tx
      .insert(passkeyChallenge)
      .values({ challengeHash: hashOfSecret(challenge), consumerNo, expiresAt });
  },
  /** Takes a challenge out, so that it is answered once; false when it was not given for this, or has ended. */
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
  /** False when there is one with this id already, whoever has it. */
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
  /** Notes a signature; false when a later one was seen meanwhile, or the passkey is gone. */
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
