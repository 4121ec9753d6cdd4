import * as v from 'valibot';

import { partyClient, type PartyAddress } from '../party-client.ts';
import type { Support } from './support.ts';

const opened = v.object({
  caseNumber: v.pipe(v.string(), v.maxLength(40)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** The support party behind an HTTP interface. */
export function httpSupport(address: PartyAddress): Support {
  const call = partyClient(address);
  return {
    openWarrantyCase: (body) =>
      call({ method: 'POST', path: '/support/v1/warranty-cases', body, answer: opened }),
    openContactCase: (body) =>
      call({ method: 'POST', path: '/support/v1/contact-cases', body, answer: opened }),
  };
}
