/** By this header our own server tells the preview who asks. It goes on to the services, which count calls by it. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/** The editor's address; unknown where no server of ours has found it, as in development. */
export const clientAddressOf = (request: Request): string | undefined =>
  request.headers.get(CLIENT_ADDRESS_HEADER) ?? undefined;
