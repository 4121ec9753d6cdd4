import { createExternalClient, type ExternalClientOptions } from '../core/external-client.ts';
import type { ServiceClient, WithoutHeaders } from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';
export type { ExternalClientOptions };

/** The typed client of the decision engine, a host that is not ours. */
export type DecisionClient = ServiceClient<WithoutHeaders<paths>>;

/** Builds the client of the decision engine; headers that the provider asks for are given with each call. */
export function createDecisionClient(options: ExternalClientOptions): DecisionClient {
  return createExternalClient<paths>(options, traits);
}
