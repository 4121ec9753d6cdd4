/** Set by our own server; the services count calls by it. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** The editor's address; undefined without our server, as in development. */
export const clientAddressOf = (request: Request): string | undefined =>
  request.headers.get(CLIENT_ADDRESS_HEADER) ?? undefined;
