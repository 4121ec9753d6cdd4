import { frontEndIds, itemCodes, type FrontEndId, type ItemCode } from './front-end-ids.ts';
import { handling, type ErrorHandling } from './handling.ts';

export type { ErrorPlace, ErrorRecovery } from './handling.ts';

/** The handling of a server code and its front-end id, if different. */
export interface CatalogueEntry extends ErrorHandling {
  readonly frontEndId?: FrontEndId | ItemCode;
}

/** A code with a front-end id has its handling, except for its own fields. */
const becomes = (frontEndId: FrontEndId, own: Partial<ErrorHandling> = {}): CatalogueEntry => ({
  ...frontEndIds[frontEndId],
  ...own,
  frontEndId,
});

const becomesItem = (frontEndId: ItemCode): CatalogueEntry => ({ ...itemCodes[frontEndId], frontEndId });

/** Every server code of spec 1 §8 and our own; tests compare them with the codes of the contracts. */
export const errorCatalogue = {
  AUT401: handling('auth', 'toast', 'auth.credentialsRejected', 'renew-token'),
  AUT402: handling('auth', 'dialog', 'auth.resetLinkExpired'),
  AUT403: handling('auth', 'banner', 'auth.captchaFailed', 'retry'),
  AUT404: handling('auth', 'toast', 'auth.notAllowed'),
  AUT409: becomes('DUPLICATED_TOKEN'),
  AUT418: handling('auth', 'banner', 'auth.invalidCredentials'),
  AUT423: handling('auth', 'banner', 'auth.accountLocked'),
  AUT426: handling('auth', 'banner', 'auth.lastAttempt'),
  AUT432: handling('auth', 'banner', 'auth.failed', 'sign-in'),
  AUT437: handling('auth', 'banner', 'auth.invalidCredentials'),
  AUT438: handling('auth', 'banner', 'auth.invalidCredentials'),
  AUT439: becomes('LOGIN_IN_USE'),
  AUT440: handling('auth', 'banner', 'auth.customerListUnknown'),
  AUT441: handling('auth', 'banner', 'auth.accountLocked'),
  AUT442: becomes('PHONE_NUMBER_ALREADY_IN_USE'),
  AUT444: becomes('PHONE_NUMBER_ALREADY_IN_USE2'),
  AUT450: handling('auth', 'field', 'auth.currentPasswordWrong', 'none', 'currentPassword'),
  AUT451: handling('auth', 'field', 'auth.passwordUnchanged', 'none', 'newPassword'),
  AUT452: handling('auth', 'field', 'auth.passwordUsedBefore', 'none', 'newPassword'),
  AUT453: handling('auth', 'field', 'auth.invalidEmail', 'none', 'email'),
  AUT498: becomes('INVALID_CUSTOMER'),
  AUT500: handling('auth', 'banner', 'auth.unavailable', 'retry'),

  BSK404: becomes('CART_NOT_FOUND'),
  GWP403: becomes('GWP_PRODUCT'),
  INV405: becomes('ITEM_OOS'),
  INV406: becomes('ADDED_MAX_QUANTITY'),
  INV407: becomes('ADDED_MAX_QUANTITY', { message: 'cart.storeMaxQuantity' }),
  INV408: becomes('ITEM_OOS', { message: 'cart.notMoved' }),
  INV409: becomes('ADDED_MAX_QUANTITY', { place: 'toast', message: 'cart.noRoom' }),
  INV700: becomes('ITEM_NOT_AVAILABLE'),
  INV701: becomes('SOME_PRODUCTS_NO_INVENTORY'),
  INV702: becomes('NO_PRICE'),
  PRC400: becomes('INVALID_PRICE'),
  ORD404: becomes('ITEM_NO_LONGER_AVAILABLE'),
  ORD430: becomes('ITEMS_OOS', { message: 'cart.itemsGone' }),

  OHS4004: handling('order', 'page', 'order.notFoundYet', 'retry'),
  ORD400: handling('order', 'field', 'order.invalidEmail', 'none', 'email'),
  ORD409: handling('order', 'page', 'order.notFound'),
  ORD415: handling('order', 'banner', 'order.totalsChanged', 'refresh-cart'),
  ORD516: handling('order', 'banner', 'order.noPickup', 'to-shipping'),
  ORD517: handling('order', 'banner', 'order.noDelivery', 'to-shipping'),
  ORD518: handling('order', 'banner', 'order.noStoreDelivery', 'to-shipping'),
  RTN500: handling('order', 'toast', 'order.returnFailed', 'retry'),

  CHK320: handling('shipping', 'field', 'shipping.checkField'),
  CHK380: becomesItem('InvalidShippingAddress'),
  PAY401: becomes('CANT_SHIP_THERE'),
  SHP404: handling('shipping', 'step', 'shipping.methodGone', 'to-shipping'),
  SHP410: handling('shipping', 'field', 'shipping.phoneEmpty', 'none', 'phone'),
  SHP500: becomes('SHIPPING_POBOX_UNAVAILABLE'),
  TAX309: handling('tax', 'banner', 'tax.failed', 'retry'),
  TAX310: handling('tax', 'banner', 'tax.updated', 'refresh-cart'),

  BIL400: handling('payment', 'step', 'billing.missing', 'to-billing'),
  BILL410: handling('payment', 'field', 'billing.phoneEmpty', 'to-billing', 'phone'),
  FE309: becomes('CC_EXPIRY_DATE_INVALID'),
  PAY400: becomes('PAYMENT_ERROR'),
  PYT300: handling('payment', 'toast', 'payment.cardExists'),
  PYT400: handling('payment', 'banner', 'payment.notEnough', 'to-billing'),
  PYT402: becomes('PAYMENT_FRAUD_VERIFICATION_EXCEPTION'),
  PYT404: becomes('PAYMENT_INSTRUMENT_NOT_FOUND'),
  PYT405: becomes('ADDRESS_NOT_FOUND'),
  PYT406: handling('payment', 'step', 'billing.fieldsMissing', 'to-billing'),

  PRM130: handling('promotion', 'promo-code', 'promo.invalid', 'none', 'promoCode'),
  PRM135: handling('promotion', 'promo-code', 'promo.notYet', 'none', 'promoCode'),
  PRM140: handling('promotion', 'promo-code', 'promo.limit', 'none', 'promoCode'),
  PRM150: handling('promotion', 'promo-code', 'promo.redeemed', 'none', 'promoCode'),
  PRM155: handling('promotion', 'promo-code', 'promo.expired', 'none', 'promoCode'),
  PRM160: handling('promotion', 'promo-code', 'promo.invalid', 'none', 'promoCode'),
  PRM175: handling('promotion', 'promo-code', 'promo.failed', 'retry', 'promoCode'),
  PRM416: handling('promotion', 'promo-code', 'promo.alreadyApplied', 'none', 'promoCode'),

  GFC400: handling('gift-card', 'tender', 'giftCard.codeMissing', 'none', 'giftCard'),
  GFC410: handling('gift-card', 'tender', 'giftCard.limit', 'none', 'giftCard'),
  GFC700: becomes('GC_INVALID2'),
  GFC725: becomes('GC_NOT_ALLOWED'),
  GFC740: becomes('GC_ZERO_BALANCE'),
  GFC755: becomes('GC_ALREADY_APPLIED'),
  GFC760: becomes('GC_INVALID2'),
  GFC799: handling('gift-card', 'tender', 'giftCard.balanceFailed', 'retry', 'giftCard'),
  GFC800: becomes('GC_INVALID2'),
  GFC812: handling('gift-card', 'tender', 'giftCard.expired', 'none', 'giftCard'),
  GFO404: handling('gift-card', 'tender', 'giftCard.notFound', 'none', 'giftCard'),
  GFO405: handling('gift-card', 'tender', 'giftCard.notUsable', 'none', 'giftCard'),
  GFS800: handling('gift-card', 'tender', 'giftCard.unavailable', 'retry', 'giftCard'),

  REW130: handling('reward', 'tender', 'reward.notMember'),
  REW135: handling('reward', 'tender', 'reward.unconfirmed'),
  REW140: handling('reward', 'tender', 'reward.insufficient'),
  REW401: handling('reward', 'tender', 'reward.signIn', 'sign-in'),

  '4044': handling('account', 'toast', 'account.loyaltyUnknown'),
  CCA400: handling('account', 'banner', 'account.addressExists'),
  CCA401: handling('account', 'toast', 'account.addressUnknown'),
  CCN404: handling('account', 'toast', 'account.customerUnknown', 'sign-in'),
  FE340: handling('account', 'field', 'account.passwordsDiffer', 'none', 'confirmPassword'),
  FE872: handling('account', 'field', 'account.passwordTooShort', 'none', 'password'),
  PRO400: becomes('LOGIN_IN_USE2'),
  PRO404: handling('account', 'toast', 'account.profileNotFound'),
  PRO410: handling('account', 'field', 'account.invalidAge', 'none', 'birthDate'),
  PRO411: becomes('MISSING_BIRTHDATE'),
  PRO412: handling('account', 'banner', 'account.updateFailed', 'retry'),
  PRO414: handling('account', 'toast', 'account.billingAddressKept'),
  PRO415: handling('account', 'banner', 'account.passwordChangeFailed', 'retry'),
  PRO418: handling('account', 'banner', 'account.updateFailed', 'retry'),

  PLP400: handling('product', 'page', 'listing.notFound'),
  REV410: handling('product', 'field', 'review.tooLong', 'none', 'review'),
  STR404: handling('other', 'banner', 'store.notFound'),
  GEN500: handling('other', 'toast', 'general.failed', 'retry'),
  GEN503: handling('other', 'toast', 'general.busy', 'retry'),
  API400: handling('other', 'toast', 'request.invalid'),
  CNT409: handling('other', 'banner', 'content.changed', 'retry'),
  API404: handling('other', 'page', 'request.notFound'),
  API405: handling('other', 'toast', 'request.methodNotAllowed'),
  API406: handling('other', 'toast', 'request.notAcceptable'),
  API415: handling('other', 'toast', 'request.notJson'),
  API422: handling('other', 'toast', 'request.keyUsed'),
  API429: handling('other', 'banner', 'request.tooMany', 'retry'),
  ATTR100: handling('other', 'toast', 'request.typeMissing'),
  ATTR200: handling('other', 'toast', 'request.organisationMissing'),
  ATTR300: handling('other', 'toast', 'request.payloadMissing'),
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** The entry of an id as a service sent it; undefined if unknown. */
export function findCatalogueEntry(errorId: string): CatalogueEntry | undefined {
  return Object.hasOwn(errorCatalogue, errorId) ? errorCatalogue[errorId as ErrorCode] : undefined;
}

/** The front-end id of a server code: one of the list, or the code itself. */
export function frontEndIdOf(code: ErrorCode): FrontEndId | ItemCode | ErrorCode {
  return findCatalogueEntry(code)?.frontEndId ?? code;
}
