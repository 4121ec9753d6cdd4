import type { Order } from '@haberdash/api-client/cart';
import { eq } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { toMajor } from '../../../shared/money.ts';
import { pointsOfOrder } from '../../shopping/index.ts';
import { type OrderStage, refundedByTender, orderRefund } from '../../ledger/index.ts';
import type { OrderRow } from './repository.ts';

/** Refunded or pending amounts by tender index; all of a cancelled order. */
async function refundedOf(
  db: Executor,
  { orderNumber, paymentMethod }: OrderRow,
  stage: OrderStage | undefined,
): Promise<Order['paymentMethod']> {
  if (stage === 'CANCELLED')
    return paymentMethod.map((tender) =>
      tender.amount === undefined ? tender : { ...tender, refunded: tender.amount },
    );
  const refunds = await db
    .select({ shares: orderRefund.shares })
    .from(orderRefund)
    .where(eq(orderRefund.orderNumber, orderNumber));
  const given = refundedByTender(refunds);
  return paymentMethod.map((tender, at) => {
    const amount = given.get(at);
    return amount === undefined ? tender : { ...tender, refunded: toMajor(amount) };
  });
}

/** Refunds and points of an order since it was placed. */
export async function afterPlacement(
  db: Executor,
  order: OrderRow,
  stage: OrderStage | undefined,
): Promise<Pick<Order, 'paymentMethod' | 'loyaltyPoints'>> {
  const loyaltyPoints = await pointsOfOrder(db, order.orderNumber);
  return {
    paymentMethod: await refundedOf(db, order, stage),
    ...(loyaltyPoints === undefined ? {} : { loyaltyPoints }),
  };
}
