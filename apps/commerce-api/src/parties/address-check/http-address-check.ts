import * as v from 'valibot';

import { partyClient, type PartyAddress } from '../party-client.ts';
import type { AddressCheck } from './address-check.ts';

const answer = v.object({
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

/** The address check behind an HTTP interface. It is told the place, and never who lives there. */
export function httpAddressCheck(address: PartyAddress): AddressCheck {
  const call = partyClient(address);
  return {
    async check(asked) {
      const { addressLine1, city, postalCode, countryCode } = asked;
      const { verdict, suggestion } = await call({
        method: 'POST',
        path: '/addresses/v1/checks',
        body: { addressLine1, city, postalCode, countryCode },
        answer,
      });
      return suggestion === undefined ? { verdict } : { verdict, suggestion: { ...asked, ...suggestion } };
    },
  };
}
