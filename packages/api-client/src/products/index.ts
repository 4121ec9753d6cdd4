import {
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
  type WithoutHeaders,
} from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';

export type ProductsClient = ServiceClient<WithoutHeaders<paths>>;

export function createProductsClient(options: ServiceClientOptions): ProductsClient {
  return createServiceClient<paths>(options, traits);
}
