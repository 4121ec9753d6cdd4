import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

interface ClientAddressOptions {
  /** The header in which the application reads the client's address. */
  readonly clientHeader: string;
  /** Finds the client by the peer address and proxy headers; undefined if unknown. */
  readonly find: (peer: string | undefined, headers: IncomingHttpHeaders) => string | undefined;
}

/**
 * Sets the client's address in a header for the application and the image proxy, after removing an incoming
 * one. Never ends a request.
 */
export const createClientAddress =
  ({ clientHeader, find }: ClientAddressOptions) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): false => {
    delete headers[clientHeader];
    const address = find(socket.remoteAddress, headers);
    if (address !== undefined) headers[clientHeader] = address;
    return false;
  };
