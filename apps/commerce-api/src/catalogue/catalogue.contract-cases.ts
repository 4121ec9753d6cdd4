import { generateProduct } from '@haberdash/demo-shop/product-generator.ts';

/** A call of the catalogue, stores, utilities or content, and the code that it is refused with. */
export interface CatalogueCase {
  readonly url: string;
  readonly locale?: string;
  readonly body?: object;
  readonly errorId?: string;
}

/** Code of a product that is sold. */
export const CODE = generateProduct(0).id;
/** Code of a product that is gone for good. */
export const GONE = generateProduct(1).id;
/** A code that no product ever had. */
export const NEVER = 'ZZ000000';

const get = (url: string, errorId?: string): CatalogueCase => ({
  url,
  ...(errorId === undefined ? {} : { errorId }),
});
const post = (url: string, body: object, errorId?: string): CatalogueCase => ({ ...get(url, errorId), body });

const canvas = (kind: string, rest: string, mode = 'live'): string =>
  `/${mode}/caas/v1/canvas/${kind}/${rest}`;

/** Answers of the catalogue, stores, utilities and content by operation and status. */
export const cases: Readonly<Record<string, Readonly<Record<number, CatalogueCase>>>> = {
  getCatalog: {
    200: get('/products/v2/catalog?categoryId=100000'),
    400: get('/products/v2/catalog?categoryId=abc', 'API400'),
    404: get('/products/v2/catalog?categoryId=999999', 'PLP400'),
  },
  searchProducts: {
    200: get('/products/v2/search/productSearch?q=jacket'),
    400: get('/products/v2/search/productSearch?q=jacket&count=97', 'API400'),
  },
  autoSuggest: {
    200: get('/products/v2/search/autoSuggest?q=ja'),
    400: get('/products/v2/search/autoSuggest', 'API400'),
  },
  getProductDetails: {
    200: get(`/products/v2/products/${CODE}/details`),
    400: get('/products/v2/products/nope/details', 'API400'),
    404: get(`/products/v2/products/${NEVER}/details`, 'API404'),
    410: get(`/products/v2/products/${GONE}/details`, 'INV700'),
  },
  getProductInventory: {
    200: get(`/products/v2/products/${CODE}/inventory`),
    400: get('/products/v2/products/nope/inventory', 'API400'),
    404: get(`/products/v2/products/${GONE}/inventory`, 'API404'),
  },
  getStoreAvailability: {
    200: post(`/products/v1/products/${CODE}/availability`, { storeIds: ['NF-US-01', 'none'] }),
    400: post(`/products/v1/products/${CODE}/availability`, { storeIds: [] }, 'API400'),
    404: post(`/products/v1/products/${NEVER}/availability`, { storeIds: ['NF-US-01'] }, 'API404'),
  },
  getReviews: {
    200: get(`/products/v1/products/${CODE}/reviews?sort=helpful`),
    400: get(`/products/v1/products/${CODE}/reviews?sort=worst`, 'API400'),
    404: get(`/products/v1/products/${NEVER}/reviews`, 'API404'),
  },
  getWidgetRecommendations: {
    200: get(`/products/v1/widgetRecommendations?widget=similar&productId=${CODE}`),
    400: get('/products/v1/widgetRecommendations?widget=luck', 'API400'),
  },
  searchStores: {
    200: post('/stores/v1/search', { countryCode: 'US', postalCode: '02110', productId: CODE }),
    400: post('/stores/v1/search', { countryCode: 'usa' }, 'API400'),
  },
  getCountryList: {
    200: get('/consumers-v3/utilities/countryList'),
    400: { ...get('/consumers-v3/utilities/countryList', 'API400'), locale: 'nonsense' },
  },
  getCountryRules: {
    200: get('/consumers-v3/utilities/countryList/CA'),
    400: get('/consumers-v3/utilities/countryList/can', 'API400'),
    404: get('/consumers-v3/utilities/countryList/XX', 'API404'),
  },
  getContentPage: {
    200: get(canvas('page', 'NF-US/home')),
    400: get(canvas('page', 'NF-US/home', 'draft'), 'API400'),
    404: get(canvas('page', 'NF-US/home', 'preview'), 'API404'),
  },
  getAugmentedPage: {
    200: get(canvas('augmentedpage', 'NF-US/error-4xx')),
    400: get(canvas('augmentedpage', 'NF-US/Cart'), 'API400'),
    404: get(canvas('augmentedpage', 'NF-US/nothing'), 'API404'),
  },
  getCategoryContent: {
    200: get(canvas('category', 'NF-US/110100')),
    400: get(canvas('category', 'NF-US/shoes'), 'API400'),
    404: get(canvas('category', 'NF-XX/110100'), 'API404'),
  },
  getFragment: {
    200: get(canvas('fragment', 'promo-bar')),
    400: get(canvas('fragment', 'Promo'), 'API400'),
    404: get(canvas('fragment', 'nothing'), 'API404'),
  },
  getMenu: {
    200: get(canvas('menu', 'NF-US')),
    400: get(canvas('menu', 'nf'), 'API400'),
    404: get(canvas('menu', 'NF-XX'), 'API404'),
  },
  getFooter: {
    200: get(canvas('footer', 'NF-US')),
    400: get(canvas('footer', 'nf'), 'API400'),
    404: get(canvas('footer', 'NF-XX'), 'API404'),
  },
};
