import { createExternalClient, type ExternalClientOptions } from '../core/external-client.ts';
import type { ServiceClient, WithoutHeaders } from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';
export type { ExternalClientOptions };

/** The typed client of the social photo gallery, a host that is not ours. */
export type GalleryClient = ServiceClient<WithoutHeaders<paths>>;

/** Builds the client of the social photo gallery; headers that the provider asks for are given with each call. */
export function createGalleryClient(options: ExternalClientOptions): GalleryClient {
  return createExternalClient<paths>(options, traits);
}
