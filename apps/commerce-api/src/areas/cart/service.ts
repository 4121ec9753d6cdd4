import type { Cart } from '@haberdash/api-client/cart';

import type { Services } from '../../platform/operations/area.ts';
import type { Executor } from '../../platform/db/database.ts';
import { shopperOf, type RequestContext } from '../../platform/context/request-context.ts';
import { own } from '../../platform/policy/ownership.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { PlacementGate } from './gate.ts';
import { priceCart, type PricedCart } from './pricing.ts';
import { cartReader, cartRepository, type CartRepository, type CartRow } from './repository.ts';
import { toCart } from './view.ts';

/** What a change works with: the locked cart and the repository of its transaction. */
export interface CartChange {
  readonly cart: CartRow;
  readonly carts: CartRepository;
  /** Reads within the transaction. */
  readonly db: Executor;
  /** The cart as it stands within the transaction, counted anew. */
  readonly price: () => Promise<PricedCart>;
}

/** A change to one cart. */
export type Change = (change: CartChange) => Promise<void>;

const MAX_CLEARINGS = 3;
const BLOCKING = new Set(['RESERVED', 'CHALLENGE', 'VOIDING']);

/** A cart that became an order is gone; its shopper is told which order that is. */
async function openOnly(cart: CartRow, reader: Pick<CartRepository, 'orderNumber'>): Promise<CartRow> {
  if (cart.state === 'open') return cart;
  const orderNumber = await reader.orderNumber(cart.id);
  throw new Refusal('BSK404', orderNumber === undefined ? {} : { additionalInfo: { orderNumber } });
}

/** Reads and changes carts of the calling shopper, and of nobody else. */
export function createCartService(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  gate: PlacementGate,
) {
  async function attempt(context: RequestContext, basketId: string, change: Change, mayBlock: boolean) {
    return database.transaction(async (tx) => {
      const carts = cartRepository(tx);
      const cart = await openOnly(own('cart', await carts.lock(basketId), shopperOf(context)), carts);
      const live = await carts.liveAttemptState(cart.id);
      if (mayBlock && live !== undefined && BLOCKING.has(live)) return undefined;
      await change({ cart, carts, db: tx, price: () => priceCart(tx, cart, context, clock.now()) });
      await carts.update(cart.id, { updatedAt: new Date(clock.now()) });
      const changed = await carts.find(cart.id);
      return toCart(await priceCart(tx, changed ?? cart, context, clock.now()), context);
    });
  }

  return {
    /** Reads an open cart as it stands now. */
    async read(context: RequestContext, basketId: string): Promise<PricedCart> {
      const reader = cartReader(database.read);
      const cart = await openOnly(own('cart', await reader.find(basketId), shopperOf(context)), reader);
      return priceCart(database.read, cart, context, clock.now());
    },
    /** Creates a cart and fills it, in one transaction. */
    async create(context: RequestContext, fill: Change = async () => undefined): Promise<PricedCart> {
      const { subject } = shopperOf(context);
      return database.transaction(async (tx) => {
        const carts = cartRepository(tx);
        const cart = await carts.create(subject, new Date(clock.now()));
        await fill({ cart, carts, db: tx, price: () => priceCart(tx, cart, context, clock.now()) });
        return priceCart(tx, cart, context, clock.now());
      });
    },
    /**
     * Changes an open cart in one transaction and answers with what it became. A payment under way comes
     * first: it ends, or is given up, before the cart changes under it.
     */
    async change(context: RequestContext, basketId: string, change: Change): Promise<Cart> {
      for (let clearing = 0; ; clearing += 1) {
        const changed = await attempt(context, basketId, change, clearing < MAX_CLEARINGS);
        if (changed !== undefined) return changed;
        await gate.clear(basketId);
      }
    },
  };
}

/** Reads and changes carts. */
export type CartService = ReturnType<typeof createCartService>;
