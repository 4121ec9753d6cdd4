import {
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
  type WithoutHeaders,
} from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';

/** The typed client of the content contract. */
export type ContentClient = ServiceClient<WithoutHeaders<paths>>;

/** Builds the client of the content contract. */
export function createContentClient(options: ServiceClientOptions): ContentClient {
  return createServiceClient<paths>(options, traits);
}
