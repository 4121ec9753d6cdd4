import {
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
  type WithoutHeaders,
} from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';

export type TokenClient = ServiceClient<WithoutHeaders<paths>>;

export function createTokenClient(options: ServiceClientOptions): TokenClient {
  return createServiceClient<paths>(options, traits);
}
