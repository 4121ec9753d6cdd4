import { and, eq, gt, gte } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import { emailLink } from './email-link-schema.ts';
import type { ConsumerRow } from './objects.ts';
import { consumer } from './schema.ts';

export type EmailLinkRow = typeof emailLink.$inferSelect;

/** The address that awaits confirmation. */
export async function addressToConfirm(
  db: Executor,
  { consumerNo }: Pick<ConsumerRow, 'consumerNo'>,
  now: Date,
): Promise<EmailLinkRow | undefined> {
  const [found] = await db
    .select()
    .from(emailLink)
    .where(
      and(eq(emailLink.consumerNo, consumerNo), eq(emailLink.kind, 'confirm'), gt(emailLink.expiresAt, now)),
    );
  return found;
}

/** E-mail links, in one transaction. */
export const emailLinkRepository = (tx: Tx) => ({
  /** Adds a link; an account has one confirming link. */
  async add(link: typeof emailLink.$inferInsert): Promise<void> {
    if (link.kind === 'confirm') await this.cancel(link);
    await tx.insert(emailLink).values(link);
  },
  async cancel({ consumerNo }: Pick<ConsumerRow, 'consumerNo'>): Promise<void> {
    await tx
      .delete(emailLink)
      .where(and(eq(emailLink.consumerNo, consumerNo), eq(emailLink.kind, 'confirm')));
  },
  /** Uses a link and locks its account; undefined when it is unknown or expired. */
  async take(codeHash: string, kind: EmailLinkRow['kind'], now: Date) {
    const isIt = and(
      eq(emailLink.codeHash, codeHash),
      eq(emailLink.kind, kind),
      gt(emailLink.expiresAt, now),
    );
    // Locks the account before the link, as every other change does.
    const [found] = await tx
      .select({ person: consumer })
      .from(emailLink)
      .innerJoin(consumer, eq(consumer.consumerNo, emailLink.consumerNo))
      .where(isIt)
      .for('update', { of: consumer });
    const [link] = await tx.delete(emailLink).where(isIt).returning();
    return found && link && { link, person: found.person };
  },
  /** Ends all links that were mailed after this one. */
  async endSince({ consumerNo, createdAt }: EmailLinkRow): Promise<void> {
    await tx
      .delete(emailLink)
      .where(and(eq(emailLink.consumerNo, consumerNo), gte(emailLink.createdAt, createdAt)));
  },
});
