import { createClientFinder, formatIpAddress, parseTrustedProxies } from '@haberdash/api-client/forwarded';
import { createClientAddress as createAddress } from '@haberdash/http-server';
import type { Config } from '../app/shared/config/config.ts';
import { CLIENT_ADDRESS_HEADER } from '../app/shared/pipeline/client-address.ts';

/** Finds who asks, and writes it where the shop and the image proxy read it. */
export function createClientAddress({ trustedProxies }: Pick<Config, 'trustedProxies'>) {
  // The settings were rejected if the list could not be read.
  const isTrusted = parseTrustedProxies(trustedProxies) ?? (() => false);
  const find = createClientFinder(isTrusted, (client) => client && formatIpAddress(client.address));
  return createAddress({ clientHeader: CLIENT_ADDRESS_HEADER, find });
}
