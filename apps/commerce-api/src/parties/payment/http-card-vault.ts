import * as v from 'valibot';

import { NO_ANSWER, partyClient, type PartyAddress } from '../party-client.ts';
import type { CardVault } from './card-vault.ts';

const storing = v.variant('kind', [
  v.object({
    kind: v.literal('stored'),
    card: v.object({
      token: v.string(),
      fingerprint: v.string(),
      type: v.string(),
      lastFour: v.string(),
      expirationMonth: v.number(),
      expirationYear: v.number(),
    }),
  }),
  v.object({ kind: v.picklist(['no-card', 'declined']) }),
]);

/** The vault of the payment party behind an HTTP interface. */
export function httpCardVault(address: PartyAddress): CardVault {
  const call = partyClient(address);
  return {
    store: (sessionId) =>
      call({ method: 'POST', path: '/payments/v1/cards', body: { sessionId }, answer: storing }),
    forget: (token) =>
      call({
        method: 'POST',
        path: `/payments/v1/cards/${encodeURIComponent(token)}/forget`,
        answer: NO_ANSWER,
      }),
  };
}
