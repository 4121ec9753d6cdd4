import type { Order } from '@haberdash/api-client/cart';
import { eq } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { loyaltyEarning } from './schema.ts';

/** The remaining points of an order; undefined when it earns none. */
export async function pointsOfOrder(
  db: Executor,
  orderNumber: string,
): Promise<Order['loyaltyPoints'] | undefined> {
  const [found] = await db
    .select({ points: loyaltyEarning.points, state: loyaltyEarning.state })
    .from(loyaltyEarning)
    .where(eq(loyaltyEarning.orderNumber, orderNumber));
  if (found === undefined || found.points === 0 || found.state === 'LOST') return undefined;
  return { points: found.points, status: found.state };
}
