import { and, asc, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';

import type { ExpectedParcel } from '../../../providers/fulfilment/provider.ts';
import type { Executor, Tx } from '../../../platform/db/database.ts';
import { orderReturn, orderReturnLine } from '../../ledger/index.ts';

export type ReturnRow = typeof orderReturn.$inferSelect;
export type ReturnLine = Pick<typeof orderReturnLine.$inferSelect, 'lineId' | 'quantity' | 'reason'>;

/** A return without a label after this time reserves nothing. */
const ASKED_MS = 2 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Travel time after the last day of a label. */
const TRAVEL_DAYS = 14;

/** The earliest label end of parcels that may still arrive, as `2026-06-30`. */
const lastDayOfUse = (now: number): string => new Date(now - TRAVEL_DAYS * DAY_MS).toISOString().slice(0, 10);

/** Quantities returned or in transit by line; expired labels do not count. */
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
        or(
          eq(orderReturn.state, 'ARRIVED'),
          and(eq(orderReturn.state, 'OPEN'), gte(orderReturn.validUntil, lastDayOfUse(now))),
          and(eq(orderReturn.state, 'ASKED'), gte(orderReturn.createdAt, new Date(now - ASKED_MS))),
        ),
      ),
    )
    .groupBy(orderReturnLine.lineId);
  return new Map(rows.map(({ lineId, quantity }) => [lineId, quantity]));
}

/** Arrived quantities by line. */
export async function arrivedOf(db: Executor, orderNumber: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ lineId: orderReturnLine.lineId, quantity: sql<number>`sum(${orderReturnLine.quantity})::int` })
    .from(orderReturnLine)
    .innerJoin(orderReturn, eq(orderReturn.returnNumber, orderReturnLine.returnNumber))
    .where(and(eq(orderReturn.orderNumber, orderNumber), eq(orderReturn.state, 'ARRIVED')))
    .groupBy(orderReturnLine.lineId);
  return new Map(rows.map(({ lineId, quantity }) => [lineId, quantity]));
}

export interface ReturnWithLines extends ReturnRow {
  readonly lines: readonly ReturnLine[];
}

/** Labelled returns of an order, earliest first. */
export async function returnsOf(db: Executor, orderNumber: string): Promise<readonly ReturnWithLines[]> {
  const rows = await db
    .select({ of: orderReturn, line: orderReturnLine })
    .from(orderReturn)
    .innerJoin(orderReturnLine, eq(orderReturnLine.returnNumber, orderReturn.returnNumber))
    .where(and(eq(orderReturn.orderNumber, orderNumber), ne(orderReturn.state, 'ASKED')))
    .orderBy(asc(orderReturn.createdAt), asc(orderReturnLine.lineId));
  return [...Map.groupBy(rows, (row) => row.of.returnNumber).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first.of, lines: [first, ...others].map(({ line }) => line) }],
  );
}

/** Changes the returns of a locked order. */
export const returnRepository = (tx: Tx) => ({
  async create(
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
  /** Marks a return as arrived; false for an unknown or arrived one. */
  async arrive(orderNumber: string, returnNumber: string, arrivedAt: Date): Promise<boolean> {
    const arrived = await tx
      .update(orderReturn)
      .set({ state: 'ARRIVED', arrivedAt })
      .where(
        and(
          eq(orderReturn.returnNumber, returnNumber),
          eq(orderReturn.orderNumber, orderNumber),
          eq(orderReturn.state, 'OPEN'),
        ),
      )
      .returning({ returnNumber: orderReturn.returnNumber });
    return arrived.length > 0;
  },
  async drop(returnNumber: string): Promise<void> {
    await tx.delete(orderReturn).where(eq(orderReturn.returnNumber, returnNumber));
  },
});
