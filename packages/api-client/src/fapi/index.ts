import {
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
  type WithoutHeaders,
} from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';

/** The typed client of the fapi contract. */
export type FapiClient = ServiceClient<WithoutHeaders<paths>>;

/** Builds the client of the fapi contract. */
export function createFapiClient(options: ServiceClientOptions): FapiClient {
  return createServiceClient<paths>(options, traits);
}
