import type { OperationId } from '../contracts/operation-types.ts';
import type { BudgetName } from './budgets.ts';

/** The budgets of a call, or why it has none. */
export type LimitRow = { readonly counted: readonly BudgetName[] } | { readonly unlimited: string };

const countedBy = (...counted: readonly BudgetName[]): LimitRow => ({ counted });
const unlimited = (reason: string): LimitRow => ({ unlimited: reason });

const publicRead = unlimited(
  'A public read that is the same for everyone, answered from memory or by a cache.',
);
const constant = unlimited('A constant of the process: no statement, nothing to guess.');
const cartChange = countedBy('changes-address', 'changes-shopper');
const profileChange = countedBy('profile-address', 'profile-shopper');
const ownRead = countedBy('reads-address', 'reads-shopper');

/** Limits by operation, as complete as the policy table. */
export const limitTable = {
  createToken: countedBy('tokens-address'),
  signIn: countedBy('sign-ins-address'),
  createPasskeySignIn: countedBy('passkey-challenges-address'),
  signInWithPasskey: countedBy('sign-ins-address'),
  createPreviewTicket: countedBy('sign-ins-address'),
  signUp: countedBy('sign-ups-address'),
  changePassword: countedBy('passwords-address', 'passwords-shopper'),
  resetPassword: countedBy('passwords-address', 'passwords-shopper'),
  confirmForgotPassword: countedBy('passwords-address'),
  loginAgent: countedBy('passwords-address', 'passwords-shopper'),
  signOut: countedBy('changes-address', 'changes-shopper'),
  getServerTime: constant,
  validateResponse: countedBy('response-checks-address'),

  getCatalog: publicRead,
  searchProducts: countedBy('searches-address'),
  autoSuggest: countedBy('suggestions-address'),
  getProductDetails: publicRead,
  // Calls the customiser.
  getCustomisation: countedBy('recipes-address'),
  createRecipe: countedBy('recipes-address'),
  getRecipe: countedBy('recipes-address'),
  getProductSets: publicRead,
  getProductSet: publicRead,
  getProductInventory: publicRead,
  getStoreAvailability: publicRead,
  getDeliveryPromise: publicRead,
  requestStockNotification: countedBy('texts-address', 'texts-shopper'),
  stopStockNotifications: countedBy('texts-address', 'texts-shopper'),
  getReviews: publicRead,
  uploadPicture: countedBy('pictures-address', 'pictures-shopper'),
  writeReview: countedBy('texts-address', 'texts-shopper'),
  flagReview: countedBy('texts-address', 'texts-shopper'),
  voteOnReview: countedBy('votes-address', 'votes-shopper'),
  translateReview: countedBy('translations-address'),
  getQuestions: publicRead,
  askQuestion: countedBy('texts-address', 'texts-shopper'),
  voteOnAnswer: countedBy('votes-address', 'votes-shopper'),
  getWidgetRecommendations: publicRead,
  decideRecommendations: countedBy('suggestions-address'),
  reportRecommendations: countedBy('suggestions-address'),
  getLooks: publicRead,
  shareLook: countedBy('texts-address', 'texts-shopper'),
  reportLook: countedBy('votes-address', 'votes-shopper'),
  searchStores: publicRead,
  searchCollectionPoints: publicRead,
  getAssociateStores: publicRead,
  getStoreEmployees: ownRead,
  getCountryList: constant,
  getCountryRules: constant,
  getContentPage: publicRead,
  getAugmentedPage: publicRead,
  getCategoryContent: publicRead,
  getFragment: publicRead,
  getMenu: publicRead,
  getFooter: publicRead,
  getProductContent: publicRead,
  getChildPages: publicRead,
  searchContent: publicRead,
  getPopUps: publicRead,
  getShowcase: publicRead,
  getContentRevision: publicRead,
  listDocuments: ownRead,
  listDocumentVersions: ownRead,
  getDraft: ownRead,
  saveDraft: cartChange,
  publishDocuments: cartChange,
  restoreVersion: cartChange,

  getOwnCart: ownRead,
  createCart: countedBy('carts-address', 'carts-shopper'),
  createCartWithItem: countedBy('carts-address', 'carts-shopper'),
  reserveWithItem: countedBy('reservations-address', 'reservations-shopper'),
  getCart: ownRead,
  addItems: cartChange,
  removeItem: cartChange,
  updateItem: cartChange,
  applyCoupon: countedBy('codes-address', 'codes-shopper'),
  removeCoupon: cartChange,
  applyReward: cartChange,
  addPriceAdjustment: cartChange,
  updatePriceAdjustment: cartChange,
  removePriceAdjustment: cartChange,
  setShippingMethod: cartChange,
  getShippingMethods: ownRead,
  setShippingAddress: cartChange,
  removeShippingAddress: cartChange,
  validateShippingAddress: countedBy('address-checks-address', 'address-checks-shopper'),
  setBillingAddress: cartChange,
  removeBillingAddress: cartChange,
  getPaymentMethods: ownRead,
  sendDeviceFingerPrint: cartChange,
  // Gift card codes can be guessed.
  addPaymentInstrument: countedBy('codes-address', 'codes-shopper'),
  removePaymentInstrument: cartChange,
  getGiftCardBalance: countedBy('codes-address', 'codes-shopper'),
  getPaymentSession: countedBy('payment-sessions-address', 'payment-sessions-shopper'),
  prepareOrder: ownRead,
  placeOrder: countedBy('placing-address', 'placing-shopper'),
  patchOrder: countedBy('placing-address', 'placing-shopper'),
  getPurchase: ownRead,
  getPurchaseHistory: ownRead,
  cancelOrder: countedBy('order-changes-address', 'order-changes-shopper'),
  getContactSubjects: constant,
  contactUs: countedBy('texts-address', 'texts-shopper'),
  createWarrantyCase: countedBy('order-changes-address', 'order-changes-shopper'),
  resendGiftCardEmail: countedBy('order-changes-address', 'order-changes-shopper'),
  createReturnLabel: countedBy('order-changes-address', 'order-changes-shopper'),
  downloadInvoice: countedBy('order-changes-address', 'order-changes-shopper'),
  mailOrderLink: countedBy('proofs-address', 'proofs-shopper'),
  openOrderLink: countedBy('confirmations-address'),
  trackOrder: countedBy('order-lookups-address', 'order-lookups-shopper'),

  getFavorites: ownRead,
  addFavorite: countedBy('favourites-address', 'favourites-shopper'),
  removeFavorite: countedBy('favourites-address', 'favourites-shopper'),
  shareFavorites: countedBy('favourites-address', 'sharing-shopper'),
  getSharedFavorites: countedBy('shared-lists-address'),
  getSaveForLater: ownRead,
  saveForLater: cartChange,
  updateSavedItem: cartChange,
  removeSavedItem: cartChange,

  getConsumer: ownRead,
  updateConsumer: profileChange,
  createConsumer: profileChange,
  addAddress: profileChange,
  updateAddress: profileChange,
  removeAddress: profileChange,
  lookUpConsumer: countedBy('proofs-address', 'proofs-shopper'),
  retrieveUserData: countedBy('proofs-address', 'proofs-shopper'),
  requestEmailChange: countedBy('passwords-address', 'passwords-shopper'),
  cancelEmailChange: profileChange,
  resendEmailConfirmation: countedBy('proofs-address', 'proofs-shopper'),
  confirmEmail: countedBy('confirmations-address'),
  undoEmailChange: countedBy('confirmations-address'),
  getConsumerData: countedBy('proofs-address', 'proofs-shopper'),
  requestDeletion: countedBy('proofs-address', 'proofs-shopper'),
  confirmDeletion: countedBy('confirmations-address'),
  // Invitation codes can be guessed.
  createLoyaltyToken: countedBy('codes-address', 'codes-shopper'),
  getWelcomePromo: ownRead,
  getLoyaltyVouchers: ownRead,
  createCardSession: countedBy('payment-sessions-address', 'payment-sessions-shopper'),
  getSavedPaymentInstruments: ownRead,
  // Gift card codes can be guessed, and cards are tried at their issuer.
  savePaymentInstrument: countedBy('codes-address', 'codes-shopper'),
  updateSavedPaymentInstrument: profileChange,
  removeSavedPaymentInstrument: profileChange,
  getPasskeys: ownRead,
  createPasskeyOptions: profileChange,
  addPasskey: profileChange,
  removePasskey: profileChange,
  getSubscriptions: ownRead,
  updateSubscriptions: profileChange,
  setNotification: profileChange,
  registerForEvent: profileChange,
  subscribe: countedBy('subscriptions-address', 'subscriptions-shopper'),
  confirmSubscription: countedBy('confirmations-address'),
} as const satisfies Record<OperationId, LimitRow>;

/** Mail to an address in the request, or to an order's. */
export const mailToAddress: LimitRow = countedBy('reset-mails-object');

/** Forms while the captcha is unavailable. */
export const publicForm: LimitRow = countedBy('unproved-address');

/** Drawing an uncached picture is CPU-heavy. */
export const drawing: LimitRow = countedBy('drawings-address');

/** Callers may guess what opens an order. */
export const orderLookups: LimitRow = countedBy('order-lookups-object');

export const limitRowOf = (operationId: string): LimitRow | undefined =>
  Object.hasOwn(limitTable, operationId) ? limitTable[operationId as OperationId] : undefined;
