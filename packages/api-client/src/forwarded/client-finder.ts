import { findClientAddress, type ClientAddress, type ForwardingHeaders } from './client-address.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

const MOST_KNOWN = 1_000;

/** Finds clients of requests; caches the last thousand, because parsing costs as much as a small route. */
export function createClientFinder<Described>(
  isTrusted: TrustedProxies,
  describe: (client: ClientAddress | undefined) => Described,
): (peer: string | undefined, headers: ForwardingHeaders) => Described {
  const known = new Map<string, Described>();
  return (peer, headers) => {
    const { forwarded, 'x-forwarded-for': forwardedFor } = headers;
    const key = `${peer}|${String(forwardedFor)}|${String(forwarded)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = describe(findClientAddress(peer, headers, isTrusted));
    const oldest = known.keys().next().value;
    if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(key, found);
    return found;
  };
}
