import { get, type ReadCases } from '../../../testing/contracts/read-cases.fixtures.ts';

export const cases: ReadCases = {
  getCatalog: {
    200: get('/products/v2/catalog?categoryId=100000'),
    400: get('/products/v2/catalog?categoryId=abc', 'API400'),
    404: get('/products/v2/catalog?categoryId=999999', 'PLP400'),
  },
};
