import type { Cart } from '@haberdash/api-client/cart';

import type { Clock } from '../../../shared/clock.ts';
import type { Executor, Tx } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/context/request-context.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { LearnRecipe } from '../../catalogue/index.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { mergeWaitingCarts } from './merge.ts';
import { patchDelivery } from './patch-delivery.ts';
import { priceCart, type PricedCart } from './pricing.ts';
import { cartRepository, type CartRow } from './repository.ts';
import { reservations } from './reservations.ts';
import { extendReservation } from './reserve-lines.ts';
import { toCart } from './view.ts';
import type { Change } from './change.ts';

interface ReadCall {
  readonly object: Own<CartRow>;
  readonly db: Executor;
  readonly context: RequestContext;
}

interface ChangeCall {
  readonly object: Own<CartRow>;
  readonly tx: Tx;
  readonly context: RequestContext;
}

/** For calls that name no design but those that the shop has shown. */
const knowsAll: LearnRecipe = async () => {
  throw new ServiceError('INV700', { field: 'recipeId' });
};

/** Prices and changes the carts that calls are about. */
export function createCartService(clock: Clock, learn: LearnRecipe = knowsAll) {
  const run = (change: Change, { object: cart, tx, context }: ChangeCall): Promise<void> =>
    change({
      cart,
      carts: cartRepository(tx),
      db: tx,
      nowMs: clock.now(),
      learn,
      price: () => priceCart(tx, cart, context, clock.now()),
    });

  return {
    /** An open cart as it stands now; of the shopper's favourite store it also knows the stock. */
    read: ({ object, db, context }: ReadCall, favStoreId?: string): Promise<PricedCart> =>
      priceCart(db, object, context, clock.now(), favStoreId),
    /** Gives lines another delivery that cannot be had any more as they were. */
    patch: (
      tx: Tx,
      cart: Own<CartRow>,
      context: RequestContext,
      favStoreId: string | undefined,
    ): Promise<void> => patchDelivery(tx, cart, context, clock.now(), favStoreId),
    /** Merges a cart into the bag beside which it has waited for the end of its payment. */
    mergeWaitingCarts: (tx: Tx, person: string, site: RequestContext): Promise<void> =>
      mergeWaitingCarts(tx, { person, site, nowMs: clock.now() }),
    /** Fills a new cart, in the transaction that makes it. */
    async fill(call: ChangeCall, change: Change, favStoreId?: string): Promise<PricedCart> {
      await run(change, call);
      return priceCart(call.tx, call.object, call.context, clock.now(), favStoreId);
    },
    /** Changes a cart and answers with what it became. */
    async change(call: ChangeCall, change: Change, favStoreId?: string): Promise<Cart> {
      const { object, tx, context } = call;
      await cartRepository(tx).endNotices(object);
      // What is set aside is there for the change like everything else, and set aside again after it.
      const [reserved] = await reservations(tx).end(object);
      await run(change, call);
      await extendReservation(tx, object, reserved, clock.now());
      const changed = await cartRepository(tx).update(object, {
        mergeNotice: null,
        updatedAt: new Date(clock.now()),
      });
      // Most carts have nothing set aside: where there was nothing, and the cart is locked, it is not looked for again.
      const known = reserved === undefined ? { reservation: undefined } : undefined;
      const priced = await priceCart(tx, changed, context, clock.now(), favStoreId, known);
      for (const { row } of priced.gifts.withdrawn) await cartRepository(tx).removeLine(changed, row.id);
      return toCart(priced, context);
    },
  };
}

/** Prices and changes carts. */
export type CartService = ReturnType<typeof createCartService>;
