import type { Site } from '../shared/sites/sites.ts';
import { twinPath } from './twin-path.ts';

type Place = Pick<Site, 'locale' | 'country'>;

/**
 * The way from a page to another site: to the same page there in another language of the country; in another country
 * over a page that asks first whether the bag can follow, and leads on at once where it can.
 */
export const sitePath = (pathname: string, from: Place, to: Place): string =>
  to.country === from.country
    ? twinPath(pathname, to)
    : `/${from.locale}/change-site/${to.locale}?at=${encodeURIComponent(pathname)}`;

const LONGEST_PATH = 500;

/** The page of a site that a parameter names; anything else is the home page of the site. */
export const ownPath = (at: string | null, { locale }: Pick<Site, 'locale'>): string =>
  at?.startsWith(`/${locale}/`) === true ? at.slice(0, LONGEST_PATH) : `/${locale}`;
