import { desc, eq } from 'drizzle-orm';

import type { Executor } from '../../platform/db/database.ts';
import type { Own } from '../../platform/policy/objects.ts';
import { consumerAddress } from './address-schema.ts';
import type { ConsumerRow } from './objects.ts';
import { consumerEnrollment } from './schema.ts';
import { subscription } from './subscription-schema.ts';

/** An address of the book. */
export type AddressRow = typeof consumerAddress.$inferSelect;
/** A membership. */
export type EnrollmentRow = typeof consumerEnrollment.$inferSelect;
/** A newsletter or text messages that somebody asked for. */
export type SubscriptionRow = typeof subscription.$inferSelect;

/** What hangs on an account. */
export interface ProfileParts {
  readonly addresses: readonly AddressRow[];
  readonly enrollments: readonly EnrollmentRow[];
  readonly subscriptions: readonly SubscriptionRow[];
}

/** Reads what hangs on an account, alone or within a transaction. */
export const consumerReader = (db: Executor) => ({
  /** The main one of each type first, then the newest. */
  addresses: ({ consumerNo }: Own<ConsumerRow>): Promise<AddressRow[]> =>
    db
      .select()
      .from(consumerAddress)
      .where(eq(consumerAddress.consumerNo, consumerNo))
      .orderBy(desc(consumerAddress.main), desc(consumerAddress.position)),
  enrollments: ({ consumerNo }: Own<ConsumerRow>): Promise<EnrollmentRow[]> =>
    db.select().from(consumerEnrollment).where(eq(consumerEnrollment.consumerNo, consumerNo)),
  subscriptions: ({ consumerNo }: Own<ConsumerRow>): Promise<SubscriptionRow[]> =>
    db
      .select()
      .from(subscription)
      .where(eq(subscription.consumerNo, consumerNo))
      .orderBy(subscription.type, subscription.channel),
  async parts(person: Own<ConsumerRow>): Promise<ProfileParts> {
    const [addresses, enrollments, subscriptions] = await Promise.all([
      this.addresses(person),
      this.enrollments(person),
      this.subscriptions(person),
    ]);
    return { addresses, enrollments, subscriptions };
  },
});
