import type { FormError } from '../../../../shared/form-errors/form-error.ts';

export type FavouriteIntent = 'add' | 'remove' | 'share';

export type FavouritesResult =
  | {
      readonly ok: true;
      readonly intent: FavouriteIntent;
      readonly productId?: string;
      readonly text?: string;
      /** The address of the shared list. */
      readonly shareUrl?: string;
    }
  | {
      readonly ok: false;
      readonly intent: FavouriteIntent;
      readonly formError: FormError;
    };

/** A product code in forms; other values are rejected without a call. */
export const PRODUCT_CODE = /^[A-Z]{2}[A-Z0-9]{6,12}$/;

export type FavouritesNotice =
  | {
      readonly text: string;
      /** The removed product, for undo. */
      readonly undo?: string | undefined;
    }
  | { readonly formError: FormError };
