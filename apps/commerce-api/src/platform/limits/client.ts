import { createHmac } from 'node:crypto';
import {
  createClientFinder,
  formatIpAddress,
  networkOf,
  type TrustedProxies,
} from '@haberdash/api-client/forwarded';
import type { FastifyRequest } from 'fastify';

/** Who calls, as far as limits go. An address is personal data: it stays in memory and is never logged. */
export interface Client {
  /** An IPv4 address, or the first 64 bits of an IPv6 address: one household or office has all the others. */
  readonly network: string;
  /** True for a proxy of ours that calls for nobody, such as a storefront that fills its caches. */
  readonly isProxy: boolean;
}

/** A caller of whom no address is known. */
export const NOBODY: Client = { network: 'unknown', isProxy: false };

declare module 'fastify' {
  interface FastifyRequest {
    client?: Client;
  }
}

const NETWORK_BITS = 64;

/** Finds the client of a request; one without an address, over a socket file, is a neighbour on this machine. */
export function createClientOf(isTrusted: TrustedProxies) {
  const find = createClientFinder(isTrusted, (found): Client => {
    if (found === undefined) return { network: 'local', isProxy: true };
    const { address, isProxy } = found;
    const network = formatIpAddress(address.family === 6 ? networkOf(address, NETWORK_BITS) : address);
    return { network, isProxy };
  });
  return ({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): Client =>
    find(socket.remoteAddress, headers);
}

/** A name for who is counted in one window: the same on every instance, another one in every window. */
export const keyedHash = (secret: string, purpose: string, window: number, subject: string): string =>
  createHmac('sha256', secret)
    .update(`limit ${purpose} ${window} ${subject}`)
    .digest('base64url')
    .slice(0, 27);
