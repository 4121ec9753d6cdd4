import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte, max, or, sql } from 'drizzle-orm';

import type { Executor, Tx } from '../../../platform/db/database.ts';
import { balanceEntry, LIVE_STATES, paymentAttempt } from '../../ledger/index.ts';
import { savedInstrument, consumer, consumerEnrollment } from '../../customers/index.ts';
import { isRest, MAX_GIFT_CARDS, REST_METHODS } from './rules/methods.ts';
import { cartTender } from './schema.ts';

export type TenderRow = typeof cartTender.$inferSelect;
export type NewTender = Omit<typeof cartTender.$inferInsert, 'id' | 'cartId' | 'position'>;

/** Earlier than any tender. */
const NEVER = new Date(0);

interface Cart {
  readonly id: string;
}

/** An account for payments. */
export interface Payer {
  readonly consumerNo: string;
  /** Remaining athlete credit in minor units; null for others. */
  readonly athleteCredit: number | null;
  readonly membership: { readonly status: 'CONFIRMED' | 'UNCONFIRMED'; readonly points: number } | undefined;
}

const payerWhere = async (db: Executor, where: ReturnType<typeof eq>): Promise<Payer | undefined> => {
  const [found] = await db
    .select({
      consumerNo: consumer.consumerNo,
      athleteCredit: sql<number | null>`${consumer.athleteCredit} - coalesce(${consumer.athleteSpend}, 0)`,
      status: consumerEnrollment.status,
      points: consumerEnrollment.points,
    })
    .from(consumer)
    .leftJoin(
      consumerEnrollment,
      and(eq(consumerEnrollment.consumerNo, consumer.consumerNo), eq(consumerEnrollment.type, 'LOYALTY')),
    )
    .where(where);
  if (found === undefined) return undefined;
  const { consumerNo, athleteCredit, status, points } = found;
  return {
    consumerNo,
    athleteCredit,
    membership: status === null ? undefined : { status, points: points ?? 0 },
  };
};

export const tenderReader = (db: Executor) => ({
  ofCart: ({ id }: Cart): Promise<TenderRow[]> =>
    db.select().from(cartTender).where(eq(cartTender.cartId, id)).orderBy(asc(cartTender.position)),
  /** The account of a token; undefined for a guest. */
  payer: (subject: string): Promise<Payer | undefined> => payerWhere(db, eq(consumer.subject, subject)),
  payerOf: (consumerNo: string): Promise<Payer | undefined> =>
    payerWhere(db, eq(consumer.consumerNo, consumerNo)),
  /** Whether a reward has expired since it was added. */
  async hasExpiredReward({ id }: Cart, now: Date): Promise<boolean> {
    const found = await db
      .select({ id: cartTender.id })
      .from(cartTender)
      .innerJoin(savedInstrument, eq(savedInstrument.id, cartTender.item))
      .where(and(eq(cartTender.cartId, id), lte(savedInstrument.expiresAt, now)))
      .limit(1);
    return found.length > 0;
  },
  /** Balances taken by the cart's own payment, by kind and item. */
  async held({ id }: Cart): Promise<ReadonlyMap<string, number>> {
    const rows = await db
      .select({
        kind: balanceEntry.kind,
        item: balanceEntry.item,
        taken: sql<number>`-sum(${balanceEntry.amount})::int`,
      })
      .from(balanceEntry)
      .innerJoin(paymentAttempt, sql`${paymentAttempt.id}::text = ${balanceEntry.reference}`)
      .where(and(eq(paymentAttempt.cartId, id), inArray(paymentAttempt.state, [...LIVE_STATES])))
      .groupBy(balanceEntry.kind, balanceEntry.item);
    return new Map(rows.map(({ kind, item, taken }) => [`${kind}/${item}`, taken]));
  },
});

/** Changes the tenders of a locked cart. */
export const tenderRepository = (tx: Tx) => ({
  ...tenderReader(tx),
  async add({ id: cartId }: Cart, tender: NewTender): Promise<void> {
    const [last] = await tx
      .select({ position: max(cartTender.position) })
      .from(cartTender)
      .where(eq(cartTender.cartId, cartId));
    await tx
      .insert(cartTender)
      .values({ ...tender, id: `tn-${randomUUID()}`, cartId, position: (last?.position ?? 0) + 1 });
  },
  /** Removes a tender, idempotently. */
  async remove({ id: cartId }: Cart, id: string): Promise<void> {
    await tx.delete(cartTender).where(and(eq(cartTender.cartId, cartId), eq(cartTender.id, id)));
  },
  /** Moves gift cards within the limit, and the later chosen rest; returns what was left out. */
  async moveTenders(from: Cart, into: Cart): Promise<readonly ('gift-cards' | 'payment')[]> {
    const own = await this.ofCart(into);
    const guests = await this.ofCart(from);
    const copy = ({ id: _id, cartId: _cart, position: _position, ...tender }: TenderRow) =>
      this.add(into, tender);
    const cards = own.filter(({ method }) => method === 'GIFT_CARD');
    const had = new Set(cards.map(({ providerToken }) => providerToken));
    const brought = guests.filter((each) => each.method === 'GIFT_CARD' && !had.has(each.providerToken));
    const room = Math.max(0, MAX_GIFT_CARDS - cards.length);
    for (const card of brought.slice(0, room)) await copy(card);
    const [ownRest, rest] = [own, guests].map((rows) => rows.find(({ method }) => isRest(method)));
    const isNewer = rest !== undefined && (ownRest?.createdAt ?? NEVER) < rest.createdAt;
    if (isNewer) {
      await this.removeMethod(into, rest.method);
      await copy(rest);
    }
    return [
      ...(brought.length > room ? (['gift-cards'] as const) : []),
      ...(ownRest !== undefined && rest !== undefined ? (['payment'] as const) : []),
    ];
  },
  /** Removes a tender that a new one replaces: rest, points or credit. */
  async removeMethod({ id: cartId }: Cart, method: TenderRow['method']): Promise<void> {
    const isSame = eq(cartTender.method, method);
    const isRest = REST_METHODS.some((each) => each === method);
    await tx
      .delete(cartTender)
      .where(
        and(
          eq(cartTender.cartId, cartId),
          isRest ? or(isSame, inArray(cartTender.method, [...REST_METHODS])) : isSame,
        ),
      );
  },
});
