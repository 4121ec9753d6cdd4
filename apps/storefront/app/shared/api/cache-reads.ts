import { ApiError } from '@haberdash/api-client';
import type { SwrCache } from './swr-cache.ts';

interface ReadOptions {
  readonly params?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly isOptional?: boolean | undefined;
}

/** A client as far as its reads go. */
export interface Reader {
  readonly GET: (...args: never) => Promise<unknown>;
}

/** A client that caches the reads that are the same for everyone, by address and site; no caller may change a result. */
export function cacheReads<Client extends Reader>(
  client: Client,
  scope: string,
  stored: SwrCache<unknown> | undefined,
): Client {
  if (stored === undefined) return client;
  // The generated client types each path; here all of them are alike.
  const read = client.GET as unknown as (path: string, options?: ReadOptions) => Promise<unknown>;
  const GET = (path: string, options: ReadOptions = {}): Promise<unknown> =>
    options.signal === undefined
      ? readShared(
          stored,
          `${scope} ${path} ${JSON.stringify(options.params ?? '')} ${options.isOptional ?? false}`,
          () => read(path, options),
        )
      : read(path, options);
  return { ...client, GET };
}

/** A caller that waits for the read of a rate-limited visitor reads for itself. */
async function readShared(
  stored: SwrCache<unknown>,
  key: string,
  read: () => Promise<unknown>,
): Promise<unknown> {
  let isOwn = false;
  try {
    return await stored.get(key, () => {
      isOwn = true;
      return read();
    });
  } catch (error) {
    if (isOwn || !(error instanceof ApiError) || error.status !== 429) throw error;
    return read();
  }
}
