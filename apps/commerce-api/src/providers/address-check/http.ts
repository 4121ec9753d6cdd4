import * as v from 'valibot';

import { providerClient, type ProviderAddress } from '../provider-client.ts';
import type { AddressCheck } from './provider.ts';

const response = v.object({
  verdict: v.picklist(['VALID', 'CORRECTED', 'INVALID', 'UNKNOWN']),
  suggestion: v.optional(
    v.object({
      addressLine1: v.string(),
      city: v.string(),
      postalCode: v.string(),
      countryCode: v.string(),
    }),
  ),
});

/** Sends the place without names. */
export function httpAddressCheck(address: ProviderAddress): AddressCheck {
  const call = providerClient(address);
  return {
    async check(request) {
      const { addressLine1, city, postalCode, countryCode } = request;
      const { verdict, suggestion } = await call({
        method: 'POST',
        path: '/addresses/v1/checks',
        body: { addressLine1, city, postalCode, countryCode },
        response,
      });
      return suggestion === undefined ? { verdict } : { verdict, suggestion: { ...request, ...suggestion } };
    },
  };
}
