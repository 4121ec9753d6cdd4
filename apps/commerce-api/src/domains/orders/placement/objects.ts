import { createHash, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';

import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { ObjectRequest, ObjectResolvers } from '../../../platform/policy/objects.ts';
import { paymentAttempt, shopOrder } from '../../ledger/index.ts';
import type { Attempt, OrderRow } from './repository.ts';

declare module '../../../platform/policy/objects.ts' {
  interface ObjectTypes {
    readonly 'own-order': OrderRow;
    /** The payment of an order, by order number. */
    readonly 'own-payment': Attempt;
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (given: string | undefined, known: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(known)) && given !== undefined;
const inOneForm = (email: string): string => email.trim().toLowerCase();

/** Proven by the order's secret, or by its e-mail address where the call accepts it. */
const isProven = (
  { secret, email }: Pick<OrderRow, 'secret' | 'email'>,
  { st, email: given }: ObjectRequest['proofs'],
): boolean => {
  const isMailOf = email !== '' && isSame(given === undefined ? given : inOneForm(given), inOneForm(email));
  return isSame(st, secret) || isMailOf;
};

const { owner, secret, email } = shopOrder;
const isIt = ({ id }: ObjectRequest) => eq(shopOrder.orderNumber, id ?? '');

/** Checked before reading the order, so that timing does not reveal its existence. */
async function isOpenTo(db: Executor, request: ObjectRequest): Promise<boolean> {
  const [seen] = await db.select({ owner, secret, email }).from(shopOrder).where(isIt(request));
  return seen !== undefined && (seen.owner === request.owner || isProven(seen, request.proofs));
}

/** Whether a placed order has an e-mail address. */
export async function isOfAddress(db: Executor, orderNumber: string, given: string): Promise<boolean> {
  const [seen] = await db
    .select({ secret, email })
    .from(shopOrder)
    .where(and(eq(shopOrder.orderNumber, orderNumber), eq(shopOrder.state, 'PLACED')));
  return seen !== undefined && isProven(seen, { email: given });
}

/** Resolves orders and payments; payments are locked where they are changed. */
export const orderObjects = {
  'own-order': {
    missing: 'ORD409',
    async find(db, request) {
      if (!(await isOpenTo(db, request))) return undefined;
      const [found] = await db.select().from(shopOrder).where(isIt(request));
      return found;
    },
    async lock(tx, request) {
      if (!(await isOpenTo(tx, request))) return undefined;
      const [found] = await tx.select().from(shopOrder).where(isIt(request)).for('update');
      return found;
    },
    isProven,
    async check(_db, { state }) {
      if (state === 'CANCELLED') throw new ServiceError('ORD409');
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
