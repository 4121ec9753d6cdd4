/** The page that a form was sent from, as a path within the site; the site's home for anything else. */
export function referrerPath(
  referrer: string | null,
  shop: { readonly origin: string; readonly locale: string },
): string {
  const home = `/${shop.locale}`;
  if (referrer === null || !URL.canParse(referrer)) return home;
  const { origin, pathname, search } = new URL(referrer);
  const isOurs = origin === shop.origin && (pathname === home || pathname.startsWith(`${home}/`));
  return isOurs ? pathname + search : home;
}
