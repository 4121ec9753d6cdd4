import type { OperationId } from '../contracts/operation-types.ts';
import type { Access, OwnedKind, PolicyActor, PolicyRow } from './row.ts';

/** With or without a token. */
export const ANYONE = ['anonymous', 'Guest', 'Registered', 'Agent'] as const satisfies PolicyActor[];
/** With any token. */
export const SHOPPERS = ['Guest', 'Registered', 'Agent'] as const satisfies PolicyActor[];

/** With an account. */
const PEOPLE = ['Registered'] as const satisfies PolicyActor[];

const shop = { actors: ANYONE, object: 'shop' } as const;

/** Own objects of any shopper. */
const own = <const Kind extends OwnedKind, const How extends Access, const Ids extends readonly string[]>(
  object: Kind,
  access: How,
  ...ids: Ids
) => ({ actors: SHOPPERS, object, access, ids });

/** Own objects of an account. */
const people = <const Kind extends OwnedKind, const How extends Access, const Ids extends readonly string[]>(
  object: Kind,
  access: How,
  ...ids: Ids
) => ({ actors: PEOPLE, object, access, ids });

/** Without associates, who have no lists and rewards (spec 1 §6). */
const THEMSELVES = ['Guest', 'Registered'] as const satisfies PolicyActor[];

/** Own objects of guests and accounts. */
const personal = <
  const Kind extends OwnedKind,
  const How extends Access,
  const Ids extends readonly string[],
>(
  object: Kind,
  access: How,
  ...ids: Ids
) => ({ actors: THEMSELVES, object, access, ids });

/** An associate's carts. */
const associates = <
  const Kind extends OwnedKind,
  const How extends Access,
  const Ids extends readonly string[],
>(
  object: Kind,
  access: How,
  ...ids: Ids
) => ({ actors: ['Agent'] as const, object, access, ids });

/** Own objects, or with a proof such as an order's secret. */
const opened = <
  const Kind extends OwnedKind,
  const How extends Access,
  const Id extends string,
  const Proofs extends readonly string[],
>(
  object: Kind,
  access: How,
  id: Id,
  ...proofs: Proofs
) => ({ actors: SHOPPERS, object, access, ids: [id] as const, proofs });

/** A site that an editor writes for. */
const editors = <const How extends Access>(access: How) => ({
  actors: ['Editor'] as const,
  object: 'own-site' as const,
  access,
  ids: ['params.siteId'] as const,
});

/** Access by operation; every operation needs a row. */
export const policy = {
  createToken: { actors: ANYONE, object: 'session' },
  signIn: { actors: ANYONE, object: 'session' },
  signUp: { actors: ANYONE, object: 'session' },
  changePassword: { actors: ['Registered'], object: 'session' },
  resetPassword: { actors: SHOPPERS, object: 'session' },
  confirmForgotPassword: { actors: ANYONE, object: 'session' },
  loginAgent: { actors: SHOPPERS, object: 'session' },
  createPasskeySignIn: { actors: ANYONE, object: 'session' },
  signInWithPasskey: { actors: ANYONE, object: 'session' },
  createPreviewTicket: { actors: ANYONE, object: 'session' },
  signOut: { actors: SHOPPERS, object: 'session' },
  getServerTime: shop,
  validateResponse: shop,

  getCatalog: shop,
  searchProducts: shop,
  autoSuggest: shop,
  getProductDetails: shop,
  getCustomisation: shop,
  createRecipe: shop,
  getRecipe: shop,
  getProductSets: shop,
  getProductSet: shop,
  getProductInventory: shop,
  getStoreAvailability: shop,
  getDeliveryPromise: shop,
  requestStockNotification: { actors: SHOPPERS, object: 'session' },
  stopStockNotifications: { actors: SHOPPERS, object: 'session' },
  getReviews: shop,
  uploadPicture: { actors: SHOPPERS, object: 'session' },
  writeReview: { actors: SHOPPERS, object: 'session' },
  flagReview: { actors: SHOPPERS, object: 'session' },
  voteOnReview: { actors: SHOPPERS, object: 'session' },
  translateReview: shop,
  getQuestions: shop,
  askQuestion: { actors: SHOPPERS, object: 'session' },
  voteOnAnswer: { actors: SHOPPERS, object: 'session' },
  getWidgetRecommendations: shop,
  decideRecommendations: shop,
  reportRecommendations: shop,
  getLooks: shop,
  shareLook: { actors: SHOPPERS, object: 'session' },
  reportLook: { actors: SHOPPERS, object: 'session' },
  searchStores: shop,
  searchCollectionPoints: shop,
  getAssociateStores: shop,
  getStoreEmployees: { actors: ['Agent'], object: 'shop' },
  getCountryList: shop,
  getCountryRules: shop,
  getContentPage: shop,
  getAugmentedPage: shop,
  getCategoryContent: shop,
  getFragment: shop,
  getMenu: shop,
  getFooter: shop,
  getProductContent: shop,
  getChildPages: shop,
  searchContent: shop,
  getPopUps: shop,
  getShowcase: shop,
  getContentRevision: shop,
  listDocuments: editors('read'),
  listDocumentVersions: editors('read'),
  getDraft: editors('read'),
  saveDraft: editors('change'),
  publishDocuments: editors('change'),
  restoreVersion: editors('change'),

  getOwnCart: own('own-bag', 'read-if-any'),
  createCart: own('own-bag', 'create'),
  createCartWithItem: own('own-open-cart', 'create'),
  reserveWithItem: own('own-bag', 'create'),
  getCart: own('own-open-cart', 'steps', 'params.basketId'),
  addItems: own('own-open-cart', 'change', 'body.*.cartId'),
  removeItem: own('own-open-cart', 'change', 'body.cartId'),
  updateItem: own('own-open-cart', 'change', 'params.basketId', 'body.cartId'),
  applyCoupon: own('own-open-cart', 'change', 'body.cartId'),
  removeCoupon: own('own-open-cart', 'change', 'body.cartId'),
  applyReward: personal('own-open-cart', 'change', 'params.basketId'),
  addPriceAdjustment: associates('own-open-cart', 'change', 'params.basketId'),
  updatePriceAdjustment: associates('own-open-cart', 'change', 'params.basketId'),
  removePriceAdjustment: associates('own-open-cart', 'change', 'params.basketId'),
  setShippingMethod: own('own-open-cart', 'change', 'body.cartId'),
  getShippingMethods: own('own-open-cart', 'read', 'params.basketId'),
  setShippingAddress: own('own-open-cart', 'change', 'params.basketId'),
  removeShippingAddress: own('own-open-cart', 'change', 'params.basketId'),
  validateShippingAddress: own('own-open-cart', 'read', 'params.basketId'),
  setBillingAddress: own('own-open-cart', 'change', 'params.basketId'),
  removeBillingAddress: own('own-open-cart', 'change', 'params.basketId'),
  getPaymentMethods: own('own-open-cart', 'read', 'params.basketId'),
  addPaymentInstrument: own('own-open-cart', 'steps', 'params.basketId'),
  removePaymentInstrument: own('own-open-cart', 'change', 'params.basketId'),
  // Sent with each placement; affects no payment in progress.
  sendDeviceFingerPrint: own('own-cart', 'change', 'body.cartId'),
  getGiftCardBalance: { actors: SHOPPERS, object: 'session' },
  getPaymentSession: own('own-open-cart', 'steps', 'query.basketId'),
  prepareOrder: own('own-open-cart', 'read', 'body.basketId'),
  placeOrder: own('own-cart', 'steps', 'body.cartId'),
  patchOrder: own('own-payment', 'read', 'params.orderNumber'),
  getPurchase: opened('own-order', 'read', 'params.orderId', 'query.st'),
  getPurchaseHistory: people('own-profile', 'read'),
  cancelOrder: opened('own-order', 'steps', 'body.orderNumber', 'body.st'),
  getContactSubjects: shop,
  contactUs: { actors: SHOPPERS, object: 'session' },
  createWarrantyCase: { actors: SHOPPERS, object: 'session' },
  resendGiftCardEmail: opened('own-order', 'change', 'body.orderNumber', 'body.st'),
  createReturnLabel: opened('own-order', 'steps', 'params.orderId', 'body.st'),
  downloadInvoice: opened('own-order', 'steps', 'body.orderNumber', 'body.st'),
  mailOrderLink: { actors: SHOPPERS, object: 'session' },
  openOrderLink: { actors: ANYONE, object: 'session' },
  trackOrder: opened('own-order', 'steps', 'body.orderNumber', 'body.st', 'body.email'),

  getFavorites: personal('own-favourites', 'read-if-any'),
  addFavorite: personal('own-favourites', 'create', 'body.favoriteId'),
  removeFavorite: personal('own-favourites', 'change', 'params.favoriteId'),
  shareFavorites: personal('own-favourites', 'change', 'params.favoriteId'),
  getSharedFavorites: shop,
  getSaveForLater: personal('own-saved-list', 'read-if-any'),
  saveForLater: personal('own-open-cart', 'change', 'params.basketId'),
  updateSavedItem: personal('own-saved-list', 'steps', 'body.saveForLaterId'),
  removeSavedItem: personal('own-saved-list', 'change', 'params.saveForlaterId'),

  getConsumer: people('own-profile', 'read'),
  updateConsumer: people('own-profile', 'change'),
  createConsumer: people('own-profile', 'change'),
  addAddress: people('own-profile', 'change'),
  updateAddress: people('own-address', 'change', 'params.addressId'),
  removeAddress: people('own-address', 'change', 'params.addressId'),
  lookUpConsumer: { actors: SHOPPERS, object: 'session' },
  retrieveUserData: { actors: SHOPPERS, object: 'session' },
  requestEmailChange: { actors: PEOPLE, object: 'session' },
  cancelEmailChange: people('own-profile', 'change'),
  resendEmailConfirmation: people('own-profile', 'steps'),
  confirmEmail: { actors: ANYONE, object: 'session' },
  undoEmailChange: { actors: ANYONE, object: 'session' },
  getConsumerData: people('own-profile', 'read'),
  requestDeletion: people('own-profile', 'change'),
  confirmDeletion: { actors: ANYONE, object: 'session' },
  createLoyaltyToken: { actors: SHOPPERS, object: 'session' },
  getWelcomePromo: { actors: SHOPPERS, object: 'session' },
  getLoyaltyVouchers: { actors: SHOPPERS, object: 'session' },
  createCardSession: people('own-profile', 'steps'),
  getSavedPaymentInstruments: people('own-profile', 'read'),
  savePaymentInstrument: people('own-profile', 'steps'),
  updateSavedPaymentInstrument: people('own-instrument', 'change', 'params.paymentInstrumentId'),
  removeSavedPaymentInstrument: people('own-instrument', 'steps', 'params.paymentInstrumentId'),
  getPasskeys: people('own-profile', 'read'),
  createPasskeyOptions: people('own-profile', 'change'),
  addPasskey: people('own-profile', 'steps'),
  removePasskey: people('own-passkey', 'change', 'params.passkeyId'),
  getSubscriptions: people('own-profile', 'read'),
  updateSubscriptions: people('own-profile', 'change'),
  setNotification: people('own-profile', 'change'),
  registerForEvent: people('own-profile', 'change'),
  subscribe: { actors: SHOPPERS, object: 'session' },
  confirmSubscription: { actors: ANYONE, object: 'session' },
} as const satisfies { readonly [Id in OperationId]: PolicyRow<Id> };
