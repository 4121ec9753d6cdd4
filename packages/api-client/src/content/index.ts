import {
  createServiceClient,
  type ServiceClient,
  type ServiceClientOptions,
  type WithoutHeaders,
} from '../core/service-client.ts';
import { traits } from './traits.gen.ts';
import type { paths } from './types.gen.ts';

export type * from './types.gen.ts';

/** The typed client of the content contract. */
export type ContentClient = ServiceClient<WithoutHeaders<paths>>;

/** Any of the contract's reads, as far as the query is concerned. */
interface ContentRead {
  readonly params?: { readonly query?: object | undefined } | undefined;
}

/** Builds the client of the content contract: fields that nobody has filled in are left out of every answer (spec 3 §7). */
export function createContentClient(options: ServiceClientOptions): ContentClient {
  const client = createServiceClient<paths>(options, traits);
  const get: (path: never, init: never) => Promise<unknown> = client.GET;
  const withoutNulls = (path: string, init: ContentRead = {}) => {
    const query = { removeNulls: true, ...init.params?.query };
    // Every operation of the contract takes this query, which the types of the single paths cannot tell.
    return get(path as never, { ...init, params: { ...init.params, query } } as never);
  };
  return { ...client, GET: withoutNulls as ContentClient['GET'] };
}
