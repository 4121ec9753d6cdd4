import type { Reply, TestShopper } from '../../testing/service.ts';

/** Answers by operation and status. */
export const cases: Readonly<
  Record<string, Readonly<Record<number, (shopper: TestShopper) => Promise<Reply<Record<string, unknown>>>>>>
> = {
  getLooks: {
    200: (shopper) => shopper.call('GET', '/products/v1/looks'),
    400: (shopper) => shopper.call('GET', '/products/v1/looks?productId=nope'),
  },
  reportLook: {
    200: (shopper) => shopper.call('POST', '/products/v1/looks/3301/reports', { reason: 'spam' }),
    400: (shopper) => shopper.call('POST', '/products/v1/looks/3301/reports', { reason: 'dislike' }),
  },
};
