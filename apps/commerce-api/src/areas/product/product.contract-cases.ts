import { CODE, GONE, NEVER, get, post, type ReadCases } from '../../testing/contracts/read-cases.fixtures.ts';

/** Answers by operation and status. */
export const cases: ReadCases = {
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
  getWidgetRecommendations: {
    200: get(`/products/v1/widgetRecommendations?widget=similar&productId=${CODE}`),
    400: get('/products/v1/widgetRecommendations?widget=luck', 'API400'),
  },
};
