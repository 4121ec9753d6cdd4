import {
  CODE,
  GONE,
  NEVER,
  get,
  post,
  type ReadCases,
} from '../../../testing/contracts/read-cases.fixtures.ts';

export const cases: ReadCases = {
  getProductDetails: {
    200: get(`/products/v2/products/${CODE}/details`),
    400: get('/products/v2/products/nope/details', 'API400'),
    404: get(`/products/v2/products/${NEVER}/details`, 'API404'),
    410: get(`/products/v2/products/${GONE}/details`, 'INV700'),
  },
  getProductSets: {
    200: get(`/products/v2/products/${CODE}/productSets`),
    400: get('/products/v2/products/nope/productSets', 'API400'),
    404: get(`/products/v2/products/${NEVER}/productSets`, 'API404'),
  },
  getProductSet: {
    200: get('/products/v2/products/NFSET0001/productSet'),
    400: get('/products/v2/products/nope/productSet', 'API400'),
    404: get(`/products/v2/products/${NEVER}/productSet`, 'API404'),
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
  getDeliveryPromise: {
    200: post(`/products/v1/products/${CODE}/deliveryPromise`, { postalCode: '97205' }),
    400: post(`/products/v1/products/${CODE}/deliveryPromise`, { postalCode: 'nowhere' }, 'API400'),
    404: post(`/products/v1/products/${NEVER}/deliveryPromise`, { postalCode: '97205' }, 'API404'),
  },
  reportRecommendations: {
    200: post('/products/v1/widgetRecommendations/feedback', { event: 'seen', recTokens: ['tok-1'] }),
    400: post(
      '/products/v1/widgetRecommendations/feedback',
      { event: 'liked', recTokens: ['tok-1'] },
      'API400',
    ),
  },
  decideRecommendations: {
    200: post('/products/v1/widgetRecommendations/decision', {
      widget: 'similar',
      placement: 'product',
      productId: CODE,
      visitor: { customerId: `vuid_${'a'.repeat(27)}`, path: '/en-us' },
    }),
    400: post(
      '/products/v1/widgetRecommendations/decision',
      { widget: 'similar', placement: 'product', visitor: { customerId: 'linh@example.com', path: '/' } },
      'API400',
    ),
  },
  getWidgetRecommendations: {
    200: get(`/products/v1/widgetRecommendations?widget=similar&productId=${CODE}`),
    400: get('/products/v1/widgetRecommendations?widget=luck', 'API400'),
  },
};
