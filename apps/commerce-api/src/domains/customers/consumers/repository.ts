import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import { violatedConstraint } from '../../../platform/db/violated-constraint.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { consumerAddress } from './address-schema.ts';
import { addressToConfirm, type EmailLinkRow } from './email-link-repository.ts';
import { emailLink } from './email-link-schema.ts';
import type { ConsumerRow } from './objects.ts';
import { consumer, consumerEnrollment } from './schema.ts';
import { notificationChoice, subscription } from './subscription-schema.ts';

export type AddressRow = typeof consumerAddress.$inferSelect;
export type EnrollmentRow = typeof consumerEnrollment.$inferSelect;
export type SubscriptionRow = typeof subscription.$inferSelect;

/** Related rows of an account. */
export interface ProfileParts {
  readonly addresses: readonly AddressRow[];
  readonly enrollments: readonly EnrollmentRow[];
  readonly subscriptions: readonly SubscriptionRow[];
  /** The address that awaits confirmation. */
  readonly toConfirm: EmailLinkRow | undefined;
}

/** Reads the related rows of an account. */
export const consumerReader = (db: Executor) => ({
  /** Reloads an account after a change. */
  async again(person: Own<ConsumerRow>): Promise<Own<ConsumerRow>> {
    const [found] = await db.select().from(consumer).where(eq(consumer.consumerNo, person.consumerNo));
    return { ...person, ...found };
  },
  /** Main addresses first, then newest first. */
  addresses: ({ consumerNo }: Own<ConsumerRow>): Promise<AddressRow[]> =>
    db
      .select()
      .from(consumerAddress)
      .where(eq(consumerAddress.consumerNo, consumerNo))
      .orderBy(desc(consumerAddress.main), desc(consumerAddress.position)),
  enrollments: ({ consumerNo }: Own<ConsumerRow>): Promise<EnrollmentRow[]> =>
    db.select().from(consumerEnrollment).where(eq(consumerEnrollment.consumerNo, consumerNo)),
  /** Event notification choices. */
  notifications: ({ consumerNo }: Own<ConsumerRow>) =>
    db
      .select({
        requestType: notificationChoice.requestType,
        channel: notificationChoice.channel,
        optin: notificationChoice.optin,
      })
      .from(notificationChoice)
      .where(eq(notificationChoice.consumerNo, consumerNo))
      .orderBy(notificationChoice.requestType, notificationChoice.channel),
  subscriptions: ({ consumerNo }: Own<ConsumerRow>): Promise<SubscriptionRow[]> =>
    db
      .select()
      .from(subscription)
      .where(eq(subscription.consumerNo, consumerNo))
      .orderBy(subscription.type, subscription.channel),
  async parts(person: Own<ConsumerRow>, now: Date): Promise<ProfileParts> {
    const [addresses, enrollments, subscriptions, toConfirm] = await Promise.all([
      this.addresses(person),
      this.enrollments(person),
      this.subscriptions(person),
      addressToConfirm(db, person, now),
    ]);
    return { addresses, enrollments, subscriptions, toConfirm };
  },
});

/** Changed fields; version and time are set with them. */
export type ConsumerChange = Partial<
  Omit<typeof consumer.$inferInsert, 'consumerNo' | 'subject' | 'brand' | 'version' | 'updatedAt'>
>;

type Numbered = Pick<ConsumerRow, 'consumerNo' | 'brand'>;

/** Changes an account, in one transaction. */
export const consumerRepository = (tx: Tx) => ({
  ...consumerReader(tx),
  async update(person: Own<ConsumerRow>, change: ConsumerChange, now: Date): Promise<void> {
    await tx
      .update(consumer)
      .set({ ...change, version: sql`${consumer.version} + 1`, updatedAt: now })
      .where(eq(consumer.consumerNo, person.consumerNo));
  },
  /** Sets a verified address. */
  async setEmail({ consumerNo }: Numbered, email: string, now: Date): Promise<void> {
    try {
      await tx
        .update(consumer)
        .set({ email, emailVerifiedAt: now, version: sql`${consumer.version} + 1`, updatedAt: now })
        .where(eq(consumer.consumerNo, consumerNo));
    } catch (error) {
      // Taken by another account since the check.
      throw violatedConstraint(error) === 'consumer_email' ? new ServiceError('PRO400') : error;
    }
  },
  /** Whether another account has an address or may still restore it. */
  async isEmailTaken({ consumerNo, brand }: Numbered, email: string, now: Date): Promise<boolean> {
    const [holder] = await tx
      .select({ consumerNo: consumer.consumerNo })
      .from(consumer)
      .where(and(eq(consumer.brand, brand), eq(consumer.email, email), ne(consumer.consumerNo, consumerNo)));
    if (holder !== undefined) return true;
    const [former] = await tx
      .select({ consumerNo: emailLink.consumerNo })
      .from(emailLink)
      .where(
        and(
          eq(emailLink.brand, brand),
          eq(emailLink.email, email),
          eq(emailLink.kind, 'undo'),
          ne(emailLink.consumerNo, consumerNo),
          gt(emailLink.expiresAt, now),
        ),
      )
      .limit(1);
    return former !== undefined;
  },
  /** Who else has a phone: a member, another account, or undefined. */
  async phoneHolder(
    { consumerNo, brand }: Numbered,
    phone: string,
  ): Promise<'member' | 'consumer' | undefined> {
    const [found] = await tx
      .select({ memberId: consumerEnrollment.memberId })
      .from(consumer)
      .leftJoin(consumerEnrollment, eq(consumerEnrollment.consumerNo, consumer.consumerNo))
      .where(and(eq(consumer.brand, brand), eq(consumer.phone, phone), ne(consumer.consumerNo, consumerNo)));
    if (found === undefined) return undefined;
    return found.memberId === null ? 'consumer' : 'member';
  },
  /** Adds or confirms a membership; points and member id stay. */
  async enroll(
    { consumerNo }: Own<ConsumerRow>,
    row: Pick<EnrollmentRow, 'memberId' | 'status'>,
    now: Date,
  ): Promise<void> {
    await tx
      .insert(consumerEnrollment)
      .values({ consumerNo, type: 'LOYALTY', ...row, enrolledAt: now })
      .onConflictDoUpdate({
        target: [consumerEnrollment.consumerNo, consumerEnrollment.type],
        set: { status: row.status },
      });
  },
});
