import type { Reply, TestService, TestShopper } from '../../../testing/service.ts';

/** What the cases of carts and orders happen in. */
export interface PurchaseWorld {
  readonly service: TestService;
  readonly shopper: TestShopper;
  readonly shoe: string;
  readonly soldOut: string;
  /** A store that has three of the shoes. */
  readonly storeId: string;
  /** A cart of the shopper with one line and both addresses. */
  readonly cartId: string;
  readonly itemId: string;
}

/** Cases of operations by the status that they end in. */
export type PurchaseCases = Readonly<
  Record<string, Readonly<Record<number, (world: PurchaseWorld) => Promise<Reply<unknown>>>>>
>;

/** An id that nothing has. */
export const NOWHERE = '00000000-0000-4000-8000-000000000000';

/** A call that finds the cart of the shopper, no cart at all, or an id that is none. */
export const onCart = (
  method: 'GET' | 'POST' | 'DELETE',
  path: (cartId: string) => string,
  body?: object,
): PurchaseCases[string] => ({
  200: ({ shopper, cartId }) => shopper.call(method, path(cartId), body),
  400: ({ shopper }) => shopper.call(method, path('not-a-cart'), body),
  404: ({ shopper }) => shopper.call(method, path(NOWHERE), body),
});
