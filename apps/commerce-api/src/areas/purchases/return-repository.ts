import { and, eq, inArray, lt, or, gte, sql } from 'drizzle-orm';

import type { ExpectedParcel } from '../../parties/fulfilment/fulfilment.ts';
import type { Executor, Tx } from '../../platform/db/database.ts';
import { orderReturn, orderReturnLine } from '../orders/return-schema.ts';

/** A return as it was opened. */
export type ReturnRow = typeof orderReturn.$inferSelect;
/** How many of one line come back, and why. */
export type ReturnLine = Pick<typeof orderReturnLine.$inferSelect, 'lineId' | 'quantity' | 'reason'>;

/** A return whose label nobody has got after this time never had one, and holds nothing. */
const ASKED_MS = 2 * 60_000;

/** How many of each line are sent back, by the id of the line. */
export async function returnedOf(
  db: Executor,
  orderNumbers: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (orderNumbers.length === 0) return new Map();
  const rows = await db
    .select({ lineId: orderReturnLine.lineId, quantity: sql<number>`sum(${orderReturnLine.quantity})::int` })
    .from(orderReturnLine)
    .innerJoin(orderReturn, eq(orderReturn.returnNumber, orderReturnLine.returnNumber))
    .where(
      and(
        inArray(orderReturn.orderNumber, [...orderNumbers]),
        or(eq(orderReturn.state, 'OPEN'), gte(orderReturn.createdAt, new Date(now - ASKED_MS))),
      ),
    )
    .groupBy(orderReturnLine.lineId);
  return new Map(rows.map(({ lineId, quantity }) => [lineId, quantity]));
}

/** Opens returns of an order that is locked, so that no two take the same pieces. */
export const returnRepository = (tx: Tx) => ({
  async ask(
    { orderNumber, returnNumber }: Pick<ReturnRow, 'orderNumber' | 'returnNumber'>,
    lines: readonly ReturnLine[],
    now: number,
  ): Promise<void> {
    await tx
      .delete(orderReturn)
      .where(
        and(
          eq(orderReturn.orderNumber, orderNumber),
          eq(orderReturn.state, 'ASKED'),
          lt(orderReturn.createdAt, new Date(now - ASKED_MS)),
        ),
      );
    await tx
      .insert(orderReturn)
      .values({ orderNumber, returnNumber, state: 'ASKED', createdAt: new Date(now) });
    await tx.insert(orderReturnLine).values(lines.map((line) => ({ ...line, returnNumber })));
  },
  async open(
    returnNumber: string,
    { carrier, trackingNumber, validUntil }: Omit<ExpectedParcel, 'to'>,
  ): Promise<void> {
    await tx
      .update(orderReturn)
      .set({ state: 'OPEN', carrier, trackingNumber, validUntil })
      .where(eq(orderReturn.returnNumber, returnNumber));
  },
  async drop(returnNumber: string): Promise<void> {
    await tx.delete(orderReturn).where(eq(orderReturn.returnNumber, returnNumber));
  },
});
