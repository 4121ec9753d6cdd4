import { isIP } from 'node:net';

/** The WebAuthn relying party. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

const LOOPBACK = /^(?:127\.|::1$)/;

/** The relying party of the shop's URL; 127.0.0.1 becomes localhost, because passkeys need a domain. */
export function relyingPartyOf(shopUrl: string): RelyingParty {
  const url = new URL(shopUrl);
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  if (isIP(host) !== 0 && LOOPBACK.test(host)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
