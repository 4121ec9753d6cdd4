import { randomUUID } from 'node:crypto';
import { and, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';

import type { Database, Executor, Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { ONLINE_LOCATION, product, stock, store, variant } from '../catalogue/schema.ts';
import { queueMail } from '../../operations/index.ts';
import { stockNotification } from './schema.ts';

const DAY_MS = 86_400_000;
/** After a year nobody expects the mail any more. */
const WAITING_MS = 365 * DAY_MS;
/** How long the unsubscribe link of the mail works. */
const LINK_MS = 30 * DAY_MS;
/** Limit of open requests per mailbox; further ones are ignored with the same response. */
const MOST_OF_A_MAILBOX = 50;
const BATCH = 100;

export interface WatchedStock {
  readonly variantId: string;
  /** Undefined for the warehouse. */
  readonly storeId: string | undefined;
  readonly email: string;
  readonly locale: string;
}

/** Rejects an unknown variant or store (API404, API400) and a withdrawn product (INV700). */
async function checkWatched(db: Executor, { variantId, storeId }: WatchedStock): Promise<void> {
  const [found] = await db
    .select({ status: product.status, categoryId: product.primaryCategoryId })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(eq(variant.id, variantId));
  if (found === undefined || found.status === 'draft') throw new ServiceError('API404');
  if (found.status === 'gone')
    throw new ServiceError('INV700', { additionalInfo: { categoryId: found.categoryId } });
  if (storeId === undefined) return;
  const [known] = storeId.includes('\0')
    ? []
    : await db.select({ id: store.id }).from(store).where(eq(store.id, storeId));
  if (known === undefined) throw new ServiceError('API400', { field: 'storeId' });
}

/** Adds a request; a repeated one changes nothing. */
export async function watchStock(tx: Tx, watched: WatchedStock, now: Date): Promise<void> {
  await checkWatched(tx, watched);
  const { variantId, storeId = ONLINE_LOCATION, locale } = watched;
  const email = watched.email.toLowerCase();
  const removeAt = new Date(now.getTime() + WAITING_MS);
  await tx.execute(sql`
    insert into stock_notification (id, variant_id, location, email, locale, requested_at, remove_at)
    select ${randomUUID()}::uuid, ${variantId}, ${storeId}, ${email}, ${locale},
      ${now.toISOString()}::timestamptz, ${removeAt.toISOString()}::timestamptz
    where (select count(*) from stock_notification where email = ${email} and sent_at is null) < ${MOST_OF_A_MAILBOX}
    on conflict do nothing`);
}

/** Removes all requests of the mailbox of a request id; an unknown id changes nothing. */
export async function stopNotifications(tx: Tx, id: string): Promise<void> {
  const mailboxes = tx
    .select({ email: stockNotification.email })
    .from(stockNotification)
    .where(eq(stockNotification.id, id));
  await tx.delete(stockNotification).where(inArray(stockNotification.email, mailboxes));
}

/** Removes the requests of a deleted account's mailbox. */
export async function forgetMailbox(tx: Tx, email: string): Promise<void> {
  await tx.delete(stockNotification).where(eq(stockNotification.email, email.toLowerCase()));
}

/** Queues the mails of a batch of requests in stock; returns how many there were. */
const queueBatch = (database: Database, now: Date): Promise<number> =>
  database.transaction(async (tx) => {
    const isThere = tx
      .select({ one: sql`1` })
      .from(stock)
      .innerJoin(variant, eq(variant.id, stock.variantId))
      .innerJoin(product, and(eq(product.id, variant.productId), eq(product.status, 'active')))
      .where(
        and(
          eq(stock.variantId, stockNotification.variantId),
          eq(stock.location, stockNotification.location),
          gt(stock.quantity, 0),
        ),
      );
    const due = await tx
      .select()
      .from(stockNotification)
      .where(and(isNull(stockNotification.sentAt), exists(isThere)))
      .orderBy(stockNotification.requestedAt)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id, variantId, email, locale } of due)
      await queueMail(
        tx,
        { kind: 'back-in-stock', reference: id, payload: { variantId, email, locale } },
        now,
      );
    if (due.length > 0)
      await tx
        .update(stockNotification)
        .set({ sentAt: now, removeAt: new Date(now.getTime() + LINK_MS) })
        .where(
          inArray(
            stockNotification.id,
            due.map(({ id }) => id),
          ),
        );
    return due.length;
  });

/** Queues a mail for each request in stock, once; any instance may run it. */
export async function notifyWaiting(database: Database, now: () => number): Promise<void> {
  let queued = BATCH;
  while (queued === BATCH) queued = await queueBatch(database, new Date(now()));
}
