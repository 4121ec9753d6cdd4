import { pageOf } from '../../../../pages/page-of.ts';
import { pageRow, type PageName } from '../../../../pages/pages.ts';
import { findSite, type Site } from '../../../../shared/sites/sites.ts';

/** Pages of one shopper, which after a sign-in or sign-out are not theirs (spec 1 §2). */
const OWN: ReadonlySet<PageName> = new Set<PageName>(['cart', 'favorites', 'order-confirmation']);
const IDENTITY: ReadonlySet<PageName> = new Set<PageName>([
  'sign-in',
  'sign-up',
  'sign-out',
  'look-up',
  'forgot-password',
  'reset-password',
  'employee-terms',
  'associate-login',
]);

const isPage = (pathname: string): boolean => {
  const { frame } = pageRow(pageOf(pathname));
  return frame === 'site' || frame === 'checkout';
};

/** The path where it is a page of this site and not one of sign-in and sign-out; else undefined. */
export function shopPath(
  { locale }: Pick<Site, 'locale'>,
  target: string | null | undefined,
): string | undefined {
  if (target === null || target === undefined || !target.startsWith('/') || target.length > 500)
    return undefined;
  const base = 'http://shop.invalid';
  if (!URL.canParse(target, base)) return undefined;
  const { origin, pathname, search } = new URL(target, base);
  if (origin !== base || findSite(pathname)?.locale !== locale) return undefined;
  return isPage(pathname) && !IDENTITY.has(pageOf(pathname)) ? pathname + search : undefined;
}

/** The default after a sign-in or sign-out: home from cart, checkout, favourites and account, else back (spec 1 §2). */
export function pathAfter(site: Pick<Site, 'locale'>, from: string | undefined): string {
  const home = `/${site.locale}`;
  const path = shopPath(site, from);
  if (path === undefined) return home;
  const [pathname = home] = path.split('?', 1);
  const page = pageOf(pathname);
  const { frame, path: below } = pageRow(page);
  const isOwn = OWN.has(page) || frame === 'checkout' || below.split('/', 1)[0] === pageRow('account').path;
  return isOwn ? home : path;
}

/** The page of this shop that a request came from, as far as the browser says. */
export function refererPath(request: Request, url: URL): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  return host === url.host ? pathname + search : undefined;
}
