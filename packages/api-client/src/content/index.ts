import {
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
  type WithoutHeaders,
} from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';

export type ContentClient = ServiceClient<WithoutHeaders<paths>>;

interface ContentRead {
  readonly params?: { readonly query?: object | undefined } | undefined;
}

/** A client of the content contract; requests responses without empty fields (spec 3 §7). */
export function createContentClient(options: ServiceClientOptions): ContentClient {
  const client = createServiceClient<paths>(options, traits);
  const get: (path: never, init: never) => Promise<unknown> = client.GET;
  const withoutNulls = (path: string, init: ContentRead = {}) => {
    // What editors read is not shortened.
    if (!path.startsWith('/{mode}/')) return get(path as never, init as never);
    const query = { removeNulls: true, ...init.params?.query };
    // Every such operation takes this query, which the types of single paths do not say.
    return get(path as never, { ...init, params: { ...init.params, query } } as never);
  };
  return { ...client, GET: withoutNulls as ContentClient['GET'] };
}
