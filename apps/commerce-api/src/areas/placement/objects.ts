import { createHash, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';

import { ServiceRefusal } from '../../platform/errors/refusal.ts';
import type { Asked, ObjectResolvers } from '../../platform/policy/objects.ts';
import { paymentAttempt, shopOrder } from '../orders/schema.ts';
import type { Attempt, OrderRow } from './repository.ts';

declare module '../../platform/policy/objects.ts' {
  interface ObjectTypes {
    readonly 'own-order': OrderRow;
    /** The payment of an order, by the number of the order. */
    readonly 'own-payment': Attempt;
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (given: string | undefined, known: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(known)) && given !== undefined;
const inOneForm = (email: string): string => email.trim().toLowerCase();

/** Its secret opens an order, and the e-mail address that it was placed with, where the call may be opened by that. */
const isProven = (
  { secret, email }: Pick<OrderRow, 'secret' | 'email'>,
  { st, email: given }: Asked['proofs'],
): boolean => {
  const isMailOf = email !== '' && isSame(given === undefined ? given : inOneForm(given), inOneForm(email));
  return isSame(st, secret) || isMailOf;
};

const { owner, secret, email } = shopOrder;

/** How orders and their payments are found. Nobody locks a payment here: what moves it on locks it itself. */
export const orderObjects = {
  'own-order': {
    missing: 'ORD409',
    // All of an order is read for whoever may see it only: reading it takes longer than finding that there is none.
    async find(db, asked) {
      const isIt = eq(shopOrder.orderNumber, asked.id ?? '');
      const [seen] = await db.select({ owner, secret, email }).from(shopOrder).where(isIt);
      if (seen === undefined || (seen.owner !== asked.owner && !isProven(seen, asked.proofs)))
        return undefined;
      const [found] = await db.select().from(shopOrder).where(isIt);
      return found;
    },
    async lock(tx, { id }) {
      const [found] = await tx
        .select()
        .from(shopOrder)
        .where(eq(shopOrder.orderNumber, id ?? ''))
        .for('update');
      return found;
    },
    isProven,
    async judge(_db, { state }) {
      if (state === 'CANCELLED') throw new ServiceRefusal('ORD409');
    },
  },
  'own-payment': {
    missing: 'ORD409',
    async find(db, { id }) {
      const [found] = await db
        .select()
        .from(paymentAttempt)
        .where(eq(paymentAttempt.orderNumber, id ?? ''));
      return found;
    },
  },
} satisfies ObjectResolvers;
