/** Where a refusal is shown. */
export type ErrorPlace = 'field' | 'line' | 'tender' | 'promo-code' | 'step' | 'banner' | 'toast' | 'page';

/** What the caller does about a refusal besides showing it. */
export type ErrorRecovery =
  | 'none'
  | 'new-cart-and-retry'
  | 'refresh-cart'
  | 'sign-out-and-reset'
  | 'to-shipping'
  | 'to-billing'
  | 'renew-token';

/** How one errorId is handled: its area, the front-end id it becomes, place, recovery and message key (spec 1 §8). */
export interface CatalogueEntry {
  readonly area: 'auth' | 'cart' | 'shipping' | 'payment' | 'promotion' | 'order' | 'product' | 'other';
  readonly frontEndId: string;
  readonly place: ErrorPlace;
  readonly recovery: ErrorRecovery;
  readonly message: string;
}

const entry = (
  area: CatalogueEntry['area'],
  frontEndId: string,
  place: ErrorPlace,
  message: string,
  recovery: ErrorRecovery = 'none',
): CatalogueEntry => ({ area, frontEndId, place, recovery, message });

/** Every code that a contract documents; a contract test keeps the two lists equal. */
export const errorCatalogue = {
  AUT401: entry('auth', 'AUT401', 'toast', 'auth.sessionEnded', 'renew-token'),
  AUT409: entry('auth', 'DUPLICATED_TOKEN', 'toast', 'auth.duplicateToken'),
  AUT498: entry('auth', 'INVALID_CUSTOMER', 'toast', 'auth.invalidCustomer', 'sign-out-and-reset'),
  API400: entry('other', 'API400', 'toast', 'request.invalid'),
  API404: entry('other', 'API404', 'page', 'request.notFound'),
  API405: entry('other', 'API405', 'toast', 'request.invalid'),
  API415: entry('other', 'API415', 'toast', 'request.invalid'),
  GEN500: entry('other', 'GEN500', 'toast', 'general.failed'),
  BSK404: entry('cart', 'CART_NOT_FOUND', 'toast', 'cart.notFound', 'new-cart-and-retry'),
  ORD404: entry('cart', 'ITEM_NO_LONGER_AVAILABLE', 'line', 'cart.itemGone', 'refresh-cart'),
  INV405: entry('cart', 'ITEM_OOS', 'line', 'cart.outOfStock'),
  INV406: entry('cart', 'ADDED_MAX_QUANTITY', 'line', 'cart.maxQuantity'),
  INV700: entry('cart', 'ITEM_NOT_AVAILABLE', 'line', 'cart.itemNotAvailable', 'refresh-cart'),
  INV701: entry('cart', 'SOME_PRODUCTS_NO_INVENTORY', 'banner', 'checkout.noInventory', 'refresh-cart'),
  PLP400: entry('product', 'PLP400', 'page', 'listing.notFound'),
  PRM130: entry('promotion', 'PRM130', 'promo-code', 'promo.invalid'),
  PRM135: entry('promotion', 'PRM135', 'promo-code', 'promo.notYet'),
  PRM140: entry('promotion', 'PRM140', 'promo-code', 'promo.limit'),
  PRM150: entry('promotion', 'PRM150', 'promo-code', 'promo.redeemed'),
  PRM155: entry('promotion', 'PRM155', 'promo-code', 'promo.expired'),
  PRM416: entry('promotion', 'PRM416', 'promo-code', 'promo.alreadyApplied'),
  SHP404: entry('shipping', 'SHP404', 'step', 'shipping.methodGone', 'to-shipping'),
  SHP410: entry('shipping', 'SHP410', 'field', 'shipping.phoneEmpty'),
  SHP500: entry('shipping', 'SHIPPING_POBOX_UNAVAILABLE', 'field', 'shipping.poBox'),
  CHK320: entry('shipping', 'CHK320', 'field', 'shipping.invalidAddress'),
  CHK380: entry('shipping', 'InvalidShippingAddress', 'step', 'shipping.invalidAddress', 'to-shipping'),
  PAY401: entry('shipping', 'CANT_SHIP_THERE', 'banner', 'shipping.cannotShip', 'to-shipping'),
  BIL400: entry('payment', 'BIL400', 'step', 'billing.missing', 'to-billing'),
  BILL410: entry('payment', 'BILL410', 'field', 'billing.phoneEmpty'),
  PAY400: entry('payment', 'PAYMENT_ERROR', 'banner', 'payment.failed', 'to-billing'),
  PYT400: entry('payment', 'PYT400', 'banner', 'payment.notEnough', 'to-billing'),
  PYT402: entry('payment', 'PAYMENT_FRAUD_VERIFICATION_EXCEPTION', 'banner', 'payment.refused', 'to-billing'),
  PYT404: entry('payment', 'PAYMENT_INSTRUMENT_NOT_FOUND', 'tender', 'payment.sessionGone', 'to-billing'),
  PYT406: entry('payment', 'PYT406', 'step', 'billing.fieldsMissing', 'to-billing'),
  ORD400: entry('order', 'ORD400', 'field', 'order.invalidEmail'),
  ORD409: entry('order', 'ORD409', 'page', 'order.notFound'),
  ORD415: entry('order', 'ORD415', 'banner', 'order.totalsChanged', 'refresh-cart'),
} as const satisfies Record<string, CatalogueEntry>;

/** A code that the catalogue knows. */
export type ErrorCode = keyof typeof errorCatalogue;

/** The entry of an id as a service sent it, or undefined for an id that is not in the catalogue. */
export function findCatalogueEntry(errorId: string): CatalogueEntry | undefined {
  return Object.hasOwn(errorCatalogue, errorId) ? errorCatalogue[errorId as ErrorCode] : undefined;
}
