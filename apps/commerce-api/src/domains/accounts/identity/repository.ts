import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { ownedBy } from '../../../platform/policy/grant.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { type ConsumerRow, consumer, hashOfSecret } from '../../customers/index.ts';
import { authorizationCode, credential } from './schema.ts';

/** A stored password. */
export type Credential = typeof credential.$inferSelect;
/** A code that an exchange has used up. */
export type UsedCode = typeof authorizationCode.$inferSelect;
export type NewConsumer = typeof consumer.$inferInsert;

/** Credentials and sign-in codes, in one transaction. */
export const identityRepository = (tx: Tx) => ({
  /** The credential of an account by its address in lower case. */
  async credentialOfEmail(brand: string, email: string): Promise<Credential | undefined> {
    const [found] = await tx
      .select({ credential })
      .from(credential)
      .innerJoin(consumer, eq(consumer.subject, credential.subject))
      .where(and(eq(consumer.brand, brand), eq(consumer.email, email)));
    return found?.credential;
  },
  async rehash(subject: string, from: string, passwordHash: string): Promise<void> {
    await tx
      .update(credential)
      .set({ passwordHash })
      .where(and(eq(credential.subject, subject), eq(credential.passwordHash, from)));
  },
  async addCode(code: string, kept: Omit<UsedCode, 'codeHash'>): Promise<void> {
    await tx.insert(authorizationCode).values({ codeHash: hashOfSecret(code), ...kept });
  },
  /** Consumes a code; it works once, even when the exchange fails later. */
  async useCode(code: string): Promise<UsedCode | undefined> {
    const [used] = await tx
      .delete(authorizationCode)
      .where(eq(authorizationCode.codeHash, hashOfSecret(code)))
      .returning();
    return used;
  },
  /** Adds an account; undefined when the address, phone or number is taken. */
  async addConsumer(person: NewConsumer): Promise<Own<ConsumerRow> | undefined> {
    const [added] = await tx.insert(consumer).values(person).onConflictDoNothing().returning();
    return added && ownedBy({ ...added, owner: added.subject }, { owner: person.subject });
  },
  async addCredential(added: typeof credential.$inferInsert): Promise<void> {
    await tx.insert(credential).values(added);
  },
});
