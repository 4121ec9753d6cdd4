import type { Cart } from '@haberdash/api-client/cart';

import type { Clock } from '../../shared/clock.ts';
import type { Executor, Tx } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/context/request-context.ts';
import type { Own } from '../../platform/policy/objects.ts';
import { patchDelivery } from './patch-delivery.ts';
import { priceCart, type PricedCart } from './pricing.ts';
import { cartRepository, type CartRepository, type CartRow } from './repository.ts';
import { toCart } from './view.ts';

/** What a change works with: the locked cart and the repository of its transaction. */
export interface CartChange {
  readonly cart: Own<CartRow>;
  readonly carts: CartRepository;
  /** Reads within the transaction. */
  readonly db: Executor;
  readonly nowMs: number;
  /** The cart as it stands within the transaction, counted anew. */
  readonly price: () => Promise<PricedCart>;
}

/** A change to one cart. */
export type Change = (change: CartChange) => Promise<void>;

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

/** Prices and changes the carts that calls are about. */
export function createCartService(clock: Clock) {
  const run = (change: Change, { object: cart, tx, context }: ChangeCall): Promise<void> =>
    change({
      cart,
      carts: cartRepository(tx),
      db: tx,
      nowMs: clock.now(),
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
    /** Fills a new cart, in the transaction that makes it. */
    async fill(call: ChangeCall, change: Change, favStoreId?: string): Promise<PricedCart> {
      await run(change, call);
      return priceCart(call.tx, call.object, call.context, clock.now(), favStoreId);
    },
    /** Changes a cart and answers with what it became. */
    async change(call: ChangeCall, change: Change, favStoreId?: string): Promise<Cart> {
      const { object, tx, context } = call;
      await cartRepository(tx).endNotices(object);
      await run(change, call);
      const changed = await cartRepository(tx).update(object, {
        mergeNotice: null,
        updatedAt: new Date(clock.now()),
      });
      const priced = await priceCart(tx, changed, context, clock.now(), favStoreId);
      for (const { row } of priced.gifts.withdrawn) await cartRepository(tx).removeLine(changed, row.id);
      return toCart(priced, context);
    },
  };
}

/** Prices and changes carts. */
export type CartService = ReturnType<typeof createCartService>;
