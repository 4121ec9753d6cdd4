const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The origin under which this request reached the shop, for providers that have to know it. It is the public origin;
 * only on one's own machine, where the same shop has several names, the name in the address counts.
 */
export function shopOrigin(url: URL, publicOrigin: string): string {
  const known = new URL(publicOrigin);
  const isSameShop = LOOPBACK.has(known.hostname) && LOOPBACK.has(url.hostname) && known.port === url.port;
  return isSameShop ? `${known.protocol}//${url.host}` : publicOrigin;
}
