import { isIP } from 'node:net';

/** Whom authenticators sign for. */
export interface RelyingParty {
  /** The domain that passkeys belong to. */
  readonly id: string;
  readonly origin: string;
}

const LOOPBACK = /^(?:127\.|::1$)/;

/**
 * The shop as browsers know it from its address. A passkey belongs to a domain, and an address of numbers is none: a
 * shop that is tried out at 127.0.0.1 has its passkeys at localhost.
 */
export function relyingPartyOf(shopUrl: string): RelyingParty {
  const url = new URL(shopUrl);
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  if (isIP(host) !== 0 && LOOPBACK.test(host)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
