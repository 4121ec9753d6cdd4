import type { PurchasesCases } from './purchases-world.fixtures.ts';

const HISTORY = '/consumers-v3/consumer/purchasehistory';
const CANCEL = '/consumers-v3/consumer/CancelOrder';
const INVOICE = '/consumers-v3/consumer/purchase/invoice/download';
const TRACK = '/consumers-v3/consumer/TrackOrder';

/** Answers about orders that are placed. */
export const cases: PurchasesCases = {
  getPurchaseHistory: {
    200: async ({ service }) => (await service.person()).call('POST', HISTORY, {}),
    400: async ({ service }) => (await service.person()).call('POST', HISTORY, { count: 0 }),
    403: ({ shopper }) => shopper.call('POST', HISTORY, {}),
  },
  cancelOrder: {
    200: ({ shopper, order: { orderNumber } }) =>
      shopper.call('POST', CANCEL, { orderNumber, reason: 'ORDERED_TWICE' }),
    400: ({ shopper, order: { orderNumber } }) => shopper.call('POST', CANCEL, { orderNumber }),
    404: ({ stranger, order: { orderNumber } }) =>
      stranger.call('POST', CANCEL, { orderNumber, st: 'not-the-secret', reason: 'OTHER' }),
  },
  downloadInvoice: {
    200: async ({ shopper, order: { orderNumber }, shipped }) => {
      await shipped();
      return shopper.call('POST', INVOICE, { orderNumber });
    },
    404: ({ shopper, order: { orderNumber } }) => shopper.call('POST', INVOICE, { orderNumber }),
    406: ({ shopper, order: { orderNumber } }) =>
      shopper.call('POST', INVOICE, { orderNumber }, { accept: 'application/json' }),
  },
  trackOrder: {
    200: ({ stranger, order: { orderNumber, email } }) =>
      stranger.call('POST', TRACK, { orderNumber, email }),
    400: ({ stranger, order: { orderNumber } }) =>
      stranger.call('POST', TRACK, { orderNumber, email: 'ann' }),
    404: ({ stranger, order: { orderNumber } }) =>
      stranger.call('POST', TRACK, { orderNumber, st: 'not-the-secret' }),
  },
};
