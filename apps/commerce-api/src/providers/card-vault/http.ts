import * as v from 'valibot';

import { NO_CONTENT, providerClient, type ProviderAddress } from '../provider-client.ts';
import type { CardVault } from './provider.ts';

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

export function httpCardVault(address: ProviderAddress): CardVault {
  const call = providerClient(address);
  return {
    store: (sessionId) =>
      call({ method: 'POST', path: '/payments/v1/cards', body: { sessionId }, response: storing }),
    forget: (token) =>
      call({
        method: 'POST',
        path: `/payments/v1/cards/${encodeURIComponent(token)}/forget`,
        response: NO_CONTENT,
      }),
  };
}
