/** A question about an answer: the contract that is named, and the body. */
export interface ResponseCheckCase {
  readonly contract: string;
  readonly body: object;
}

const id = '3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90';
const newCart = { path: '/cart/v1/cart', method: 'POST', error: false, data: { id } };

/** Answers of the check of answers by operation and status. */
export const cases: Readonly<Record<string, Readonly<Record<number, ResponseCheckCase>>>> = {
  validateResponse: {
    200: { contract: 'cart', body: newCart },
    400: { contract: 'cart', body: { ...newCart, method: 'HEAD' } },
    404: { contract: 'spaceship', body: newCart },
    // Of a service whose checker is busy.
    503: { contract: 'cart', body: newCart },
  },
};
