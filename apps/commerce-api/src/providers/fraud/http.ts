import * as v from 'valibot';

import { providerClient, type ProviderAddress } from '../provider-client.ts';
import type { FraudCheck } from './provider.ts';

const response = v.object({ verdict: v.picklist(['pass', 'review', 'reject']) });

/** Sends amount and device without the buyer. */
export function httpFraudCheck(address: ProviderAddress): FraudCheck {
  const call = providerClient(address);
  return {
    assess: async (body) =>
      (await call({ method: 'POST', path: '/fraud/v1/assessments', body, response })).verdict,
    verdict: async (key) =>
      (await call({ method: 'GET', path: `/fraud/v1/assessments/${encodeURIComponent(key)}`, response }))
        .verdict,
  };
}
