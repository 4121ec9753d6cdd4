import { createClientFinder, formatIpAddress, parseTrustedProxies } from '@haberdash/api-client/forwarded';
import { createClientAddress as createAddress } from '@haberdash/http-server';
import type { Config } from '../app/shared/config/config.ts';
import { CLIENT_ADDRESS_HEADER } from '../app/shared/pipeline/client-address.ts';

/** Finds the client address, and sets the header that shop and image proxy read. */
export function createClientAddress({ trustedProxies }: Pick<Config, 'trustedProxies'>) {
  // The settings were validated at the start.
  const isTrusted = parseTrustedProxies(trustedProxies) ?? (() => false);
  const find = createClientFinder(isTrusted, (client) => client && formatIpAddress(client.address));
  return createAddress({ clientHeader: CLIENT_ADDRESS_HEADER, find });
}
