import { createClientFinder, formatIpAddress, parseTrustedProxies } from '@haberdash/api-client/forwarded';
import { createClientAddress as createAddress } from '@haberdash/http-server';
import type { Config } from '../app/shared/config/config.ts';
import { CLIENT_ADDRESS_HEADER } from '../app/shared/pipeline/client-address.ts';

/** Sets the client's address for the preview and the image proxy. */
export function createClientAddress({ trustedProxies }: Pick<Config, 'trustedProxies'>) {
  // Settings are rejected if the list is invalid.
  const isTrusted = parseTrustedProxies(trustedProxies) ?? (() => false);
  const find = createClientFinder(isTrusted, (client) => client && formatIpAddress(client.address));
  return createAddress({ clientHeader: CLIENT_ADDRESS_HEADER, find });
}
