/** Carries the client's address from our own server to the services, which limit calls by it; never to pages or logs. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** The visitor's address; unknown where no server of ours has found it, as in development. */
export const clientAddressOf = (request: Request): string | undefined =>
  request.headers.get(CLIENT_ADDRESS_HEADER) ?? undefined;
