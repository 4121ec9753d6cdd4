import { createHmac } from 'node:crypto';
import {
  createClientFinder,
  formatIpAddress,
  networkOf,
  type TrustedProxies,
} from '@haberdash/api-client/forwarded';
import type { FastifyRequest } from 'fastify';

/** The client for limits; addresses are personal data and never logged. */
export interface Client {
  /** IPv4 address, or the /64 prefix of IPv6. */
  readonly network: string;
  /** True for a trusted proxy without a client, such as a storefront filling caches. */
  readonly isProxy: boolean;
}

export const NOBODY: Client = { network: 'unknown', isProxy: false };

declare module 'fastify' {
  interface FastifyRequest {
    client?: Client;
  }
}

const NETWORK_BITS = 64;

/** The client of a request; without an address it is on this machine. */
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

/** The hashed caller of a window, equal on all instances. */
export const keyedHash = (secret: string, purpose: string, window: number, subject: string): string =>
  createHmac('sha256', secret)
    .update(`limit ${purpose} ${window} ${subject}`)
    .digest('base64url')
    .slice(0, 27);
