import type { FormError } from '../../../../shared/form-errors/form-error.ts';

/** What a form about favourites asks for. */
export type FavouriteIntent = 'add' | 'remove' | 'share';

/** What came of a form about favourites; the text is in the shopper's language already. */
export type FavouritesResult =
  | {
      readonly ok: true;
      readonly intent: FavouriteIntent;
      /** The product that was added or removed. */
      readonly productId?: string;
      readonly text?: string;
      /** The address under which others see the list. */
      readonly shareUrl?: string;
    }
  | {
      readonly ok: false;
      readonly intent: FavouriteIntent;
      readonly formError: FormError;
    };

/** A product's code as forms send it; everything else is asked of nobody. */
export const PRODUCT_CODE = /^[A-Z]{2}[A-Z0-9]{6,12}$/;

/** What the page of favourites says first: what was done, or why not. */
export type FavouritesNotice =
  | {
      readonly text: string;
      /** The product that was removed and can be put back. */
      readonly undo?: string | undefined;
    }
  | { readonly formError: FormError };
