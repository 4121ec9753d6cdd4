import * as v from 'valibot';

import { partyClient, type PartyAddress } from '../party-client.ts';
import type { GiftCards } from './gift-cards.ts';

const answer = v.variant('kind', [
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
  v.object({ kind: v.picklist(['unknown', 'expired']) }),
]);

/** The issuer of gift cards behind an HTTP interface. */
export function httpGiftCards(address: PartyAddress): GiftCards {
  const call = partyClient(address);
  return {
    find: (body) => call({ method: 'POST', path: '/gift-cards/v1/lookups', body, answer }),
    look: (token) =>
      call({ method: 'GET', path: `/gift-cards/v1/cards/${encodeURIComponent(token)}`, answer }),
  };
}
