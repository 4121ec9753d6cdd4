import type { MessageKey } from './messages/en.ts';

/** The part of the shop that an error comes from (spec 1 §8). */
export type ErrorArea =
  | 'auth'
  | 'cart'
  | 'order'
  | 'shipping'
  | 'tax'
  | 'payment'
  | 'promotion'
  | 'gift-card'
  | 'reward'
  | 'account'
  | 'product'
  | 'other';

/** Where an error is shown. */
export type ErrorPlace =
  | 'field'
  | 'line'
  | 'tender'
  | 'promo-code'
  | 'step'
  | 'banner'
  | 'toast'
  | 'dialog'
  | 'page';

/** The input that an error belongs to, where its place is a field or has one. */
export type ErrorField =
  | 'email'
  | 'phone'
  | 'birthDate'
  | 'password'
  | 'currentPassword'
  | 'newPassword'
  | 'confirmPassword'
  | 'addressLine1'
  | 'cardExpiry'
  | 'giftCard'
  | 'promoCode'
  | 'review';

/** What the caller does about an error besides showing it. */
export type ErrorRecovery =
  | 'none'
  | 'retry'
  | 'renew-token'
  | 'sign-in'
  | 'sign-out-and-reset'
  | 'new-cart-and-retry'
  | 'refresh-cart'
  | 'to-shipping'
  | 'to-billing'
  | 'revalidate-form';

/** How an error is handled: its area, its place, what to do and what to say (spec 1 §8). */
export interface ErrorHandling {
  readonly area: ErrorArea;
  readonly place: ErrorPlace;
  readonly recovery: ErrorRecovery;
  /** Key of the texts; a second text under `${key}Default` serves where a value for a placeholder is missing. */
  readonly message: MessageKey;
  readonly field?: ErrorField;
}

/** One row of a table of handlings, written short. */
export const handling = (
  area: ErrorArea,
  place: ErrorPlace,
  message: MessageKey,
  recovery: ErrorRecovery = 'none',
  field?: ErrorField,
): ErrorHandling => ({ area, place, recovery, message, ...(field === undefined ? {} : { field }) });
