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

const LONGEST_PATH = 500;

/** The page of a site that a parameter names; anything else is the home page of the site. */
export const ownPath = (at: string | null, { locale }: Pick<Place, 'locale'>): string =>
  at?.startsWith(`/${locale}/`) === true ? at.slice(0, LONGEST_PATH) : `/${locale}`;
