import {
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
  type WithoutHeaders,
} from './service-client.ts';
import type { ServiceTraits } from './traits.ts';

/** Options of a client of another provider's host: no site and no shopper. */
export type ExternalClientOptions = Omit<ServiceClientOptions, 'context' | 'session'>;

/** A client of another provider's host, which gets none of our headers and never the shopper's token. */
export function createExternalClient<Paths extends object>(
  options: ExternalClientOptions,
  traits: ServiceTraits,
): ServiceClient<WithoutHeaders<Paths>> {
  // The traits keep the context from being sent; a new one gives the client its own correlation id.
  const context = { locale: '', brand: '', region: 'NORA', siteId: '' } as const;
  return createServiceClient<Paths>({ ...options, context }, traits);
}
