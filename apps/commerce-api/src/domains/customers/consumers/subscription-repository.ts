import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import type { ConsumerRow } from './objects.ts';
import type { SubscriptionRow } from './repository.ts';
import { consumer } from './schema.ts';
import { notificationChoice, subscription } from './subscription-schema.ts';

export type SubscriptionName = Pick<SubscriptionRow, 'type' | 'channel'>;

/** The owner: an account, or a recipient without one. */
export type Subscriber =
  | { readonly brand: string; readonly consumerNo: string }
  | { readonly brand: string; readonly guest: string };

export type SubscriptionChange = Omit<
  typeof subscription.$inferInsert,
  'id' | 'brand' | 'consumerNo' | 'type' | 'channel'
>;

export type NotificationChoice = Omit<typeof notificationChoice.$inferInsert, 'consumerNo'>;

export const subscriptionReader = (db: Executor) => ({
  async byConfirmation(hash: string): Promise<SubscriptionRow | undefined> {
    const [found] = await db.select().from(subscription).where(eq(subscription.confirmationHash, hash));
    return found;
  },
});

/** Changes subscriptions, in one transaction. */
export const subscriptionRepository = (tx: Tx) => ({
  /** The account of a token subject, if any. */
  async subscriber(subject: string, brand: string): Promise<ConsumerRow | undefined> {
    const [found] = await tx
      .select()
      .from(consumer)
      .where(and(eq(consumer.subject, subject), eq(consumer.brand, brand)))
      .for('update');
    return found && { ...found, owner: found.subject };
  },
  async find(owner: Subscriber, { type, channel }: SubscriptionName): Promise<SubscriptionRow | undefined> {
    const whose =
      'consumerNo' in owner
        ? eq(subscription.consumerNo, owner.consumerNo)
        : and(isNull(subscription.consumerNo), eq(subscription.recipient, owner.guest));
    const [found] = await tx
      .select()
      .from(subscription)
      .where(
        and(
          eq(subscription.brand, owner.brand),
          whose,
          eq(subscription.type, type),
          eq(subscription.channel, channel),
        ),
      )
      .for('update');
    return found;
  },
  /** A concurrent insert is ignored. */
  async add(owner: Subscriber, name: SubscriptionName, change: SubscriptionChange): Promise<void> {
    const consumerNo = 'consumerNo' in owner ? owner.consumerNo : null;
    await tx
      .insert(subscription)
      .values({ id: randomUUID(), brand: owner.brand, consumerNo, ...name, ...change })
      .onConflictDoNothing();
  },
  async update({ id }: Pick<SubscriptionRow, 'id'>, change: Partial<SubscriptionChange>): Promise<void> {
    await tx.update(subscription).set(change).where(eq(subscription.id, id));
  },
  /** Confirms an opt-in; undefined when the code is unknown or expired. */
  async confirm(hash: string, now: Date): Promise<SubscriptionRow | undefined> {
    const [found] = await tx
      .update(subscription)
      .set({ doubleOptin: true })
      .where(
        and(
          eq(subscription.confirmationHash, hash),
          eq(subscription.optin, true),
          gt(subscription.confirmationEndsAt, now),
        ),
      )
      .returning();
    return found;
  },
  async notify({ consumerNo }: Own<ConsumerRow>, choice: NotificationChoice): Promise<void> {
    const { requestType: _type, channel: _channel, ...set } = choice;
    await tx
      .insert(notificationChoice)
      .values({ consumerNo, ...choice })
      .onConflictDoUpdate({
        target: [notificationChoice.consumerNo, notificationChoice.requestType, notificationChoice.channel],
        set,
      });
  },
});
