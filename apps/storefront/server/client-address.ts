import { createClientFinder, formatIpAddress, parseTrustedProxies } from '@haberdash/api-client/forwarded';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../app/shared/config/config.ts';
import { CLIENT_ADDRESS_HEADER } from '../app/shared/pipeline/client-address.ts';

/**
 * Finds who asks, and writes it where the shop and the image proxy read it. Nobody outside writes that header: what a
 * request brings along is taken out first. Never takes a request.
 */
export function createClientAddress({ trustedProxies }: Pick<Config, 'trustedProxies'>) {
  // The settings were refused if the list could not be read.
  const isTrusted = parseTrustedProxies(trustedProxies) ?? (() => false);
  const find = createClientFinder(isTrusted, (client) => client && formatIpAddress(client.address));

  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): false => {
    delete headers[CLIENT_ADDRESS_HEADER];
    const address = find(socket.remoteAddress, headers);
    if (address !== undefined) headers[CLIENT_ADDRESS_HEADER] = address;
    return false;
  };
}
