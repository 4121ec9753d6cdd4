import { ADVISORY_LOCKS } from '../../../platform/db/advisory-locks.ts';
import { and, eq, inArray, like, lt, notExists, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Clock } from '../../../shared/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import {
  cart,
  cartLine,
  paymentSession,
  stockReservation,
  savedItem,
  savedList,
} from '../../shopping/index.ts';
import { recipe, stockNotification } from '../../catalogue/index.ts';
import { enrolmentChallenge, emailLink, cardSession, refreshToken } from '../../customers/index.ts';
import { eventRegistration } from '../../content/index.ts';
import { callCount } from '../../../platform/limits/schema.ts';
import {
  FAILED_STATES,
  LIVE_STATES,
  orderLink,
  orderLine,
  paymentAttempt,
  shopOrder,
} from '../../ledger/index.ts';
import { authorizationCode, passwordReset, signInGuard, passkeyChallenge } from '../../accounts/index.ts';
import { lookReport, lookShare, uploadedPicture } from '../../community/index.ts';

/** Minimum ages of removed rows. */
export interface CleanUpTimes {
  /** Since the last change of a cart or a guest's saved list. */
  readonly cartMs: number;
  /** Since the start of a failed payment. */
  readonly paymentMs: number;
}

interface Leftovers {
  readonly name: string;
  readonly table: PgTable;
  readonly key: PgColumn;
  readonly isLeft: (tx: Tx, now: number, times: CleanUpTimes) => SQL | undefined;
}

const before = (column: PgColumn, now: number, ms = 0): SQL => lt(column, new Date(now - ms));

/** Rows with an expiry column. */
const ended = (name: string, table: PgTable, key: PgColumn, endsAt: PgColumn): Leftovers => ({
  name,
  table,
  key,
  isLeft: (_tx, now) => before(endsAt, now),
});

/** Carts with a payment that holds stock are retained. */
const busyCarts = (tx: Tx) =>
  tx
    .select({ id: paymentAttempt.cartId })
    .from(paymentAttempt)
    .where(inArray(paymentAttempt.state, [...LIVE_STATES]));

/** Failed orders are removed before their attempts, which have the age. */
const leftovers: readonly Leftovers[] = [
  ended('counts', callCount, callCount.key, callCount.endsAt),
  ended('tokens', refreshToken, refreshToken.tokenHash, refreshToken.expiresAt),
  ended('codes', authorizationCode, authorizationCode.codeHash, authorizationCode.expiresAt),
  ended('resets', passwordReset, passwordReset.codeHash, passwordReset.expiresAt),
  ended('challenges', passkeyChallenge, passkeyChallenge.challengeHash, passkeyChallenge.expiresAt),
  ended('guards', signInGuard, signInGuard.key, signInGuard.endsAt),
  ended('event lists', eventRegistration, eventRegistration.id, eventRegistration.removeAt),
  ended('stock notifications', stockNotification, stockNotification.id, stockNotification.removeAt),
  ended('uploaded pictures', uploadedPicture, uploadedPicture.id, uploadedPicture.removeAt),
  ended('look shares', lookShare, lookShare.pictureId, lookShare.removeAt),
  ended('look reports', lookReport, lookReport.key, lookReport.removeAt),
  ended('email links', emailLink, emailLink.codeHash, emailLink.expiresAt),
  ended('order links', orderLink, orderLink.codeHash, orderLink.expiresAt),
  ended('enrolment challenges', enrolmentChallenge, enrolmentChallenge.id, enrolmentChallenge.expiresAt),
  ended('card sessions', cardSession, cardSession.id, cardSession.expiresAt),
  // A trigger returns their stock.
  ended('reservations', stockReservation, stockReservation.id, stockReservation.reservedUntil),
  {
    name: 'carts',
    table: cart,
    key: cart.id,
    isLeft: (tx, now, { cartMs }) =>
      and(eq(cart.state, 'open'), before(cart.updatedAt, now, cartMs), notInArray(cart.id, busyCarts(tx))),
  },
  {
    name: 'saved lists',
    table: savedList,
    key: savedList.id,
    isLeft: (_tx, now, { cartMs }) =>
      and(like(savedList.owner, 'guest-%'), before(savedList.updatedAt, now, cartMs)),
  },
  {
    name: 'designs',
    table: recipe,
    key: recipe.id,
    isLeft: (tx, now, { cartMs }) =>
      and(
        before(recipe.knownSince, now, cartMs),
        ...[cartLine, savedItem, orderLine].map((table) =>
          notExists(tx.select({ id: table.recipeId }).from(table).where(eq(table.recipeId, recipe.id))),
        ),
      ),
  },
  {
    name: 'sessions',
    table: paymentSession,
    key: paymentSession.id,
    isLeft: (tx, now) =>
      and(before(paymentSession.expiresAt, now), notInArray(paymentSession.cartId, busyCarts(tx))),
  },
  {
    name: 'orders',
    table: shopOrder,
    key: shopOrder.orderNumber,
    isLeft: (_tx, now, { paymentMs }) =>
      and(eq(shopOrder.state, 'CANCELLED'), before(shopOrder.createdAt, now, paymentMs)),
  },
  {
    name: 'attempts',
    table: paymentAttempt,
    key: paymentAttempt.id,
    isLeft: (_tx, now, { paymentMs }) =>
      and(
        inArray(paymentAttempt.state, [...FAILED_STATES]),
        before(paymentAttempt.createdAt, now, paymentMs),
      ),
  },
];

/** Rows per transaction, to keep locks short. */
const BATCH = 500;
/** Batches per run; the next run continues. */
const MOST_BATCHES = 200;

export interface CleanUp {
  /** Removed rows by kind; empty while another instance runs. */
  run(): Promise<Readonly<Record<string, number>>>;
}

/** A clean-up for many instances: one runs, the others skip. */
export function createCleanUp(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  times: CleanUpTimes,
  batch = BATCH,
): CleanUp {
  /** One batch; undefined while another instance runs. */
  const removeBatch = ({ table, key, isLeft }: Leftovers): Promise<number | undefined> =>
    database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ mine: boolean }>(
        sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.cleanUp}) as mine`,
      );
      if (rows[0]?.mine !== true) return undefined;
      const found = await tx
        .select({ key })
        .from(table)
        .where(isLeft(tx, clock.now(), times))
        .limit(batch)
        // A row that a shopper is changing is in use.
        .for('update', { skipLocked: true });
      if (found.length > 0)
        await tx.delete(table).where(
          inArray(
            key,
            found.map((row) => row.key),
          ),
        );
      return found.length;
    });

  return {
    async run() {
      const removed: Record<string, number> = {};
      let batches = 0;
      for (const kind of leftovers) {
        let count = batch;
        while (count === batch && batches < MOST_BATCHES) {
          const found = await removeBatch(kind);
          // Ends the run: skipping single kinds, all instances could skip the same one.
          if (found === undefined) return removed;
          count = found;
          batches += 1;
          if (count > 0) removed[kind.name] = (removed[kind.name] ?? 0) + count;
        }
      }
      return removed;
    },
  };
}
