import { eq } from 'drizzle-orm';

import { ServiceRefusal } from '../../platform/errors/refusal.ts';
import type { ObjectResolvers } from '../../platform/policy/objects.ts';
import { paymentAttempt, shopOrder } from '../orders/schema.ts';
import type { Attempt, OrderRow } from './repository.ts';

declare module '../../platform/policy/objects.ts' {
  interface ObjectTypes {
    readonly 'own-order': OrderRow;
    /** The payment of an order, by the number of the order. */
    readonly 'own-payment': Attempt;
  }
}

/** How orders and their payments are found. Nobody locks them here: what moves a payment on locks it itself. */
export const orderObjects = {
  'own-order': {
    missing: 'ORD409',
    async find(db, { id }) {
      const [found] = await db
        .select()
        .from(shopOrder)
        .where(eq(shopOrder.orderNumber, id ?? ''));
      return found;
    },
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
