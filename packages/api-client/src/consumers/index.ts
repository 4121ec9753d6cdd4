import {
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
  type WithoutHeaders,
} from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';

export type ConsumersClient = ServiceClient<WithoutHeaders<paths>>;

/** A client of the consumers contract; calls about the shopper send the token. */
export function createConsumersClient(options: ServiceClientOptions): ConsumersClient {
  return createServiceClient<paths>(options, traits);
}
