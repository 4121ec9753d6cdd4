import type { Order } from '@haberdash/api-client/cart';

import { linkCode, mailLink, openLink } from './order-link.fixtures.ts';
import { placeGiftCard, warrantyClaim } from './place-order.fixtures.ts';
import type { OrderState } from '../../../testing/shop-states.fixtures.ts';
import type { ContractCases } from '../../../testing/contract-test.fixtures.ts';

const HISTORY = '/consumers-v3/consumer/purchasehistory';
const CANCEL = '/consumers-v3/consumer/CancelOrder';
const RESEND = '/consumers-v3/consumer/resendGiftCardEmail';
const INVOICE = '/consumers-v3/consumer/purchase/invoice/download';
const WARRANTY = '/consumers-v3/consumer/warranty';
const TRACK = '/consumers-v3/consumer/TrackOrder';

const labelOf = (orderNumber: string): string => `/consumers-v3/consumer/return/${orderNumber}/returnLabel`;
const backOf = ({ items }: Order) => ({ itemId: items[0]?.id ?? '', qty: 1, reason: 'TOO_SMALL' });

export const cases: ContractCases<OrderState> = {
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
  createReturnLabel: {
    201: async ({ shopper, order, shipped }) => {
      await shipped();
      return shopper.call('POST', labelOf(order.orderNumber), { items: [backOf(order)] });
    },
    400: ({ shopper, order }) => shopper.call('POST', labelOf(order.orderNumber), { items: [backOf(order)] }),
    404: ({ stranger, order, shipped }) =>
      shipped().then(() =>
        stranger.call('POST', labelOf(order.orderNumber), { st: 'not-the-secret', items: [backOf(order)] }),
      ),
    500: async ({ service, shopper, order, shipped }) => {
      await shipped();
      service.fulfilment.isDown = true;
      const reply = await shopper.call('POST', labelOf(order.orderNumber), { items: [backOf(order)] });
      service.fulfilment.isDown = false;
      return reply;
    },
  },
  resendGiftCardEmail: {
    200: async ({ shopper, giftCard }) => {
      const { orderNumber, items } = await placeGiftCard(shopper, giftCard);
      return shopper.call('POST', RESEND, { orderNumber, itemId: items[0]?.id });
    },
    400: ({ shopper }) => shopper.call('POST', RESEND, {}),
    404: ({ shopper, order: { orderNumber } }) =>
      shopper.call('POST', RESEND, { orderNumber, itemId: 'none' }),
  },
  createWarrantyCase: {
    201: ({ stranger }) => stranger.call('POST', WARRANTY, warrantyClaim),
    400: ({ stranger }) => stranger.call('POST', WARRANTY, { ...warrantyClaim, email: 'ann' }),
    415: ({ stranger }) =>
      stranger.call('POST', WARRANTY, JSON.stringify(warrantyClaim), { 'content-type': 'text/plain' }),
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
  mailOrderLink: {
    200: ({ stranger, order }) => mailLink(stranger, order),
    400: ({ stranger, order: { orderNumber } }) => mailLink(stranger, { orderNumber, email: 'ann' }),
  },
  openOrderLink: {
    200: async ({ service, stranger, order }) => {
      await mailLink(stranger, order);
      return openLink(service, await linkCode(service, order.email));
    },
    400: ({ service }) => openLink(service, 'short'),
    404: ({ service }) => openLink(service, 'x'.repeat(22)),
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
