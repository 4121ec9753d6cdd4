import { createExternalClient, type ExternalClientOptions } from '../core/external-client.ts';
import type { ServiceClient, WithoutHeaders } from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';
export type { ExternalClientOptions };

/** The typed client of the experimentation provider, a host that is not ours. */
export type ExperimentationClient = ServiceClient<WithoutHeaders<paths>>;

/** Builds the client of one host of the experimentation provider (its four calls have a host each); headers that the
 * provider asks for are given with each call. */
export function createExperimentationClient(options: ExternalClientOptions): ExperimentationClient {
  return createExternalClient<paths>(options, traits);
}
