import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import { idempotencyRecord } from '../../../platform/idempotency/schema.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { coupon, favouriteList, savedList } from '../../shopping/index.ts';
import {
  enrolmentChallenge,
  type ConsumerRow,
  savedInstrument,
  consumer,
  subscription,
  refreshToken,
} from '../../customers/index.ts';
import { authorizationCode, credential, passwordReset } from '../../accounts/index.ts';
import { removeShares, removeTexts } from '../../community/index.ts';
import { forgetMailbox } from '../../catalogue/index.ts';
import { endingAccount } from './schema.ts';

/** Deletes accounts, in one transaction. */
export const privacyRepository = (tx: Tx) => ({
  async addCode(
    { subject, brand, email }: Own<ConsumerRow>,
    codeHash: string,
    expiresAt: Date,
  ): Promise<void> {
    await tx
      .insert(enrolmentChallenge)
      .values({ id: randomUUID(), subject, brand, email, codeHash, expiresAt });
  },
  async accountOf(codeHash: string, now: Date): Promise<typeof consumer.$inferSelect | undefined> {
    const [found] = await tx
      .select({ person: consumer })
      .from(enrolmentChallenge)
      .innerJoin(consumer, eq(consumer.subject, enrolmentChallenge.subject))
      .where(and(eq(enrolmentChallenge.codeHash, codeHash), gt(enrolmentChallenge.expiresAt, now)))
      .for('update');
    return found?.person;
  },
  /** Provider tokens of saved cards. */
  async cardTokens({ consumerNo }: typeof consumer.$inferSelect): Promise<string[]> {
    const rows = await tx
      .select({ token: savedInstrument.providerToken })
      .from(savedInstrument)
      .where(and(eq(savedInstrument.consumerNo, consumerNo), eq(savedInstrument.method, 'CREDIT_CARD')));
    return rows.flatMap(({ token }) => token ?? []);
  },
  /** Remembers unfinished orders of a deleted account. */
  async waitForOrders({ subject }: typeof consumer.$inferSelect, deletedAt: Date): Promise<void> {
    await tx.insert(endingAccount).values({ subject, deletedAt });
  },
  /** Removes an account with its rows and sessions. */
  async remove({ subject, consumerNo, brand, email }: typeof consumer.$inferSelect): Promise<void> {
    await tx.delete(favouriteList).where(eq(favouriteList.owner, subject));
    await tx.delete(coupon).where(eq(coupon.owner, subject));
    await tx.delete(idempotencyRecord).where(eq(idempotencyRecord.owner, subject));
    await removeTexts(tx, { subject, email });
    await forgetMailbox(tx, email);
    await removeShares(tx, email);
    await tx.delete(savedList).where(eq(savedList.owner, subject));
    await tx.delete(refreshToken).where(eq(refreshToken.subject, subject));
    await tx.delete(credential).where(eq(credential.subject, subject));
    await tx.delete(authorizationCode).where(eq(authorizationCode.subject, subject));
    await tx.delete(passwordReset).where(eq(passwordReset.subject, subject));
    const request = and(eq(enrolmentChallenge.brand, brand), eq(enrolmentChallenge.email, email));
    await tx.delete(enrolmentChallenge).where(or(eq(enrolmentChallenge.subject, subject), request));
    await tx
      .delete(subscription)
      .where(
        and(
          eq(subscription.brand, brand),
          eq(subscription.recipient, email),
          isNull(subscription.consumerNo),
        ),
      );
    await tx.delete(consumer).where(eq(consumer.consumerNo, consumerNo));
  },
});
