import * as v from 'valibot';

import { NO_ANSWER, providerClient, type ProviderAddress } from '../provider-client.ts';
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

/** The payment provider behind an HTTP interface; each call ends within the time-out of the address. */
export function httpPaymentGateway(address: ProviderAddress): PaymentGateway {
  const call = providerClient(address);
  const pathOf = (key: string): string => `/payments/v1/payments/${encodeURIComponent(key)}`;
  return {
    openSession: (body) => call({ method: 'POST', path: '/payments/v1/sessions', body, answer: session }),
    authorise: (body) => call({ method: 'POST', path: '/payments/v1/payments', body, answer: authorisation }),
    answerChallenge: ({ key, result }) =>
      call({ method: 'POST', path: `${pathOf(key)}/challenge`, body: { result }, answer: authorisation }),
    capture: (key) => call({ method: 'POST', path: `${pathOf(key)}/capture`, answer: NO_ANSWER }),
    void: (key) => call({ method: 'POST', path: `${pathOf(key)}/void`, answer: NO_ANSWER }),
    refund: (key) => call({ method: 'POST', path: `${pathOf(key)}/refund`, answer: NO_ANSWER }),
    refundPart: ({ key, ...body }) =>
      call({ method: 'POST', path: `${pathOf(key)}/refunds`, body, answer: NO_ANSWER }),
    status: (key) => call({ method: 'GET', path: pathOf(key), answer: status }),
  };
}
