import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../platform/db/database.ts';
import type { Own } from '../../platform/policy/objects.ts';
import type { ConsumerRow } from './objects.ts';
import type { SubscriptionRow } from './repository.ts';
import { subscription } from './subscription-schema.ts';

/** Which subscription of a person. */
export type SubscriptionName = Pick<SubscriptionRow, 'type' | 'channel'>;

/** What is written of a subscription. */
export type SubscriptionChange = Omit<
  typeof subscription.$inferInsert,
  'id' | 'brand' | 'consumerNo' | 'type' | 'channel'
>;

/** Changes subscriptions, in one transaction. */
export const subscriptionRepository = (tx: Tx) => ({
  async ofPerson(
    { consumerNo }: Own<ConsumerRow>,
    { type, channel }: SubscriptionName,
  ): Promise<SubscriptionRow | undefined> {
    const [found] = await tx
      .select()
      .from(subscription)
      .where(
        and(
          eq(subscription.consumerNo, consumerNo),
          eq(subscription.type, type),
          eq(subscription.channel, channel),
        ),
      );
    return found;
  },
  async add(
    { consumerNo, brand }: Own<ConsumerRow>,
    name: SubscriptionName,
    change: SubscriptionChange,
  ): Promise<void> {
    await tx.insert(subscription).values({ id: randomUUID(), brand, consumerNo, ...name, ...change });
  },
  async update({ id }: Pick<SubscriptionRow, 'id'>, change: Partial<SubscriptionChange>): Promise<void> {
    await tx.update(subscription).set(change).where(eq(subscription.id, id));
  },
});
