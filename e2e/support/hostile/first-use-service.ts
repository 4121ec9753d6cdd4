export interface FirstUse {
  /** The operation in its contract, or a picture's address. */
  readonly name: string;
  /** The path; `{cart}` and similar are values of earlier responses. */
  readonly path: string;
  readonly body?: unknown;
  /** A file instead of a body. */
  readonly file?: Uint8Array<ArrayBuffer>;
  readonly needsCard?: true;
  /** Values of the response for later requests. */
  readonly learn?: (response: LearntFields) => Readonly<Record<string, unknown>>;
}

/** The smallest accepted picture: a grey WebP of 320 by 320 pixels. */
const PICTURE = Buffer.from(
  'UklGRuoAAABXRUJQVlA4IN4AAACwGACdASpAAUABP83m8XO/uLOsoCgD8DmJaW7hd2EbQAnsA99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2ThQAD+9cPNAAAAAAAAAAAAAAA=',
  'base64',
);

/** The fields of responses that later requests need. */
interface LearntFields {
  readonly accessToken?: string;
  readonly id?: string;
  readonly sessionID?: string;
  readonly orderNumber?: string;
  readonly shareId?: string;
  readonly favoriteId?: string;
  readonly itemId?: string;
  readonly pictureId?: string;
  readonly items?: readonly { readonly id: string }[];
  readonly products?: readonly { readonly id: string }[];
  readonly variants?: readonly {
    readonly productId: string;
    readonly colorId: string;
    readonly stock: number;
  }[];
}

const CART = '/cart/v1/cart';
const ORDER = '/cart/v2/checkout/order';
const CONTENT = '/live/caas/v1/canvas';
const PRODUCT = '/products/v2/products/{productId}';
const FAVOURITES = '/wishlists/v2/favorites';

const address = {
  firstName: 'Ann',
  lastName: 'Lee',
  addressLine1: '1 Main Street',
  city: 'Portland',
  province: 'OR',
  postalCode: '97201',
  countryCode: 'US',
  phone: '5035550123',
  email: 'ann@example.org',
};
const payment = { code: 'CREDIT_CARD', additionalData: { sessionID: '{session}' } };
const line = { cartId: '{cart}', productId: '{variant}', qty: 1 };

const ask = (name: string, path: string, more: Partial<FirstUse> = {}): FirstUse => ({ name, path, ...more });
const get = (template: string, path = template, more: Partial<FirstUse> = {}): FirstUse =>
  ask(`GET ${template}`, path, more);
const content = (template: string, path: string): FirstUse =>
  get(`/{mode}/caas/v1/canvas/${template}`, `${CONTENT}/${path}`);

/** Every operation of the service in the order of a visit. */
export const firstUses: readonly FirstUse[] = [
  ask('POST /token/v2/auth/token', '/token/v2/auth/token', {
    body: { type: 'Guest' },
    learn: ({ accessToken }) => ({ token: accessToken }),
  }),
  ask(`POST ${CART}`, CART, { body: {}, learn: ({ id }) => ({ cart: id }) }),
  get('/fapi/server/time'),
  content('page/{siteId}/{page}', 'page/NF-US/home'),
  content('augmentedpage/{siteId}/{page}', 'augmentedpage/NF-US/cart'),
  content('category/{siteId}/{categoryId}', 'category/NF-US/100000'),
  content('menu/{siteId}', 'menu/NF-US'),
  content('footer/{siteId}', 'footer/NF-US'),
  content('fragment/{fragmentId}', 'fragment/promo-bar'),
  get('/products/v2/catalog', '/products/v2/catalog?categoryId=100000'),
  get('/products/v2/search/productSearch', '/products/v2/search/productSearch?q=jacket', {
    learn: ({ products = [] }) => ({ product: products[0]?.id }),
  }),
  get('/products/v2/search/autoSuggest', '/products/v2/search/autoSuggest?q=jac'),
  get(`${PRODUCT}/details`, '/products/v2/products/{product}/details', {
    learn: ({ variants = [] }) => {
      const bought = variants.find(({ stock }) => stock > 0) ?? variants[0];
      return { variant: bought?.productId, colour: bought?.colorId };
    },
  }),
  get(`${PRODUCT}/inventory`, '/products/v2/products/{product}/inventory'),
  get('/products/v1/products/{productId}/reviews', '/products/v1/products/{product}/reviews'),
  ask('POST /products/v1/pictures', '/products/v1/pictures', {
    file: PICTURE,
    learn: ({ pictureId }) => ({ picture: pictureId }),
  }),
  ask('POST /products/v1/looks', '/products/v1/looks', {
    body: {
      pictureId: '{picture}',
      nickname: 'Ann',
      email: 'ann@example.com',
      isTermsConfirmed: true,
    },
  }),
  ask('POST /products/v1/products/{productId}/availability', '/products/v1/products/{product}/availability', {
    body: { storeIds: ['NF-US-01'] },
  }),
  get('/products/v1/widgetRecommendations', '/products/v1/widgetRecommendations?widget=bestsellers'),
  ask('POST /products/v1/widgetRecommendations/feedback', '/products/v1/widgetRecommendations/feedback', {
    body: { event: 'seen', recTokens: ['tok-1'] },
  }),
  ask('POST /stores/v1/search', '/stores/v1/search', { body: { countryCode: 'US', postalCode: '02110' } }),
  get('/consumers-v3/utilities/countryList'),
  get('/consumers-v3/utilities/countryList/{countryCode}', '/consumers-v3/utilities/countryList/US'),
  ask(`POST ${FAVOURITES}`, FAVOURITES, {
    body: { id: '{product}', qty: 1, itemType: 'product' },
    learn: ({ favoriteId, itemId }) => ({ favourites: favoriteId, wish: itemId }),
  }),
  get(FAVOURITES),
  ask(`POST ${FAVOURITES}/{favoriteId}/share`, `${FAVOURITES}/{favourites}/share`, {
    learn: ({ shareId }) => ({ share: shareId }),
  }),
  get(`${FAVOURITES}/{favoriteId}/share`, `${FAVOURITES}/{share}/share`),
  ask(`DELETE ${FAVOURITES}/{favoriteId}/items/{itemId}`, `${FAVOURITES}/{favourites}/items/{wish}`),
  ask('POST /cart/v1/cartWithItem', '/cart/v1/cartWithItem', { body: [{ productId: '{variant}', qty: 1 }] }),
  ask('POST /cart/v1/item', '/cart/v1/item', { body: [line] }),
  get(`${CART}/{basketId}`, `${CART}/{cart}`, { learn: ({ items = [] }) => ({ item: items[0]?.id }) }),
  ask(`PUT ${CART}/{basketId}/item`, `${CART}/{cart}/item`, {
    body: { cartId: '{cart}', itemId: '{item}', qty: 1 },
  }),
  ask('PUT /cart/v1/coupon', '/cart/v1/coupon', { body: { cartId: '{cart}', code: 'WELCOME10' } }),
  ask('DELETE /cart/v1/coupon', '/cart/v1/coupon', { body: { cartId: '{cart}', code: 'WELCOME10' } }),
  ask(`POST ${CART}/{basketId}/shippingAddress/validation`, `${CART}/{cart}/shippingAddress/validation`, {
    body: address,
  }),
  ask('POST /cart/v2/cart/{basketId}/shippingAddress', '/cart/v2/cart/{cart}/shippingAddress', {
    body: { addresses: [address] },
  }),
  get(`${CART}/{basketId}/shippingMethod/{shippingId}`, `${CART}/{cart}/shippingMethod/me`),
  ask('POST /cart/v1/shippingMethod', '/cart/v1/shippingMethod', {
    body: { cartId: '{cart}', code: 'express', shippingId: 'me' },
  }),
  ask(`POST ${CART}/{basketId}/billingAddress`, `${CART}/{cart}/billingAddress`, { body: address }),
  get(`${CART}/{basketId}/paymentMethods`, `${CART}/{cart}/paymentMethods`),
  get(
    '/cart/v1/paymentSession',
    '/cart/v1/paymentSession?referer=https%3A%2F%2Fshop.example&paymentMethodId=CREDIT_CARD&basketId={cart}',
    { learn: ({ sessionID }) => ({ session: sessionID }) },
  ),
  ask(`POST ${CART}/prepareOrder`, `${CART}/prepareOrder`, { body: { basketId: '{cart}' } }),
  ask(`PUT ${ORDER}`, ORDER, {
    needsCard: true,
    body: { cartId: '{cart}', paymentMethod: payment },
    learn: ({ orderNumber }) => ({ order: orderNumber }),
  }),
  get('/consumers-v3/consumer/purchase/{orderId}', '/consumers-v3/consumer/purchase/{order}'),
  ask(`PATCH ${ORDER}/{orderNumber}`, `${ORDER}/{order}`, {
    body: {
      paymentMethod: {
        code: 'CREDIT_CARD',
        additionalData: { sessionID: '{session}', threeDS2Result: 'none' },
      },
    },
  }),
  ask('POST /fapi/api/validate-response/{contract}', '/fapi/api/validate-response/cart', {
    body: { path: CART, method: 'POST', error: false, data: { id: 7 } },
  }),
  get('a picture of a product', '/images/products/{product}/{colour}/front?w=320&fm=avif'),
  get('a scene', '/images/scenes/city-evening?w=640&fm=avif'),
  get('a mark', '/images/marks/northfell'),
];
