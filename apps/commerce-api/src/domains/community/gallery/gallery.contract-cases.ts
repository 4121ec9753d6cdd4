import type { Reply, TestShopper } from '../../../testing/service.ts';
import { photo, send } from '../uploads/uploads.contract-cases.ts';

export const share = (shopper: TestShopper, pictureId: string, change: object = {}) =>
  shopper.call('POST', '/products/v1/looks', {
    pictureId,
    caption: 'Nine hours of rain',
    nickname: 'Linh N.',
    email: 'linh@example.org',
    isTermsConfirmed: true,
    ...change,
  });

export const cases: Readonly<
  Record<string, Readonly<Record<number, (shopper: TestShopper) => Promise<Reply<Record<string, unknown>>>>>>
> = {
  getLooks: {
    200: (shopper) => shopper.call('GET', '/products/v1/looks'),
    400: (shopper) => shopper.call('GET', '/products/v1/looks?productId=nope'),
  },
  shareLook: {
    201: async (shopper) => share(shopper, (await send(shopper, await photo())).body.pictureId),
    400: (shopper) => share(shopper, 'pc-00000000-0000-4000-8000-000000000000'),
    404: async (shopper) =>
      share(shopper, (await send(shopper, await photo())).body.pictureId, { productId: 'ZZ000000' }),
  },
  reportLook: {
    200: (shopper) => shopper.call('POST', '/products/v1/looks/3301/reports', { reason: 'spam' }),
    400: (shopper) => shopper.call('POST', '/products/v1/looks/3301/reports', { reason: 'dislike' }),
  },
};
