import { email } from '@haberdash/validation';

import { defineHandlers, type Services } from '../../../platform/operations/area.ts';
import type { Fulfilment } from '../../../providers/fulfilment/provider.ts';
import type { Support } from '../../../providers/support/provider.ts';
import { inTime } from '../../../providers/in-time.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { accepts } from '../../../platform/http/accepts.ts';
import { NOBODY } from '../../../platform/limits/client.ts';
import { mailToAddress, orderLookups } from '../../../platform/limits/table.ts';
import { marketOf } from '../../../shared/countries/table.ts';
import { purchaseOf, purchaseReader } from './repository.ts';
import { labelAgain, openReturn } from './return-handler.ts';
import { refundsOf } from './refunds.ts';
import { returnedOf, returnsOf } from './return-repository.ts';
import { countryOfOrder, invoicePdf } from './documents/invoice.ts';
import { invoiceOf } from './invoice-repository.ts';
import { shippedAt } from './rules.ts';
import { requestCancellation, settleCancellation } from './cancellation.ts';
import { mailOrderLink, openOrderLink } from './order-link.ts';
import { resendGiftCard } from './resend-gift-card.ts';
import { openWarrantyCase } from './warranty-handler.ts';
import { toCancellation, toSummary, toTracking } from './view.ts';

const isShipment = (shipmentId: string) => (shipment: { readonly shipmentId: string }) =>
  shipment.shipmentId === shipmentId;

const checkEmail = (given: string): void => {
  if (!email.test(given.trim())) throw new ServiceError('ORD400', { field: 'email' });
};

export interface PurchaseParts extends Pick<Services, 'clock' | 'limits'> {
  readonly fulfilment: Fulfilment;
  readonly support: Support;
  /** Timeout of each provider call. */
  readonly timeoutMs: number;
}

/** Calls that prove a guest's order. */
const linkHandlers = ({ clock, limits }: Pick<PurchaseParts, 'clock' | 'limits'>) =>
  defineHandlers({
    mailOrderLink: async ({ body, context: { client = NOBODY }, transaction, reply }) => {
      reply.header('cache-control', 'no-store');
      checkEmail(body.email);
      await limits?.check(mailToAddress, { client, object: `order ${body.orderNumber}` });
      return transaction((tx) => mailOrderLink(tx, body, clock.now()));
    },
    openOrderLink: async ({ body, transaction, reply }) => {
      reply.header('cache-control', 'no-store');
      return transaction((tx) => openOrderLink(tx, body.code, clock.now()));
    },
  });

/** Calls about placed orders (spec 1 §7). */
export const purchaseHandlers = (parts: PurchaseParts) => ({
  ...orderHandlers(parts),
  ...linkHandlers(parts),
});

const orderHandlers = ({ clock, limits, fulfilment, support, timeoutMs }: PurchaseParts) =>
  defineHandlers({
    cancelOrder: async ({ within, body, log }) => {
      const { orderNumber } = body;
      const [order, begun] = await within(async (tx, lock) => {
        const own = await lock();
        if (own.state !== 'PLACED') throw new ServiceError('OHS4004');
        return [own, await requestCancellation(tx, orderNumber, body.reason, clock.now())] as const;
      });
      if (begun?.task !== 'STOP') return toCancellation(order, begun);
      // The request is stored; a worker retries.
      const result = await inTime(fulfilment.stop(orderNumber), timeoutMs).catch((error: unknown) => {
        log.warn({ err: error }, 'the shipping provider did not say whether an order is stopped');
        throw new ServiceError('GEN500');
      });
      const settled = await within((tx) => settleCancellation(tx, orderNumber, result, clock.now()));
      return toCancellation(order, settled);
    },
    resendGiftCardEmail: ({ object, tx, body }) => resendGiftCard(tx, object, body.itemId, clock.now()),
    getPurchaseHistory: async ({ object: purchaser, db, body, context }) => {
      const { timeZone } = marketOf(context.country)?.delivery ?? { timeZone: 'UTC' };
      const { start, count, from, to, status } = body;
      const page = { start, count, from, to, status, timeZone };
      const reader = purchaseReader(db);
      const now = clock.now();
      const purchases = await reader.history(purchaser, page);
      const numbers = purchases.map(({ order }) => order.orderNumber);
      const returned = await returnedOf(db, numbers, now);
      return {
        total: await reader.total(purchaser, page),
        purchases: purchases.map((purchase) => toSummary(purchase, returned, now)),
      };
    },
    createReturnLabel: ({ within, body, log }) =>
      'items' in body
        ? openReturn(within, body.items, { clock, fulfilment, timeoutMs, log })
        : labelAgain(within, body.returnPosition, { clock, fulfilment, timeoutMs, log }),
    createWarrantyCase: ({ transaction, body, context }) =>
      openWarrantyCase(body, context, { clock, support, timeoutMs, transaction }),
    downloadInvoice: async ({ within, body, reply }) => {
      if (!accepts(reply.request.headers.accept, 'application/pdf')) throw new ServiceError('API406');
      const parts = await within(async (tx, lock) => {
        const order = await lock();
        const { fulfilment } = await purchaseOf(tx, order);
        const suppliedAt = shippedAt(fulfilment?.parcels ?? []);
        const isMeant = body.shipmentId === undefined || order.shipments.some(isShipment(body.shipmentId));
        if (suppliedAt === undefined || !isMeant) throw new ServiceError('OHS4004');
        const invoice = await invoiceOf(tx, order, countryOfOrder(order), new Date(clock.now()));
        return { invoice, order, lines: await purchaseReader(tx).lines(order), suppliedAt };
      });
      const pdf = await invoicePdf(parts);
      reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${parts.invoice.number}.pdf"`);
      return pdf;
    },
    trackOrder: async ({ find, db, body, context }) => {
      // Limits guesses per order, from any client.
      await limits?.check(orderLookups, { client: context.client ?? NOBODY, object: body.orderNumber });
      if ('email' in body) checkEmail(body.email);
      const order = await find();
      const purchase = await purchaseOf(db, order);
      const lines = await purchaseReader(db).lines(order);
      const returns = await returnsOf(db, order.orderNumber);
      const refunds = returns.length === 0 ? [] : await refundsOf(db, order.orderNumber);
      const now = clock.now();
      const returned = await returnedOf(db, [order.orderNumber], now);
      return toTracking({ ...purchase, lines }, { returns, refunds, returned }, context.edition, now);
    },
  });
