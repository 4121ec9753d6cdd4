import {
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
  type WithoutHeaders,
} from './service-client.ts';
import type { ServiceTraits } from './traits.ts';

/** What a client of another provider's host is made from: there is no site and no shopper to speak for. */
export type ExternalClientOptions = Omit<ServiceClientOptions, 'context' | 'session'>;

/** Builds the client of another provider's host, which gets none of our headers and never the shopper's token. */
export function createExternalClient<Paths extends object>(
  options: ExternalClientOptions,
  traits: ServiceTraits,
): ServiceClient<WithoutHeaders<Paths>> {
  // The traits keep the context from being sent; a fresh one gives the client a correlation id of its own.
  const context = { locale: '', brand: '', region: 'NORA', siteId: '' } as const;
  return createServiceClient<Paths>({ ...options, context }, traits);
}
