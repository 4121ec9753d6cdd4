import type { OperationId } from '../contracts/operation-types.ts';

/** Who may call an operation. */
export type PolicyActor = 'anyone' | 'shopper';

/** What an operation touches; a cart or an order only for the shopper whom it belongs to. */
export type PolicyObject = 'shop' | 'session' | 'own-carts' | 'own-cart' | 'own-order' | 'own-favorites';

/** One row: actor × object of an operation. */
export interface PolicyRow {
  readonly actor: PolicyActor;
  readonly object: PolicyObject;
}

const shop: PolicyRow = { actor: 'anyone', object: 'shop' };
const ownCart: PolicyRow = { actor: 'shopper', object: 'own-cart' };
const ownOrder: PolicyRow = { actor: 'shopper', object: 'own-order' };
const ownFavorites: PolicyRow = { actor: 'shopper', object: 'own-favorites' };

/** Who may do what. An operation without a row does not start. */
export const policy = {
  createToken: { actor: 'anyone', object: 'session' },
  getServerTime: shop,
  validateResponse: shop,

  getCatalog: shop,
  searchProducts: shop,
  autoSuggest: shop,
  getProductDetails: shop,
  getProductInventory: shop,
  getStoreAvailability: shop,
  getReviews: shop,
  getWidgetRecommendations: shop,
  searchStores: shop,
  getCountryList: shop,
  getCountryRules: shop,
  getContentPage: shop,
  getAugmentedPage: shop,
  getCategoryContent: shop,
  getFragment: shop,
  getMenu: shop,
  getFooter: shop,

  createCart: { actor: 'shopper', object: 'own-carts' },
  createCartWithItem: { actor: 'shopper', object: 'own-carts' },
  getCart: ownCart,
  addItems: ownCart,
  removeItem: ownCart,
  updateItem: ownCart,
  applyCoupon: ownCart,
  removeCoupon: ownCart,
  setShippingMethod: ownCart,
  getShippingMethods: ownCart,
  setShippingAddress: ownCart,
  removeShippingAddress: ownCart,
  validateShippingAddress: ownCart,
  setBillingAddress: ownCart,
  removeBillingAddress: ownCart,
  getPaymentMethods: ownCart,
  getPaymentSession: ownCart,
  prepareOrder: ownCart,
  placeOrder: ownCart,
  patchOrder: ownOrder,
  getPurchase: ownOrder,

  getFavorites: ownFavorites,
  addFavorite: ownFavorites,
  removeFavorite: ownFavorites,
  shareFavorites: ownFavorites,
  getSharedFavorites: shop,
} as const satisfies Record<OperationId, PolicyRow>;
