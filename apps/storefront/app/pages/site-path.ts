import { twinPath } from './twin-path.ts';

/** What a path needs of a site. */
interface Place {
  readonly locale: string;
  readonly country: string;
}

/**
 * The way from a page to another site: to the same page there in another language of the country; in another country
 * over a page that asks first whether the bag can follow, and leads on at once where it can.
 */
export const sitePath = (pathname: string, from: Place, to: Place): string =>
  to.country === from.country
    ? twinPath(pathname, to)
    : `/${from.locale}/change-site/${to.locale}?at=${encodeURIComponent(pathname)}`;
