import type { GiftCards } from '@haberdash/commerce-api/providers/gift-cards/provider.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { partRefund } from './part-refund.ts';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const lookup = v.object({ code: text(40), pin: text(12) });
const sale = v.object({
  key: text(100),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: text(3),
});
const charge = v.object({
  key: text(100),
  token: text(60),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: text(3),
  orderNumber: text(40),
});

type ByKey = { Params: { key: string } };

/** The gift card issuer's API; calls with a key are idempotent. */
export function giftCardRoutes(app: FastifyInstance, giftCards: GiftCards): void {
  app.post('/gift-cards/v1/sales', async (request) => giftCards.sell(v.parse(sale, request.body)));
  app.post('/gift-cards/v1/lookups', async (request) => giftCards.find(v.parse(lookup, request.body)));
  app.get<{ Params: { token: string } }>('/gift-cards/v1/cards/:token', async (request) =>
    giftCards.findByToken(request.params.token),
  );
  app.post('/gift-cards/v1/charges', async (request) => giftCards.authorise(v.parse(charge, request.body)));
  app.get<ByKey>('/gift-cards/v1/charges/:key', async (request) => giftCards.status(request.params.key));
  app.post<ByKey>('/gift-cards/v1/charges/:key/refunds', async (request, reply) => {
    await giftCards.refundPart({ key: request.params.key, ...v.parse(partRefund, request.body) });
    return reply.code(204).send();
  });
  for (const move of ['capture', 'void', 'refund'] as const)
    app.post<ByKey>(`/gift-cards/v1/charges/:key/${move}`, async (request, reply) => {
      await giftCards[move](request.params.key);
      return reply.code(204).send();
    });
}
