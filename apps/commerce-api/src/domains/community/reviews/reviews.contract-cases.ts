import { CODE, NEVER, get, type ReadCases } from '../../../testing/contracts/read-cases.fixtures.ts';

export const cases: ReadCases = {
  getReviews: {
    200: get(`/products/v1/products/${CODE}/reviews?sort=helpful`),
    400: get(`/products/v1/products/${CODE}/reviews?sort=worst`, 'API400'),
    404: get(`/products/v1/products/${NEVER}/reviews`, 'API404'),
  },
};
