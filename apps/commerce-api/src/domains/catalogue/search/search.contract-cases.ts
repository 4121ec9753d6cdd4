import { get, type ReadCases } from '../../../testing/contracts/read-cases.fixtures.ts';

export const cases: ReadCases = {
  searchProducts: {
    200: get('/products/v2/search/productSearch?q=jacket'),
    400: get('/products/v2/search/productSearch?q=jacket&count=97', 'API400'),
  },
  autoSuggest: {
    200: get('/products/v2/search/autoSuggest?q=ja'),
    400: get('/products/v2/search/autoSuggest', 'API400'),
  },
};
