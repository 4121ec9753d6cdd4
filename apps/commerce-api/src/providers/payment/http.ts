import * as v from 'valibot';

import { NO_CONTENT, providerClient, type ProviderAddress } from '../provider-client.ts';
import type { PaymentGateway } from './provider.ts';

const card = v.object({
  type: v.string(),
  bin: v.string(),
  lastFour: v.string(),
  fingerprint: v.optional(v.string()),
});
const session = v.object({
  provider: v.string(),
  sessionId: v.string(),
  frameUrl: v.string(),
  expiresInSeconds: v.number(),
});
const decisions = [
  v.object({ kind: v.literal('authorised'), card }),
  v.object({ kind: v.literal('challenge'), card, url: v.string() }),
  v.object({
    kind: v.literal('declined'),
    reason: v.picklist(['declined', 'insufficient', 'fraud', 'destination']),
  }),
  v.object({ kind: v.literal('no-card') }),
] as const;
const authorisation = v.variant('kind', decisions);
const status = v.variant('kind', [
  ...decisions,
  v.object({ kind: v.picklist(['pending', 'none', 'voided']) }),
]);

/** The payment provider over HTTP; calls end with its timeout. */
export function httpPaymentGateway(address: ProviderAddress): PaymentGateway {
  const call = providerClient(address);
  const pathOf = (key: string): string => `/payments/v1/payments/${encodeURIComponent(key)}`;
  return {
    openSession: (body) => call({ method: 'POST', path: '/payments/v1/sessions', body, response: session }),
    authorise: (body) =>
      call({ method: 'POST', path: '/payments/v1/payments', body, response: authorisation }),
    answerChallenge: ({ key, result }) =>
      call({ method: 'POST', path: `${pathOf(key)}/challenge`, body: { result }, response: authorisation }),
    capture: (key) => call({ method: 'POST', path: `${pathOf(key)}/capture`, response: NO_CONTENT }),
    void: (key) => call({ method: 'POST', path: `${pathOf(key)}/void`, response: NO_CONTENT }),
    refund: (key) => call({ method: 'POST', path: `${pathOf(key)}/refund`, response: NO_CONTENT }),
    refundPart: ({ key, ...body }) =>
      call({ method: 'POST', path: `${pathOf(key)}/refunds`, body, response: NO_CONTENT }),
    status: (key) => call({ method: 'GET', path: pathOf(key), response: status }),
  };
}
