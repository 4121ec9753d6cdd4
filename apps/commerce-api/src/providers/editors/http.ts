import * as v from 'valibot';

import { NO_CONTENT, providerClient, type ProviderAddress } from '../provider-client.ts';
import type { Editors } from './provider.ts';

const id = v.pipe(v.string(), v.maxLength(40));
const decisions = v.pipe(
  v.array(
    v.object({
      change: v.pipe(v.number(), v.integer()),
      id,
      version: v.pipe(v.number(), v.integer()),
      state: v.picklist(['published', 'rejected']),
      answer: v.optional(v.object({ id, text: v.pipe(v.string(), v.minLength(1), v.maxLength(2_000)) })),
    }),
  ),
  v.maxLength(1_000),
);

export function httpEditors(address: ProviderAddress): Editors {
  const call = providerClient(address);
  return {
    submit: (body) => call({ method: 'POST', path: '/editors/v1/texts', body, response: NO_CONTENT }),
    decisions: (after) =>
      call({ method: 'GET', path: `/editors/v1/decisions?after=${after}`, response: decisions }),
  };
}
