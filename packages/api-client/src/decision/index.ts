import { createExternalClient, type ExternalClientOptions } from '../core/external-client.ts';
import type { ServiceClient, WithoutHeaders } from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';
export type { ExternalClientOptions };

export type DecisionClient = ServiceClient<WithoutHeaders<paths>>;

/** A client of the decision engine, another provider's host; give its headers with each call. */
export function createDecisionClient(options: ExternalClientOptions): DecisionClient {
  return createExternalClient<paths>(options, traits);
}
