import { and, asc, desc, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { orderFulfilment, type OrderStage, orderLine, shopOrder } from '../../ledger/index.ts';
import type { ConsumerRow } from '../../customers/index.ts';
import type { OrderLineRow, OrderRow } from '../placement/repository.ts';

export type FulfilmentRow = typeof orderFulfilment.$inferSelect;

export interface Purchase {
  readonly order: OrderRow;
  /** Undefined while its payment is open. */
  readonly fulfilment: FulfilmentRow | undefined;
}

export interface PurchaseWithLines extends Purchase {
  readonly lines: readonly OrderLineRow[];
}

/** A page of a shopper's orders, latest first. */
export interface HistoryPage {
  readonly start: number;
  readonly count: number;
  /** Days in `timeZone`, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly status?: readonly string[] | undefined;
  readonly timeZone: string;
}

const status = sql<
  OrderStage | 'PENDING_CHALLENGE'
>`case when ${shopOrder.state} = 'PLACED' then coalesce(${orderFulfilment.stage}, 'PLACED') else ${shopOrder.state} end`;

const isMeant = (
  { owner }: Own<ConsumerRow>,
  { from, to, status: requested, timeZone }: HistoryPage,
): SQL | undefined => {
  const day = sql`(${shopOrder.createdAt} at time zone ${timeZone})::date`;
  return and(
    eq(shopOrder.owner, owner),
    // A failed payment is no order.
    ne(shopOrder.state, 'CANCELLED'),
    from === undefined ? undefined : sql`${day} >= ${from}::date`,
    to === undefined ? undefined : sql`${day} <= ${to}::date`,
    requested === undefined ? undefined : inArray(status, [...requested]),
  );
};

export const purchaseReader = (db: Executor) => ({
  async fulfilment({ orderNumber }: Own<OrderRow>): Promise<FulfilmentRow | undefined> {
    const [found] = await db
      .select()
      .from(orderFulfilment)
      .where(eq(orderFulfilment.orderNumber, orderNumber));
    return found;
  },
  lines({ orderNumber }: Own<OrderRow>): Promise<OrderLineRow[]> {
    return db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderNumber, orderNumber))
      .orderBy(asc(orderLine.position));
  },
  async total(purchaser: Own<ConsumerRow>, page: HistoryPage): Promise<number> {
    const [found] = await db
      .select({ total: sql<number>`count(*)::int` })
      .from(shopOrder)
      .leftJoin(orderFulfilment, eq(orderFulfilment.orderNumber, shopOrder.orderNumber))
      .where(isMeant(purchaser, page));
    return found?.total ?? 0;
  },
  async history(purchaser: Own<ConsumerRow>, page: HistoryPage): Promise<PurchaseWithLines[]> {
    const found = await db
      .select({ order: getTableColumns(shopOrder), fulfilment: getTableColumns(orderFulfilment) })
      .from(shopOrder)
      .leftJoin(orderFulfilment, eq(orderFulfilment.orderNumber, shopOrder.orderNumber))
      .where(isMeant(purchaser, page))
      .orderBy(desc(shopOrder.createdAt), desc(shopOrder.orderNumber))
      .offset(page.start)
      .limit(page.count);
    const numbers = found.map(({ order }) => order.orderNumber);
    const lines =
      numbers.length === 0
        ? []
        : await db
            .select()
            .from(orderLine)
            .where(inArray(orderLine.orderNumber, numbers))
            .orderBy(asc(orderLine.position));
    const byOrder = Map.groupBy(lines, ({ orderNumber }) => orderNumber);
    return found.map(({ order, fulfilment }) => ({
      order,
      fulfilment: fulfilment ?? undefined,
      lines: byOrder.get(order.orderNumber) ?? [],
    }));
  },
});

/** An order with open payment does not exist yet, even for its owner. */
export async function purchaseOf(db: Executor, order: Own<OrderRow>): Promise<Purchase> {
  if (order.state !== 'PLACED') throw new ServiceError('OHS4004');
  return { order, fulfilment: await purchaseReader(db).fulfilment(order) };
}
