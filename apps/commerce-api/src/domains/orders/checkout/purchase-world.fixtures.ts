import type { Reply, TestService, TestShopper } from '../../../testing/service.ts';

export interface PurchaseWorld {
  readonly service: TestService;
  readonly shopper: TestShopper;
  readonly shoe: string;
  readonly soldOut: string;
  /** A store with three of the shoes. */
  readonly storeId: string;
  /** A cart with one line and both addresses. */
  readonly cartId: string;
  readonly itemId: string;
}

/** Cases by operation and status. */
export type PurchaseCases = Readonly<
  Record<string, Readonly<Record<number, (world: PurchaseWorld) => Promise<Reply<unknown>>>>>
>;

/** An unused id. */
export const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** Calls with the cart's id, an unknown id or an invalid one. */
export const onCart = (
  method: 'GET' | 'POST' | 'DELETE',
  path: (cartId: string) => string,
  body?: object,
): PurchaseCases[string] => ({
  200: ({ shopper, cartId }) => shopper.call(method, path(cartId), body),
  400: ({ shopper }) => shopper.call(method, path('not-a-cart'), body),
  404: ({ shopper }) => shopper.call(method, path(NOWHERE), body),
});
