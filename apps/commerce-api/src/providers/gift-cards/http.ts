import * as v from 'valibot';

import { NO_CONTENT, providerClient, type ProviderAddress } from '../provider-client.ts';
import type { GiftCards } from './provider.ts';

const response = v.variant('kind', [
  v.object({
    kind: v.literal('found'),
    card: v.object({
      token: v.string(),
      lastFour: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}$/)),
      balance: v.pipe(v.number(), v.integer(), v.minValue(0)),
      currency: v.string(),
      expiresAt: v.optional(v.string()),
    }),
  }),
  v.object({ kind: v.picklist(['unknown', 'wrong-pin', 'other-brand', 'expired']) }),
]);
const sold = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{8,20}$/)),
  pin: v.pipe(v.string(), v.regex(/^[0-9]{4,8}$/)),
});
const decisions = [
  v.object({ kind: v.literal('authorised') }),
  v.object({ kind: v.literal('declined'), reason: v.picklist(['gone', 'rejected']) }),
] as const;
const decision = v.variant('kind', decisions);
const status = v.variant('kind', [
  ...decisions,
  v.object({ kind: v.picklist(['pending', 'none', 'voided']) }),
]);

/** The gift card issuer over HTTP. */
export function httpGiftCards(address: ProviderAddress): GiftCards {
  const call = providerClient(address);
  const pathOf = (key: string): string => `/gift-cards/v1/charges/${encodeURIComponent(key)}`;
  return {
    sell: (body) => call({ method: 'POST', path: '/gift-cards/v1/sales', body, response: sold }),
    find: (body) => call({ method: 'POST', path: '/gift-cards/v1/lookups', body, response }),
    findByToken: (token) =>
      call({ method: 'GET', path: `/gift-cards/v1/cards/${encodeURIComponent(token)}`, response }),
    authorise: (body) => call({ method: 'POST', path: '/gift-cards/v1/charges', body, response: decision }),
    capture: (key) => call({ method: 'POST', path: `${pathOf(key)}/capture`, response: NO_CONTENT }),
    void: (key) => call({ method: 'POST', path: `${pathOf(key)}/void`, response: NO_CONTENT }),
    refund: (key) => call({ method: 'POST', path: `${pathOf(key)}/refund`, response: NO_CONTENT }),
    refundPart: ({ key, ...body }) =>
      call({ method: 'POST', path: `${pathOf(key)}/refunds`, body, response: NO_CONTENT }),
    status: (key) => call({ method: 'GET', path: pathOf(key), response: status }),
  };
}
