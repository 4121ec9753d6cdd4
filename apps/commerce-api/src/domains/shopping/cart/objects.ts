import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';

import type { Clock } from '../../../shared/clock.ts';
import type { Executor, Tx } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { ownedBy } from '../../../platform/policy/grant.ts';
import type { ObjectRequest, ObjectResolvers, Own } from '../../../platform/policy/objects.ts';
import { BLOCKING_STATES, type AttemptState } from '../../ledger/index.ts';
import type { PlacementLock } from './placement-lock.ts';
import { cartReader, cartRepository, type CartRow } from './repository.ts';
import { cart } from './schema.ts';

declare module '../../../platform/policy/objects.ts' {
  interface ObjectTypes {
    /** An open cart. */
    readonly 'own-open-cart': CartRow;
    /** The shopper's current cart. */
    readonly 'own-bag': CartRow;
    readonly 'own-cart': CartRow;
  }
}

const where = ({ id }: ObjectRequest) => eq(cart.id, id ?? '');

async function find(db: Executor, request: ObjectRequest): Promise<CartRow | undefined> {
  const [found] = await db.select().from(cart).where(where(request));
  return found;
}

async function lock(tx: Tx, request: ObjectRequest): Promise<CartRow | undefined> {
  const [found] = await tx.select().from(cart).where(where(request)).for('update');
  return found;
}

/** Locks an open cart of another proven owner, such as the former guest. */
export async function lockOpenCartOf(tx: Tx, request: ObjectRequest): Promise<Own<CartRow> | undefined> {
  const found = ownedBy(await lock(tx, request), request);
  return found?.state === 'open' ? found : undefined;
}

/** Whether a payment must end before the cart changes. */
export const isBlocked = (live: AttemptState | undefined): boolean =>
  live !== undefined && BLOCKING_STATES.includes(live);

/** BSK404 with the order number for a cart that became an order. */
async function openOnly(db: Executor, object: Own<CartRow>): Promise<void> {
  if (object.state === 'open') return;
  const orderNumber = await cartReader(db).orderNumber(object);
  throw new ServiceError('BSK404', orderNumber === undefined ? {} : { additionalInfo: { orderNumber } });
}

/** The owner's current cart; for associates the last used one. */
const currentCart = (db: Executor, owner: string) =>
  db
    .select()
    .from(cart)
    .where(and(eq(cart.owner, owner), eq(cart.state, 'open'), eq(cart.kind, 'bag')))
    .orderBy(desc(cart.updatedAt), cart.id)
    .limit(1);

export async function lockCurrentCart(tx: Tx, owner: string): Promise<Own<CartRow> | undefined> {
  const [found] = await currentCart(tx, owner).for('update');
  return ownedBy(found, { owner });
}

/** Resolves carts; payments in progress end before a change. */
export const cartObjects = (clock: Clock, placementLock: PlacementLock) => {
  const newCart = (owner: string, kind: CartRow['kind']) => {
    const now = new Date(clock.now());
    return { id: randomUUID(), owner, kind, createdAt: now, updatedAt: now };
  };
  return {
    'own-cart': { missing: 'BSK404', find, lock },
    'own-bag': {
      missing: 'BSK404',
      async find(db, { owner }) {
        const [found] = await currentCart(db, owner);
        return found;
      },
      async create(tx, { owner }) {
        for (;;) {
          const row = newCart(owner, 'bag');
          const [created] = await tx.insert(cart).values(row).onConflictDoNothing().returning();
          // On conflict there is a current cart, or an order is just closing it.
          const current = created ?? (await lockCurrentCart(tx, owner));
          if (current !== undefined) return current;
        }
      },
    },
    'own-open-cart': {
      missing: 'BSK404',
      find,
      lock,
      async create(tx, { owner }) {
        const [created] = await tx.insert(cart).values(newCart(owner, 'express')).returning();
        if (created === undefined) throw new TypeError('the cart was not created');
        return created;
      },
      check: openOnly,
      async blockedBy(tx, object) {
        const live = await cartRepository(tx).liveAttemptState(object);
        return isBlocked(live) ? () => placementLock.clear(object.id) : undefined;
      },
    },
  } satisfies ObjectResolvers;
};
