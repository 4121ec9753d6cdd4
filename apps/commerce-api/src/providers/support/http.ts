import * as v from 'valibot';

import { providerClient, type ProviderAddress } from '../provider-client.ts';
import type { Support } from './provider.ts';

const opened = v.object({
  caseNumber: v.pipe(v.string(), v.maxLength(40)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});

export function httpSupport(address: ProviderAddress): Support {
  const call = providerClient(address);
  return {
    openWarrantyCase: (body) =>
      call({ method: 'POST', path: '/support/v1/warranty-cases', body, response: opened }),
    openContactCase: (body) =>
      call({ method: 'POST', path: '/support/v1/contact-cases', body, response: opened }),
  };
}
