import { createHash, timingSafeEqual } from 'node:crypto';
import type { Mailer } from '@haberdash/commerce-api/providers/mail/provider.ts';
import type { Customiser } from '@haberdash/commerce-api/providers/customiser/provider.ts';
import type { FraudCheck } from '@haberdash/commerce-api/providers/fraud/provider.ts';
import type { GiftCards } from '@haberdash/commerce-api/providers/gift-cards/provider.ts';
import type { Texter } from '@haberdash/commerce-api/providers/sms/provider.ts';
import type { CardVault } from '@haberdash/commerce-api/providers/card-vault/provider.ts';
import type { PaymentGateway } from '@haberdash/commerce-api/providers/payment/provider.ts';
import type {
  Fulfilment,
  FulfilmentOrder,
  ReturnParcel,
} from '@haberdash/commerce-api/providers/fulfilment/provider.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { PaymentConflict } from './card-provider.ts';
import type { Assortment } from '@haberdash/commerce-api/providers/assortment/provider.ts';
import type { Editors } from '@haberdash/commerce-api/providers/editors/provider.ts';
import { partRefund } from './part-refund.ts';
import { sandboxTranslator } from './sandbox-translator.ts';
import { customiserRoutes } from './customiser-routes.ts';
import { recommenderRoutes } from './recommender-routes.ts';
import type { SandboxRecommender } from './sandbox-recommender.ts';
import { fraudRoutes } from './fraud-routes.ts';
import { giftCardRoutes } from './gift-card-routes.ts';
import type { SandboxSupport } from './sandbox-support.ts';
import { NoLabel } from './shipping-provider.ts';
import { CAPTCHA_ACTIONS, type SandboxCaptcha } from './sandbox-captcha.ts';
import { checkAddress } from './sandbox-address-check.ts';

/** A mail with HTML is the largest request. */
const MAIL_LIMIT_BYTES = 512 * 1024;

/** Up to two hundred lines. */
const ORDER_LIMIT_BYTES = 128 * 1024;

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));

/** Part of a header, so it must be an origin. */
const origin = v.pipe(
  text(300),
  v.check((value) => URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value),
);
const session = v.object({
  origin,
  language: text(10),
  method: v.optional(v.picklist(['CREDIT_CARD', 'WALLET', 'PAY_LATER']), 'CREDIT_CARD'),
});
const payment = v.object({
  key: text(100),
  sessionId: v.optional(text(100)),
  cardToken: v.optional(text(100)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  currency: text(3),
  orderNumber: text(40),
});
const challenge = v.object({ result: text(200) });
const mail = v.object({
  id: v.pipe(v.string(), v.uuid()),
  to: text(320),
  language: text(10),
  subject: text(1_000),
  text: v.string(),
  html: v.string(),
});
const storing = v.object({ sessionId: text(100) });
const textMessage = v.object({
  id: v.pipe(v.string(), v.uuid()),
  to: text(40),
  language: text(10),
  text: text(1_000),
});
const address = v.object({
  addressLine1: text(1_000),
  city: text(1_000),
  postalCode: text(100),
  countryCode: text(2),
});

const order = v.object({
  orderNumber: text(40),
  shipments: v.pipe(
    v.array(
      v.object({
        shipmentId: text(60),
        methodCode: text(60),
        address: v.optional(v.looseObject({ city: text(1_000) })),
        items: v.array(
          v.object({
            itemId: text(60),
            productId: text(60),
            qty: v.pipe(v.number(), v.integer(), v.minValue(1)),
            recipeId: v.optional(text(60)),
          }),
        ),
      }),
    ),
    v.maxLength(10),
  ),
});
const returned = v.object({
  key: text(60),
  orderNumber: text(40),
  from: v.looseObject({ addressLine1: text(1_000) }),
  pieces: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const claim = v.looseObject({
  key: text(100),
  productId: text(20),
  defect: text(40),
  description: text(4_000),
});
const contactMessage = v.looseObject({
  key: text(100),
  categoryId: text(60),
  subjectId: text(60),
  message: text(4_000),
});
const after = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

const submitted = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  id: text(40),
  kind: v.picklist(['review', 'question']),
  language: text(10),
  productId: text(20),
  text: text(10_000),
  pictures: v.optional(v.pipe(v.array(v.pipe(text(300), v.url())), v.maxLength(10)), []),
});
const toTranslate = v.object({ from: text(2), to: text(2), title: text(1_000), text: text(10_000) });

const verification = v.object({
  action: v.picklist(CAPTCHA_ACTIONS),
  token: text(4_000),
});

function supportRoutes(app: FastifyInstance, support: SandboxSupport): void {
  app.post('/support/v1/warranty-cases', async (request) => support.openCase(v.parse(claim, request.body)));
  app.post('/support/v1/contact-cases', async (request) =>
    support.openCase(v.parse(contactMessage, request.body)),
  );
}

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

export interface ProviderServices {
  readonly gateway: PaymentGateway;
  readonly mailer: Mailer;
  readonly texter: Texter;
  readonly vault: CardVault;
  readonly fulfilment: Fulfilment;
  readonly support: SandboxSupport;
  readonly assortment: Assortment;
  readonly editors: Editors;
  readonly captcha: SandboxCaptcha;
  readonly giftCards: GiftCards;
  readonly fraud: FraudCheck;
  readonly customiser: Customiser;
  readonly recommender: SandboxRecommender;
  /** The secret of the shop's server. */
  readonly apiKey: string;
}

type ByKey = { Params: { key: string } };
type ByNumber = { Params: { orderNumber: string } };

/** Payments by the shop's key; the silent card gets no response. */
function paymentRoutes(app: FastifyInstance, gateway: PaymentGateway): void {
  app.post('/payments/v1/sessions', async (request) => gateway.openSession(v.parse(session, request.body)));
  app.post('/payments/v1/payments', async (request) => gateway.authorise(v.parse(payment, request.body)));
  app.get<ByKey>('/payments/v1/payments/:key', async (request) => gateway.status(request.params.key));
  app.post<ByKey>('/payments/v1/payments/:key/challenge', async (request) =>
    gateway.answerChallenge({ key: request.params.key, ...v.parse(challenge, request.body) }),
  );
  app.post<ByKey>('/payments/v1/payments/:key/capture', async (request, reply) => {
    await gateway.capture(request.params.key);
    return reply.code(204).send();
  });
  app.post<ByKey>('/payments/v1/payments/:key/void', async (request, reply) => {
    await gateway.void(request.params.key);
    return reply.code(204).send();
  });
  app.post<ByKey>('/payments/v1/payments/:key/refund', async (request, reply) => {
    await gateway.refund(request.params.key);
    return reply.code(204).send();
  });
  app.post<ByKey>('/payments/v1/payments/:key/refunds', async (request, reply) => {
    await gateway.refundPart({ key: request.params.key, ...v.parse(partRefund, request.body) });
    return reply.code(204).send();
  });
}

/** The providers' API for the shop's server. Calls with a key are idempotent. */
export async function providerRoutes(app: FastifyInstance, providers: ProviderServices): Promise<void> {
  const { gateway, mailer, texter, vault, fulfilment, support, editors, captcha } = providers;
  const expected = digest(`Bearer ${providers.apiKey}`);
  app.addHook('onRequest', async (request, reply) => {
    const isKnown = timingSafeEqual(digest(request.headers.authorization ?? ''), expected);
    if (!isKnown) return reply.code(401).send({ message: 'The key is missing or wrong.' });
  });
  app.setErrorHandler(async (error, request, reply) => {
    if (v.isValiError(error)) return reply.code(400).send({ message: error.message });
    if (error instanceof PaymentConflict || error instanceof NoLabel)
      return reply.code(409).send({ message: error.message });
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status < 500) return reply.code(status).send({ message: 'The request cannot be read.' });
    request.log.error({ err: error }, 'a provider failed');
    return reply.code(500).send({ message: 'The provider failed.' });
  });

  paymentRoutes(app, gateway);
  app.post('/mail/v1/messages', { bodyLimit: MAIL_LIMIT_BYTES }, async (request, reply) => {
    await mailer.send(v.parse(mail, request.body));
    return reply.code(204).send();
  });
  app.post('/payments/v1/cards', async (request) => vault.store(v.parse(storing, request.body).sessionId));
  app.post<{ Params: { token: string } }>('/payments/v1/cards/:token/forget', async (request, reply) => {
    await vault.forget(request.params.token);
    return reply.code(204).send();
  });
  giftCardRoutes(app, providers.giftCards);
  fraudRoutes(app, providers.fraud);
  customiserRoutes(app, providers.customiser);
  recommenderRoutes(app, providers.recommender);
  app.post('/sms/v1/messages', async (request, reply) => {
    await texter.send(v.parse(textMessage, request.body));
    return reply.code(204).send();
  });
  app.post('/captcha/v1/verifications', async (request) => ({
    success: await captcha.verify(v.parse(verification, request.body)),
  }));
  app.post('/addresses/v1/checks', async (request) => checkAddress(v.parse(address, request.body)));

  app.post('/fulfilment/v1/orders', { bodyLimit: ORDER_LIMIT_BYTES }, async (request, reply) => {
    // Only the town of an address is used.
    await fulfilment.handOver(v.parse(order, request.body) as FulfilmentOrder);
    return reply.code(204).send();
  });
  app.post<ByNumber>('/fulfilment/v1/orders/:orderNumber/stop', async (request) =>
    fulfilment.stop(request.params.orderNumber),
  );
  supportRoutes(app, support);
  app.post('/editors/v1/texts', async (request, reply) => {
    await editors.submit(v.parse(submitted, request.body));
    return reply.code(204).send();
  });
  app.get<{ Querystring: { after?: string } }>('/editors/v1/decisions', async (request) =>
    editors.decisions(v.parse(after, request.query.after)),
  );
  app.get<{ Querystring: { after?: string } }>('/assortment/v1/changes', async (request) =>
    providers.assortment.changes(v.parse(after, request.query.after)),
  );
  app.post('/translations/v1/texts', async (request) =>
    sandboxTranslator.translate(v.parse(toTranslate, request.body)),
  );
  app.post('/fulfilment/v1/returns', async (request) =>
    // Only the first line of an address is used.
    fulfilment.expectReturn(v.parse(returned, request.body) as ReturnParcel),
  );
  app.get<{ Querystring: { after?: string } }>('/fulfilment/v1/changes', async (request) =>
    fulfilment.changes(v.parse(after, request.query.after)),
  );
}
