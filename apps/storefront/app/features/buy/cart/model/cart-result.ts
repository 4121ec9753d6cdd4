import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import type { CartView } from './cart-view.ts';
import type { StoreChangeView } from './store-change.ts';

/** What a form of the cart asks for. */
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

/** What changes something beside the cart. */
export type CartlessIntent = 'remove-saved' | 'keep-stores';

/** The error of a document's own form, for shoppers without script: only that form shows what was typed into it. */
export type PageError = FormError & { readonly intent: CartIntent };

/** The name of the promo code's input, which is where its errors stand. */
export const PROMO_CODE_FIELD = 'code';

/** What became of a cart that was replaced: it was lost, or it is an order by now. */
export interface ReplacedCart {
  readonly text: string;
  /** Why it is gone, where that is not the usual reason. */
  readonly loss?: 'invalid-customer';
  readonly orderNumber?: string;
}

/** What a removal took out, to put it back. */
export interface RemovedLine {
  readonly productId: string;
  readonly qty: number;
  readonly name: string;
  readonly recipeId?: string;
}

/** The answer of the cart's action; the text is in the shopper's language already. */
export type CartResult =
  | {
      readonly ok: true;
      readonly intent: Exclude<CartIntent, CartlessIntent>;
      readonly cart: CartView;
      /** Said politely after the change. */
      readonly text?: string;
      /** Of gifts that the cart does not earn any more, and that went with the change. */
      readonly withdrawn?: string;
      /** The cart that was kept was gone: another one took its place. */
      readonly replaced?: ReplacedCart;
      /** The product that was added, as its line shows it. */
      readonly addedProductId?: string;
      /** The store that is the favourite one from now on, instead of another. */
      readonly storeChanged?: string;
      /** Lines that stay in other stores than the one that was chosen. */
      readonly storeChange?: StoreChangeView;
      readonly removed?: RemovedLine;
    }
  | {
      readonly ok: true;
      /** Changes no cart: the shopper may have none. */
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
      /** The cart as it is now, where the error says that it is not what the page shows. */
      readonly cart?: CartView;
    };
