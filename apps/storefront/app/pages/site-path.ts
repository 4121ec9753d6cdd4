import { twinPath } from './twin-path.ts';

interface Place {
  readonly locale: string;
  readonly country: string;
}

/** The path to another site: the same page in the same country, else a page that asks whether the cart can follow. */
export const sitePath = (pathname: string, from: Place, to: Place): string =>
  to.country === from.country
    ? twinPath(pathname, to)
    : `/${from.locale}/change-site/${to.locale}?at=${encodeURIComponent(pathname)}`;
