import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import type { DesignState } from './custom-world.fixtures.ts';

const PINE = { choices: [{ part: 'body', option: 'pine' }], initials: 'AB' };

export const cases: ContractCases<DesignState> = {
  getCustomisation: {
    200: ({ shopper, productId }) => shopper.call('GET', `/products/v1/products/${productId}/customisation`),
    404: ({ shopper }) => shopper.call('GET', '/products/v1/products/NF99999999/customisation'),
  },
  createRecipe: {
    201: ({ shopper, productId }) => shopper.call('POST', `/products/v1/products/${productId}/recipes`, PINE),
    400: ({ shopper, productId }) =>
      shopper.call('POST', `/products/v1/products/${productId}/recipes`, { choices: [] }),
    404: ({ shopper }) => shopper.call('POST', '/products/v1/products/NF99999999/recipes', PINE),
  },
  getRecipe: {
    async 200({ shopper, productId }) {
      const { body } = await shopper.call<{ recipeId: string }>(
        'POST',
        `/products/v1/products/${productId}/recipes`,
        PINE,
      );
      return shopper.call('GET', `/products/v1/recipes/${body.recipeId}`);
    },
    404: ({ shopper }) => shopper.call('GET', '/products/v1/recipes/R-of-nobody'),
  },
};
