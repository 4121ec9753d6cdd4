/**
 * By this header our own server tells the shop who asks. It goes on to the services, which count calls by it, and into
 * nothing else: no page, no cache, no log.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** The visitor's address; unknown where no server of ours has found it, as in development. */
export const clientAddressOf = (request: Request): string | undefined =>
  request.headers.get(CLIENT_ADDRESS_HEADER) ?? undefined;
