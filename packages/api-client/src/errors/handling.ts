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

/** The input that an error belongs to, if any. */
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

/** What the caller does besides showing an error. */
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

/** Area, place, recovery and message of an error (spec 1 §8). */
export interface ErrorHandling {
  readonly area: ErrorArea;
  readonly place: ErrorPlace;
  readonly recovery: ErrorRecovery;
  /** Message key; `${key}Default` is used if a placeholder's value is missing. */
  readonly message: MessageKey;
  readonly field?: ErrorField;
}

export const handling = (
  area: ErrorArea,
  place: ErrorPlace,
  message: MessageKey,
  recovery: ErrorRecovery = 'none',
  field?: ErrorField,
): ErrorHandling => ({ area, place, recovery, message, ...(field === undefined ? {} : { field }) });
