import {
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
  type WithoutHeaders,
} from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';

export type WishlistsClient = ServiceClient<WithoutHeaders<paths>>;

/** A client of the wishlists contract; sends the shopper's token if there is a session. */
export function createWishlistsClient(options: ServiceClientOptions): WishlistsClient {
  return createServiceClient<paths>(options, traits);
}
