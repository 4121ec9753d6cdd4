import { createExternalClient, type ExternalClientOptions } from '../core/external-client.ts';
import type { ServiceClient, WithoutHeaders } from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';
export type { ExternalClientOptions };

export type GalleryClient = ServiceClient<WithoutHeaders<paths>>;

/** A client of the social photo gallery; give the provider's headers with each call. */
export function createGalleryClient(options: ExternalClientOptions): GalleryClient {
  return createExternalClient<paths>(options, traits);
}
