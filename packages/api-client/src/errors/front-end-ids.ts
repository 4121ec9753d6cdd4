import { handling, type ErrorHandling } from './handling.ts';

/** The ids that a front end handles by name (spec 1 §8), and the phone number variant described there. */
export const frontEndIds = {
  INVALID_CUSTOMER: handling('auth', 'toast', 'auth.invalidCustomer', 'sign-out-and-reset'),
  CART_NOT_FOUND: handling('cart', 'toast', 'cart.notFound', 'new-cart-and-retry'),
  ITEM_OOS: handling('cart', 'line', 'cart.outOfStock'),
  ITEMS_OOS: handling('cart', 'banner', 'cart.itemsOutOfStock', 'refresh-cart'),
  ADDED_MAX_QUANTITY: handling('cart', 'line', 'cart.maxQuantity'),
  GWP_PRODUCT: handling('cart', 'line', 'cart.maxQuantity'),
  ITEM_NOT_AVAILABLE: handling('cart', 'line', 'cart.itemNotAvailable', 'refresh-cart'),
  NO_PRICE: handling('cart', 'line', 'cart.noPrice'),
  INVALID_PRICE: handling('cart', 'line', 'cart.invalidPrice', 'refresh-cart'),
  DUPLICATED_TOKEN: handling('auth', 'banner', 'auth.duplicateToken', 'retry'),
  ITEM_NO_LONGER_AVAILABLE: handling('cart', 'line', 'cart.itemGone', 'refresh-cart'),
  PAYMENT_ERROR: handling('payment', 'banner', 'payment.failed', 'to-billing'),
  PAYMENT_FRAUD_VERIFICATION_EXCEPTION: handling('payment', 'banner', 'payment.rejected', 'to-billing'),
  CANT_SHIP_THERE: handling('shipping', 'banner', 'shipping.cannotShip', 'to-shipping'),
  GC_INVALID2: handling('gift-card', 'tender', 'giftCard.invalid', 'none', 'giftCard'),
  GC_ALREADY_APPLIED: handling('gift-card', 'tender', 'giftCard.alreadyApplied', 'none', 'giftCard'),
  GC_NOT_ALLOWED: handling('gift-card', 'tender', 'giftCard.notAllowed', 'none', 'giftCard'),
  GC_ZERO_BALANCE: handling('gift-card', 'tender', 'giftCard.zeroBalance', 'none', 'giftCard'),
  CC_EXPIRY_DATE_INVALID: handling('payment', 'field', 'payment.expiryInvalid', 'none', 'cardExpiry'),
  PAYMENT_INSTRUMENT_NOT_FOUND: handling('payment', 'tender', 'payment.sessionGone', 'to-billing'),
  ADDRESS_NOT_FOUND: handling('payment', 'step', 'payment.addressNotFound'),
  SHIPPING_POBOX_UNAVAILABLE: handling('shipping', 'field', 'shipping.poBox', 'none', 'addressLine1'),
  SOME_PRODUCTS_NO_INVENTORY: handling('cart', 'banner', 'checkout.noInventory', 'refresh-cart'),
  LOGIN_IN_USE: handling('account', 'field', 'auth.loginInUse', 'none', 'email'),
  LOGIN_IN_USE2: handling('account', 'field', 'auth.loginInUse', 'none', 'email'),
  PHONE_NUMBER_ALREADY_IN_USE: handling('account', 'field', 'auth.phoneInUse', 'none', 'phone'),
  PHONE_NUMBER_ALREADY_IN_USE2: handling('account', 'field', 'auth.phoneInUse', 'none', 'phone'),
  MISSING_BIRTHDATE: handling('account', 'field', 'account.birthDateMissing', 'revalidate-form', 'birthDate'),
} as const satisfies Record<string, ErrorHandling>;

export type FrontEndId = keyof typeof frontEndIds;

/** Codes of single items, in an error or in the notices of a cart and an order update (spec 1 §8). */
export const itemCodes = {
  ProductItemMaxQuantity: handling('cart', 'line', 'cart.maxQuantity'),
  ProductItemRequired: handling('cart', 'line', 'cart.itemRequired'),
  ProductLineItemInventoryMissing: handling('cart', 'line', 'cart.partlyOutOfStock', 'refresh-cart'),
  ProductItemNotAvailable: handling('cart', 'line', 'cart.itemNotAvailable', 'refresh-cart'),
  ProductLineItemFullInventoryMissing: handling('order', 'banner', 'checkout.noItemsLeft', 'refresh-cart'),
  InvalidShippingAddress: handling('shipping', 'step', 'shipping.invalidAddress', 'to-shipping'),
} as const satisfies Record<string, ErrorHandling>;

export type ItemCode = keyof typeof itemCodes;
