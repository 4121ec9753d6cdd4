import { CODE, post, type ReadCases } from '../../../testing/contracts/read-cases.fixtures.ts';

export const cases: ReadCases = {
  searchStores: {
    200: post('/stores/v1/search', { countryCode: 'US', postalCode: '02110', productId: CODE }),
    400: post('/stores/v1/search', { countryCode: 'usa' }, 'API400'),
  },
};
