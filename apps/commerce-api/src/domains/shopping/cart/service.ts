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

/** For calls with stored designs only. */
const knowsAll: LearnRecipe = async () => {
  throw new ServiceError('INV700', { field: 'recipeId' });
};

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
    /** An open cart, with the stock of the favourite store. */
    read: ({ object, db, context }: ReadCall, favStoreId?: string): Promise<PricedCart> =>
      priceCart(db, object, context, clock.now(), favStoreId),
    /** Replaces impossible deliveries. */
    patch: (
      tx: Tx,
      cart: Own<CartRow>,
      context: RequestContext,
      favStoreId: string | undefined,
    ): Promise<void> => patchDelivery(tx, cart, context, clock.now(), favStoreId),
    /** Merges carts that waited for their payment. */
    mergeWaitingCarts: (tx: Tx, person: string, site: RequestContext): Promise<void> =>
      mergeWaitingCarts(tx, { person, site, nowMs: clock.now() }),
    /** Fills a new cart in its transaction. */
    async fill(call: ChangeCall, change: Change, favStoreId?: string): Promise<PricedCart> {
      await run(change, call);
      return priceCart(call.tx, call.object, call.context, clock.now(), favStoreId);
    },
    /** Changes a cart and returns it. */
    async change(call: ChangeCall, change: Change, favStoreId?: string): Promise<Cart> {
      const { object, tx, context } = call;
      await cartRepository(tx).endNotices(object);
      // Reserved stock is available to the change and reserved again afterwards.
      const [reserved] = await reservations(tx).end(object);
      await run(change, call);
      await extendReservation(tx, object, reserved, clock.now());
      const changed = await cartRepository(tx).update(object, {
        mergeNotice: null,
        updatedAt: new Date(clock.now()),
      });
      // Without a reservation before, a locked cart needs no second look.
      const known = reserved === undefined ? { reservation: undefined } : undefined;
      const priced = await priceCart(tx, changed, context, clock.now(), favStoreId, known);
      for (const { row } of priced.gifts.withdrawn) await cartRepository(tx).removeLine(changed, row.id);
      return toCart(priced, context);
    },
  };
}

export type CartService = ReturnType<typeof createCartService>;
