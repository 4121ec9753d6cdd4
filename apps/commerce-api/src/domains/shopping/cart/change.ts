import type { Executor } from '../../../platform/db/database.ts';
import type { LearnRecipe } from '../../catalogue/index.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import type { PricedCart } from './pricing.ts';
import type { CartRepository, CartRow } from './repository.ts';

/** What a change works with: the locked cart and the repository of its transaction. */
export interface CartChange {
  readonly cart: Own<CartRow>;
  readonly carts: CartRepository;
  /** Reads within the transaction. */
  readonly db: Executor;
  readonly nowMs: number;
  /** Asks the customiser for a design; outside the transaction. */
  readonly learn: LearnRecipe;
  /** The cart as it stands within the transaction, counted anew. */
  readonly price: () => Promise<PricedCart>;
}

/** A change to one cart. */
export type Change = (change: CartChange) => Promise<void>;
