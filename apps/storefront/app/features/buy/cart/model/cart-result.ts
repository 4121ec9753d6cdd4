import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import type { CartView } from './cart-view.ts';
import type { StoreChangeView } from './store-change.ts';

export type CartIntent =
  | 'add'
  | 'set-quantity'
  | 'remove'
  | 'apply-code'
  | 'remove-code'
  | 'save'
  | 'move'
  | 'remove-saved'
  | 'delivery'
  | 'gift'
  | 'gather'
  | 'keep-stores';

/** Intents that change something other than the cart. */
export type CartlessIntent = 'remove-saved' | 'keep-stores';

export type PageError = FormError & { readonly intent: CartIntent };

export const PROMO_CODE_FIELD = 'code';

/** What became of a replaced cart: it was lost, or it has been ordered. */
export interface ReplacedCart {
  readonly text: string;
  /** Absent for the usual reason. */
  readonly loss?: 'invalid-customer';
  readonly orderNumber?: string;
}

export interface RemovedLine {
  readonly productId: string;
  readonly qty: number;
  readonly name: string;
  readonly recipeId?: string;
}

export type CartResult =
  | {
      readonly ok: true;
      readonly intent: Exclude<CartIntent, CartlessIntent>;
      readonly cart: CartView;
      readonly text?: string;
      /** Announces the bonus products that the cart no longer earns. */
      readonly withdrawn?: string;
      /** Present when the shopper's cart was lost and another one took its place. */
      readonly replaced?: ReplacedCart;
      readonly addedProductId?: string;
      /** Name of the new preferred store, where it changed. */
      readonly storeChanged?: string;
      /** Lines that remain in other stores than the chosen one. */
      readonly storeChange?: StoreChangeView;
      readonly removed?: RemovedLine;
    }
  | {
      readonly ok: true;
      /** Changes no cart, so the shopper may have none. */
      readonly intent: CartlessIntent;
      readonly text: string;
      readonly cart?: undefined;
      readonly replaced?: undefined;
      readonly addedProductId?: undefined;
      readonly storeChanged?: undefined;
      readonly storeChange?: undefined;
      readonly removed?: undefined;
      readonly withdrawn?: undefined;
    }
  | {
      readonly ok: false;
      readonly intent: CartIntent;
      readonly formError: FormError;
      readonly cart?: CartView;
    };
