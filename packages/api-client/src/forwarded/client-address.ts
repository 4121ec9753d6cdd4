import { formatIpAddress, parseIpAddress, type IpAddress } from './ip-address.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** The forwarding headers of a request, as Node gives them. */
export interface ForwardingHeaders {
  readonly 'x-forwarded-for'?: string | string[] | undefined;
  readonly forwarded?: string | string[] | undefined;
}

export interface ClientAddress {
  readonly address: IpAddress;
  /** True for one of our own proxies without a forwarded client. */
  readonly isProxy: boolean;
}

/** No real chain of proxies is longer. */
const MOST_HOPS = 20;

const entriesOf = (header: string | string[] | undefined): string[] =>
  header === undefined ? [] : [header].flat().join(',').split(',').slice(-MOST_HOPS);

/** An entry may have a port, and brackets around an IPv6 address. */
const withoutPort = (entry: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ??
  (/^[\d.]+:\d+$/.test(entry) ? entry.split(':')[0] : entry) ??
  '';

const readEntry = (entry: string): IpAddress | undefined => parseIpAddress(withoutPort(entry.trim()));

const readForwarded = (element: string): IpAddress | undefined =>
  readEntry(/(?:^|;)\s*for\s*=\s*"?([^";]*)"?/i.exec(element)?.[1] ?? '');

/** Walks left from the peer over our own proxies, up to the first untrusted or invalid entry. */
function follow(
  peer: IpAddress,
  hops: readonly (IpAddress | undefined)[],
  isTrusted: TrustedProxies,
): IpAddress {
  let current = peer;
  for (const hop of hops.toReversed()) {
    if (!isTrusted(current) || hop === undefined) return current;
    current = hop;
  }
  return current;
}

/**
 * The client of a request by `X-Forwarded-For` or `Forwarded` of our own proxies. A proxy writes one of the
 * two and passes the other through: if both are present and disagree, neither is trusted. Undefined without a
 * peer.
 */
export function findClientAddress(
  peerText: string | undefined,
  headers: ForwardingHeaders,
  isTrusted: TrustedProxies,
): ClientAddress | undefined {
  const peer = parseIpAddress(peerText ?? '');
  if (peer === undefined) return undefined;
  const lists = [
    entriesOf(headers['x-forwarded-for']).map(readEntry),
    entriesOf(headers.forwarded).map(readForwarded),
  ];
  const stated = lists.filter((hops) => hops.length > 0);
  if (stated.length === 0) return { address: peer, isProxy: isTrusted(peer) };
  const [found = peer, other = found] = stated.map((hops) => follow(peer, hops, isTrusted));
  const isAgreed = formatIpAddress(found) === formatIpAddress(other);
  return { address: isAgreed ? found : peer, isProxy: false };
}
