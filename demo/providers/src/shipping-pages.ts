import { PARCEL_STAGES } from '@haberdash/commerce-api/providers/fulfilment/provider.ts';
import type { FastifyInstance } from 'fastify';

import { missingPage } from './pages/operator-pages.ts';
import { parcelPage, shippingPage } from './pages/shipping-pages.ts';
import { sendPage } from './pages/send-page.ts';
import type { ReturnStore } from './return-store.ts';
import type { ShippingProvider } from './shipping-provider.ts';
import type { ShippingStore } from './shipping-store.ts';

const MAX_ORDERS = 100;

export async function shippingPages(
  app: FastifyInstance,
  {
    store,
    returns,
    provider,
  }: { readonly store: ShippingStore; readonly returns: ReturnStore; readonly provider: ShippingProvider },
): Promise<void> {
  // A button sends its data in the address.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, undefined),
  );
  app.get('/shipping', async (_request, reply) =>
    sendPage(reply, shippingPage(store.list(MAX_ORDERS), returns.list(MAX_ORDERS)), {
      formAction: "'self'",
    }),
  );
  app.post<{ Params: { orderNumber: string; stage: string } }>(
    '/shipping/:orderNumber/:stage',
    async ({ params }, reply) => {
      const stage = PARCEL_STAGES.find((each) => each === params.stage);
      if (stage === undefined) return sendPage(reply.code(404), missingPage());
      provider.move(params.orderNumber, stage);
      return reply.redirect('/shipping', 303);
    },
  );
  app.post<{ Params: { key: string } }>('/returns/:key/arrived', async ({ params }, reply) => {
    provider.takeIn(params.key);
    return reply.redirect('/shipping', 303);
  });
  app.get<{ Params: { number: string } }>('/parcels/:number', async ({ params }, reply) => {
    const order = store.findParcel(params.number);
    return order === undefined
      ? sendPage(reply.code(404), missingPage())
      : sendPage(reply, parcelPage(order));
  });
}
