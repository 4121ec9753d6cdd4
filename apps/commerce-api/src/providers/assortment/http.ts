import * as v from 'valibot';

import { providerClient, type ProviderAddress } from '../provider-client.ts';
import type { Assortment } from './provider.ts';

const changes = v.pipe(
  v.array(
    v.object({
      change: v.pipe(v.number(), v.integer()),
      productId: v.pipe(v.string(), v.maxLength(40)),
      isSold: v.boolean(),
    }),
  ),
  v.maxLength(1_000),
);

/** The warehouse over HTTP. */
export function httpAssortment(address: ProviderAddress): Assortment {
  const call = providerClient(address);
  return {
    changes: (after) =>
      call({ method: 'GET', path: `/assortment/v1/changes?after=${after}`, response: changes }),
  };
}
