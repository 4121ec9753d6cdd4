import {
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
  type WithoutHeaders,
} from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';

export type CartClient = ServiceClient<WithoutHeaders<paths>>;

/** A client of the cart contract; every call sends the shopper's token. */
export function createCartClient(options: ServiceClientOptions): CartClient {
  return createServiceClient<paths>(options, traits);
}
