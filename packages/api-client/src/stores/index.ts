import {
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
  type WithoutHeaders,
} from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';

export type StoresClient = ServiceClient<WithoutHeaders<paths>>;

export function createStoresClient(options: ServiceClientOptions): StoresClient {
  return createServiceClient<paths>(options, traits);
}
