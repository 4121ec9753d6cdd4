import { sitesIn, type Site as ShopSite } from '@haberdash/shop';
import { shop } from './shop.ts';

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'] as const;

/** The languages that the shop has texts in. */
export type Language = (typeof LANGUAGES)[number];

/** One shop of a brand in a country and a language: everything that differs between them is data. */
export interface Site extends ShopSite {
  readonly language: Language;
}

/** The sites of the shop; the first one is for visitors whose languages none of them speaks. */
export const sites: readonly [Site, ...Site[]] = sitesIn(shop, LANGUAGES);

/** The site that pages without one (an unknown locale, a broken address) are shown in. */
export const [defaultSite] = sites;

/** The site whose locale opens a path, or undefined. */
export function findSite(pathname: string): Site | undefined {
  const first = pathname.split('/', 2)[1] ?? '';
  return sites.find(({ locale }) => locale === first);
}

export const siteAt = (pathname: string): Site => findSite(pathname) ?? defaultSite;

/** The site of a locale that is one of ours. */
export const siteOf = (locale: string): Site => siteAt(`/${locale}`);
