import type { Executor } from '../../../platform/db/database.ts';
import type { LearnRecipe } from '../../catalogue/index.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import type { PricedCart } from './pricing.ts';
import type { CartRepository, CartRow } from './repository.ts';

/** The locked cart and its transaction's repository. */
export interface CartChange {
  readonly cart: Own<CartRow>;
  readonly carts: CartRepository;
  readonly db: Executor;
  readonly nowMs: number;
  /** Fetches an unknown design, outside the transaction. */
  readonly learn: LearnRecipe;
  /** Prices the cart within the transaction. */
  readonly price: () => Promise<PricedCart>;
}

export type Change = (change: CartChange) => Promise<void>;
