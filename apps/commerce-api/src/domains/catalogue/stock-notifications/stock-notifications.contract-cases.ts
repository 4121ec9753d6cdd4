import type { Reply, TestShopper } from '../../../testing/service.ts';

const PATH = '/products/v1/notifications';

/** A sold-out variant, and one of a withdrawn product. */
export interface SoldOutState {
  readonly shopper: TestShopper;
  readonly soldOut: string;
  readonly gone: string;
}

export const waiting = (productId: string, more: object = {}) => ({
  productId,
  type: 'BACK_IN_STOCK',
  email: 'linh@example.org',
  ...more,
});

export const cases: Readonly<
  Record<string, Readonly<Record<number, (state: SoldOutState) => Promise<Reply<Record<string, unknown>>>>>>
> = {
  requestStockNotification: {
    200: ({ shopper, soldOut }) => shopper.call('PUT', PATH, waiting(soldOut)),
    400: ({ shopper, soldOut }) => shopper.call('PUT', PATH, waiting(soldOut, { storeId: 'nowhere' })),
    404: ({ shopper }) => shopper.call('PUT', PATH, waiting('ZZ0000000000')),
    410: ({ shopper, gone }) => shopper.call('PUT', PATH, waiting(gone)),
  },
  stopStockNotifications: {
    200: ({ shopper }) => shopper.call('DELETE', `${PATH}/5a1f7a52-8a2f-4f6d-9a3e-0c4d5b6e7f80`),
    400: ({ shopper }) => shopper.call('DELETE', `${PATH}/none`),
  },
};
