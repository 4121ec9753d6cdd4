import { eq, sql } from 'drizzle-orm';

import type { Tx } from '../../../platform/db/database.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import type { OrderRow } from '../placement/repository.ts';
import { invoiceSeries, orderInvoice } from './schema.ts';

export type InvoiceRow = typeof orderInvoice.$inferSelect;

const DIGITS = 6;

/** The invoice of a locked order; its number is drawn in the same transaction, so that none is lost. */
export async function invoiceOf(
  tx: Tx,
  { orderNumber }: Own<OrderRow>,
  country: string,
  now: Date,
): Promise<InvoiceRow> {
  const [known] = await tx.select().from(orderInvoice).where(eq(orderInvoice.orderNumber, orderNumber));
  if (known !== undefined) return known;
  const series = `${country}-${now.getUTCFullYear()}`;
  const [counted] = await tx
    .insert(invoiceSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning();
  const number = `${series}-${String(counted?.last ?? 1).padStart(DIGITS, '0')}`;
  const [made] = await tx.insert(orderInvoice).values({ orderNumber, number, issuedAt: now }).returning();
  if (made === undefined) throw new TypeError('the invoice was not written');
  return made;
}
