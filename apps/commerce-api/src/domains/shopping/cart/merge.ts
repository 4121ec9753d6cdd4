import { and, desc, eq, ne, sql } from 'drizzle-orm';

import type { RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor, Tx } from '../../../platform/db/database.ts';
import { violatedConstraint } from '../../../platform/db/violated-constraint.ts';
import { ownedBy } from '../../../platform/policy/grant.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { paymentAttempt, shopOrder } from '../../ledger/index.ts';
import { tenderRepository } from '../tenders/repository.ts';
import { MAX_COUPONS } from './rules/promotions.ts';
import { MAX_LINES } from './rules/quantity.ts';
import { isBlocked, lockCurrentCart, lockOpenCartOf } from './objects.ts';
import { readStock } from './add-lines.ts';
import { specOf } from './line-spec.ts';
import { locationOf } from './lines.ts';
import { findSoldVariants } from './products.ts';
import { cartRepository, type CartRow, type LineRow } from './repository.ts';
import { reservations } from './reservations.ts';
import { extendReservation } from './reserve-lines.ts';
import { identityOf } from './rules/line-identity.ts';
import { mergeLines } from './rules/merge.ts';
import { cart } from './schema.ts';

/** The current cart of an owner; one being paid for comes first. */
export async function currentCartOf(db: Executor, owner: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: cart.id })
    .from(cart)
    .where(and(eq(cart.owner, owner), eq(cart.state, 'open'), ne(cart.kind, 'express')))
    .orderBy(sql`${cart.kind} = 'bag'`, desc(cart.updatedAt), cart.id)
    .limit(1);
  return found?.id;
}

/** A guest's cart and its new account. */
export interface CartMove {
  readonly cartId: string;
  readonly guest: string;
  readonly person: string;
  readonly site: Site;
  readonly nowMs: number;
}

type Site = Pick<RequestContext, 'edition' | 'currency' | 'country' | 'brand'>;

/** Transfers a cart with its payments. */
async function handOver(
  tx: Tx,
  { id }: Own<CartRow>,
  { owner, kind, now }: { readonly owner: string; readonly kind: CartRow['kind']; readonly now: Date },
): Promise<void> {
  await tx.update(cart).set({ owner, kind, updatedAt: now }).where(eq(cart.id, id));
  await tx.update(paymentAttempt).set({ owner }).where(eq(paymentAttempt.cartId, id));
  await tx.update(shopOrder).set({ owner }).where(eq(shopOrder.cartId, id));
}

async function mergeInto(
  tx: Tx,
  from: Own<CartRow>,
  into: Own<CartRow>,
  move: Pick<CartMove, 'site' | 'nowMs'>,
): Promise<void> {
  const carts = cartRepository(tx);
  const reserved = await reservations(tx).end(into, from);
  const guests = await carts.lines(from);
  const own = await carts.lines(into);
  const sold = await findSoldVariants(
    tx,
    guests.map(({ variantId }) => variantId),
    move.site,
  );
  const stockOverview = await readStock(
    tx,
    guests.map(({ variantId }) => variantId),
    guests.map(({ storeId }) => storeId).filter((id) => id !== ''),
  );
  const limitsOf = (line: LineRow) => {
    const product = sold.get(line.variantId);
    const location = locationOf(line);
    if (product === undefined) return undefined;
    const stock = location === null ? product.limit : stockOverview.stockAt(line.variantId, location);
    return { stock, limit: product.limit };
  };
  const withKey = (line: LineRow) => ({ ...line, key: identityOf(line) });
  const { changed, leftOut, grew, reduced } = mergeLines(
    own.map(withKey),
    guests.map(withKey),
    limitsOf,
    MAX_LINES,
  );
  for (const line of changed) await carts.putLine(into, specOf(line), line.quantity);
  await extendReservation(tx, into, reserved[0], move.nowMs);
  const codes = await carts.couponCodes(into);
  const brought = (await carts.couponCodes(from)).filter((code) => !codes.includes(code));
  const room = Math.max(0, MAX_COUPONS - codes.length);
  for (const code of brought.slice(0, room)) await carts.addCoupon(into, code);
  await carts.moveSessions(from, into);
  const left = [
    ...(leftOut > 0 ? (['items'] as const) : []),
    ...(brought.length > room ? (['codes'] as const) : []),
    ...(await tenderRepository(tx).moveTenders(from, into)),
  ];
  await carts.update(into, {
    shippingAddress: into.shippingAddress ?? from.shippingAddress,
    billingAddress: into.billingAddress ?? from.billingAddress,
    shippingMethod: into.shippingMethod ?? from.shippingMethod,
    mergeNotice: grew || reduced.length > 0 || left.length > 0 ? { grew, reduced, left } : null,
    updatedAt: new Date(move.nowMs),
  });
  await tx.delete(cart).where(eq(cart.id, from.id));
}

/** Makes it the account's current cart; false when another one was made concurrently. */
async function makeCurrentCart(tx: Tx, from: Own<CartRow>, owner: string, now: Date): Promise<boolean> {
  try {
    await tx.transaction((savepoint) => handOver(savepoint, from, { owner, kind: 'bag', now }));
    return true;
  } catch (error) {
    if (violatedConstraint(error) !== 'cart_one_bag') throw error;
    return false;
  }
}

/** Makes it the current cart or merges it; one being paid for waits beside it. */
async function makeOrMergeCurrentCart(
  tx: Tx,
  from: Own<CartRow>,
  isPaying: boolean,
  move: Pick<CartMove, 'person' | 'site' | 'nowMs'>,
): Promise<void> {
  const { person: owner } = move;
  const now = new Date(move.nowMs);
  for (;;) {
    const into = await lockCurrentCart(tx, owner);
    if (into !== undefined)
      return isPaying ? handOver(tx, from, { owner, kind: 'aside', now }) : mergeInto(tx, from, into, move);
    if (await makeCurrentCart(tx, from, owner, now)) return;
  }
}

/** Moves a guest's cart to an account; `blocked` while a payment decides, unless forced; ignores carts of others. */
export async function moveGuestCart(tx: Tx, move: CartMove, force: boolean): Promise<'blocked' | 'done'> {
  const { brand } = move.site;
  const from = await lockOpenCartOf(tx, { id: move.cartId, owner: move.guest, brand, proofs: {} });
  if (from === undefined) return 'done';
  const live = await cartRepository(tx).liveAttemptState(from);
  if (isBlocked(live) && !force) return 'blocked';
  await makeOrMergeCurrentCart(tx, from, live !== undefined, move);
  return 'done';
}

/** Merges carts whose payments ended without an order. */
export async function mergeWaitingCarts(
  tx: Tx,
  move: Pick<CartMove, 'person' | 'site' | 'nowMs'>,
): Promise<void> {
  const { person: owner } = move;
  const rows = await tx
    .select()
    .from(cart)
    .where(and(eq(cart.owner, owner), eq(cart.state, 'open'), eq(cart.kind, 'aside')))
    .orderBy(cart.id)
    .for('update');
  for (const row of rows) {
    const waiting = ownedBy(row, { owner });
    if (waiting === undefined || (await cartRepository(tx).liveAttemptState(waiting)) !== undefined) continue;
    await makeOrMergeCurrentCart(tx, waiting, false, move);
  }
}

/** Moves a guest's express carts to an account. */
export async function moveExpressCarts(
  tx: Tx,
  { guest, person: owner, nowMs }: Pick<CartMove, 'guest' | 'person' | 'nowMs'>,
): Promise<void> {
  const rows = await tx
    .select()
    .from(cart)
    .where(and(eq(cart.owner, guest), eq(cart.state, 'open'), eq(cart.kind, 'express')))
    .orderBy(cart.id)
    .for('update');
  for (const row of rows) {
    const express = ownedBy(row, { owner: guest });
    if (express !== undefined) await handOver(tx, express, { owner, kind: 'express', now: new Date(nowMs) });
  }
}
