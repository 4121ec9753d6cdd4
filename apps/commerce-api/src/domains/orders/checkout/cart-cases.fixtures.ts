import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';
import type { ReadyCartState } from '../../../testing/shop-states.fixtures.ts';

/** An unused id. */
export const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** Calls with the cart's id, an unknown id or an invalid one. */
export const onCart = (
  method: 'GET' | 'POST' | 'DELETE',
  path: (cartId: string) => string,
  body?: object,
): ContractCases<ReadyCartState>[string] => ({
  200: ({ shopper, cartId }) => shopper.call(method, path(cartId), body),
  400: ({ shopper }) => shopper.call(method, path('not-a-cart'), body),
  404: ({ shopper }) => shopper.call(method, path(NOWHERE), body),
});
