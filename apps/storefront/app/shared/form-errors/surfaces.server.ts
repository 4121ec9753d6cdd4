interface SurfaceRow {
  readonly operations: readonly string[];
  /** Codes of the shop's own: no operation answers them. */
  readonly own: readonly string[];
  /** The specification gives one text for every failure here, which comes before the catalogue's and the service's. */
  readonly hasFixedText?: true;
}

/** The surfaces that reject: forms, or groups of forms with the same texts; a test compares them with the contracts. */
export const surfaces = {
  'cart.add': {
    operations: ['POST /cart/v1/cart', 'POST /cart/v1/cartWithItem', 'POST /cart/v1/item'],
    own: ['NO_ANSWER'],
  },
  'cart.add.customisation': {
    operations: [
      'POST /products/v1/products/{productId}/recipes',
      'POST /cart/v1/cart',
      'POST /cart/v1/item',
    ],
    own: [
      'NO_ANSWER',
      'FIELD_MISSING',
      'EMAIL_INVALID',
      'AMOUNT_INVALID',
      'DATE_INVALID',
      'INITIALS_INVALID',
      'TOO_LONG',
    ],
  },
  'cart.quantity': { operations: ['PUT /cart/v1/cart/{basketId}/item'], own: ['NO_ANSWER'] },
  'cart.remove': { operations: ['DELETE /cart/v1/item'], own: ['NO_ANSWER'], hasFixedText: true },
  'cart.delivery': { operations: ['PUT /cart/v1/cart/{basketId}/item'], own: ['NO_ANSWER'] },
  'cart.gift': { operations: ['PUT /cart/v1/cart/{basketId}/item'], own: ['NO_ANSWER'] },
  'cart.save': { operations: ['POST /cart/v2/cart/{basketId}/saveForLater'], own: ['NO_ANSWER'] },
  'cart.move': { operations: ['PUT /cart/v2/saveForLater'], own: ['NO_ANSWER'] },
  'cart.saved': {
    operations: ['DELETE /cart/v2/saveForLater/{saveForlaterId}/items/{itemId}'],
    own: ['NO_ANSWER'],
  },
  'cart.promo': { operations: ['PUT /cart/v1/coupon', 'DELETE /cart/v1/coupon'], own: ['NO_ANSWER'] },
  'checkout.shipping': {
    operations: ['POST /cart/v2/cart/{basketId}/shippingAddress', 'POST /cart/v1/shippingMethod'],
    own: ['NO_ANSWER'],
  },
  'checkout.billing': {
    operations: ['POST /cart/v1/cart/{basketId}/billingAddress'],
    own: ['NO_ANSWER'],
  },
  'checkout.tender': {
    operations: [
      'POST /cart/v1/cart/{basketId}/paymentInstruments',
      'DELETE /cart/v1/cart/{basketId}/paymentInstruments',
      'POST /cart/v1/giftcard/balance',
      'PUT /cart/v1/cart/{basketId}/reward',
    ],
    own: [
      'REWARD_UNKNOWN',
      'GIFT_CARD_FOR_GIFT_CARD',
      'NO_ANSWER',
      'PIN_INVALID',
      'REWARD_MISSING',
      'AMOUNT_INVALID',
    ],
  },
  'checkout.tender.balance': {
    operations: ['POST /cart/v1/giftcard/balance'],
    own: ['NO_ANSWER', 'PIN_INVALID'],
  },
  'checkout.adjustment': {
    operations: [
      'POST /cart/v1/cart/{basketId}/price_adjustments',
      'DELETE /cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
    ],
    own: ['NO_ANSWER', 'VALUE_INVALID'],
  },
  'checkout.place-order': {
    operations: [
      'POST /cart/v1/cart/prepareOrder',
      'PUT /cart/v2/checkout/order',
      'PATCH /cart/v2/checkout/order/{orderNumber}',
    ],
    own: ['NOT_PLACED', 'SHORT_OF_STOCK', 'CHALLENGE_FAILED'],
  },
  'identity.sign-in': {
    operations: ['POST /consumers-v3/auth/signin', 'POST /token/v2/auth/token'],
    own: ['NO_ANSWER', 'NOT_SIGNED_IN'],
  },
  'identity.sign-in.associate': {
    operations: ['POST /consumers-v3/consumer/agent/login', 'POST /token/v2/auth/token'],
    own: ['NO_ANSWER', 'NOT_SIGNED_IN'],
  },
  'identity.sign-in.passkey': {
    operations: [
      'POST /consumers-v3/auth/passkey/options',
      'POST /consumers-v3/auth/passkey/signin',
      'POST /token/v2/auth/token',
    ],
    own: ['NO_ANSWER', 'NOT_SIGNED_IN'],
  },
  'account.password.passkey': {
    operations: [
      'POST /consumers-v3/consumer/passkeys/options',
      'POST /consumers-v3/consumer/passkeys',
      'DELETE /consumers-v3/consumer/passkeys/{passkeyId}',
    ],
    own: ['NO_ANSWER'],
  },
  'identity.sign-up': { operations: ['POST /consumers-v3/auth/signup'], own: ['NO_ANSWER'] },
  'identity.lookup': {
    operations: ['POST /consumers-v3/consumer/retrieveUserData', 'GET /consumers-v3/consumer/lookup'],
    own: ['NO_ANSWER'],
  },
  'identity.forgot-password': {
    operations: ['POST /consumers-v3/consumer/resetpassword'],
    own: ['NO_ANSWER'],
  },
  'identity.reset-password': {
    operations: ['POST /consumers-v3/confirmforgotpassword'],
    own: ['NO_ANSWER'],
  },
  favourites: {
    operations: [
      'POST /wishlists/v2/favorites',
      'DELETE /wishlists/v2/favorites/{favoriteId}/items/{itemId}',
      'POST /wishlists/v2/favorites/{favoriteId}/share',
    ],
    own: ['NO_ANSWER', 'EMPTY'],
  },
  'account.profile': {
    operations: ['PUT /consumers-v3/consumer'],
    own: ['NO_ANSWER', 'PROFILE_NOT_LOADED'],
  },
  'account.email': {
    operations: [
      'PUT /consumers-v3/consumer/email',
      'DELETE /consumers-v3/consumer/email',
      'POST /consumers-v3/consumer/email/mail',
    ],
    own: ['NO_ANSWER'],
  },
  'account.email-link': {
    operations: ['POST /consumers-v3/email/confirm', 'POST /consumers-v3/email/undo'],
    own: ['NO_ANSWER'],
  },
  'account.password': { operations: ['POST /consumers-v3/consumer/changepassword'], own: ['NO_ANSWER'] },
  'account.address': {
    operations: [
      'POST /consumers-v3/consumer/address',
      'PUT /consumers-v3/consumer/address/{addressId}',
      'DELETE /consumers-v3/consumer/address/{addressId}',
    ],
    own: ['NO_ANSWER'],
  },
  'account.order': {
    operations: [
      'POST /consumers-v3/consumer/CancelOrder',
      'POST /consumers-v3/consumer/return/{orderId}/returnLabel',
      'POST /consumers-v3/consumer/purchase/invoice/download',
      'POST /consumers-v3/consumer/resendGiftCardEmail',
    ],
    own: [
      'NO_ANSWER',
      'NOTHING_CHOSEN',
      'RETURN_CLOSED',
      'NOTHING_ADDED',
      'PARTLY_ADDED',
      'TOO_LATE_IN_PREPARATION',
      'TOO_LATE_SHIPPED',
      'TOO_LATE_DELIVERED',
    ],
  },
  reviews: {
    operations: [
      'POST /products/v1/products/{productId}/reviews',
      'POST /products/v1/products/{productId}/review/{reviewId}/flag',
      'POST /products/v1/products/{productId}/review/{reviewId}/vote',
      'POST /products/v1/products/{productId}/reviews/questions',
      'POST /products/v1/products/{productId}/review/{answerId}/questions/vote',
      'POST /products/v1/looks',
      'POST /products/v1/looks/{lookId}/reports',
    ],
    own: ['NO_ANSWER', 'FIELD_MISSING', 'EMAIL_INVALID', 'REASON_MISSING'],
  },
  'compare.back': {
    operations: ['PUT /products/v1/notifications', 'DELETE /products/v1/notifications/{notificationId}'],
    own: ['NO_ANSWER', 'SIZE_MISSING', 'EMAIL_INVALID'],
  },
  'compare.delivery': {
    operations: ['POST /products/v1/products/{productId}/deliveryPromise'],
    own: ['NO_ANSWER', 'FIELD_MISSING'],
  },
  'cart.add.set': {
    operations: ['POST /cart/v1/item'],
    own: ['NO_ANSWER', 'SIZE_MISSING', 'NOTHING_CHOSEN', 'PARTLY_ADDED'],
  },
  'compare.size': { operations: [], own: ['MEASURE_INVALID'] },
  track: { operations: ['POST /consumers-v3/consumer/TrackOrder'], own: ['NO_ANSWER'] },
  'track.link': {
    operations: ['POST /consumers-v3/order/link', 'POST /consumers-v3/order/link/open'],
    own: ['NO_ANSWER'],
  },
  'account.preferences': {
    operations: ['PUT /consumers-v3/consumer/subscription', 'PUT /consumers-v3/consumer/notification'],
    own: ['NO_ANSWER', 'TERMS_MISSING', 'SIZE_INVALID'],
  },
  'account.loyalty': {
    operations: ['POST /consumers-v3/consumer/loyalty/token'],
    own: ['NO_ANSWER', 'CODE_INVALID'],
  },
  'account.payment': {
    operations: [
      'POST /consumers-v3/consumer/payment_instruments',
      'POST /consumers-v3/consumer/payment_instruments/session',
      'PATCH /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
      'DELETE /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
    ],
    own: ['NO_ANSWER', 'CARD_MISSING', 'POINTS_INVALID'],
  },
  'account.payment.card': {
    operations: ['POST /consumers-v3/consumer/payment_instruments'],
    own: ['NO_ANSWER', 'CARD_MISSING'],
    hasFixedText: true,
  },
  'account.payment.gift-card': {
    operations: ['POST /consumers-v3/consumer/payment_instruments'],
    own: ['NO_ANSWER'],
    hasFixedText: true,
  },
  'account.privacy': {
    operations: ['GET /consumers-v3/consumer/data', 'POST /consumers-v3/consumer/deletion'],
    own: ['NO_ANSWER'],
  },
  'account.deletion': { operations: ['POST /consumers-v3/deletion/confirm'], own: ['NO_ANSWER'] },
  contact: { operations: ['POST /consumers-v3/contactus'], own: ['NO_ANSWER'] },
  warranty: { operations: ['POST /consumers-v3/consumer/warranty'], own: ['NO_ANSWER'] },
  newsletter: { operations: ['POST /consumers-v3/consumer/subscription'], own: ['NO_ANSWER'] },
  events: { operations: ['POST /consumers-v3/consumer/event-registration'], own: ['NO_ANSWER'] },
  subscription: { operations: ['POST /consumers-v3/subscription/confirm'], own: ['NO_ANSWER'] },
} as const satisfies Record<string, SurfaceRow>;

/** Whether the specification gives the words for every failure of a surface. */
export const hasFixedText = (surface: Surface): boolean => {
  const row: SurfaceRow = surfaces[surface];
  return row.hasFixedText === true;
};

/** A surface by its name; `checkout.billing` is part of `checkout` and shares its words. */
export type Surface = keyof typeof surfaces;
