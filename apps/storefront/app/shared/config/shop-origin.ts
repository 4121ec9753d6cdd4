const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The origin of a request for providers: the public one, but on a developer's machine the one in the address. */
export function shopOrigin(url: URL, publicOrigin: string): string {
  const known = new URL(publicOrigin);
  const isSameShop = LOOPBACK.has(known.hostname) && LOOPBACK.has(url.hostname) && known.port === url.port;
  return isSameShop ? `${known.protocol}//${url.host}` : publicOrigin;
}
