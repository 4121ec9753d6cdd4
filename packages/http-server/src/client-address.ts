import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

interface ClientAddressOptions {
  /** The header that the application reads who asks from. */
  readonly clientHeader: string;
  /** Finds who asks by the other end of the connection and what proxies say; undefined where it is unknown. */
  readonly find: (peer: string | undefined, headers: IncomingHttpHeaders) => string | undefined;
}

/**
 * Finds who asks, and writes it where the application and the image proxy read it. Nobody outside writes that header:
 * what a request brings along is taken out first. Never takes a request.
 */
export const createClientAddress =
  ({ clientHeader, find }: ClientAddressOptions) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): false => {
    delete headers[clientHeader];
    const address = find(socket.remoteAddress, headers);
    if (address !== undefined) headers[clientHeader] = address;
    return false;
  };
