export interface ResponseCheckCase {
  readonly contract: string;
  readonly body: object;
}

const id = '3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90';
const newCart = { path: '/cart/v1/cart', method: 'POST', error: false, data: { id } };

export const cases: Readonly<Record<string, Readonly<Record<number, ResponseCheckCase>>>> = {
  validateResponse: {
    200: { contract: 'cart', body: newCart },
    400: { contract: 'cart', body: { ...newCart, method: 'HEAD' } },
    404: { contract: 'spaceship', body: newCart },
    503: { contract: 'cart', body: newCart },
  },
};
