import { siteOf, type Site } from './sites.ts';

/** What the law of a site's country asks the shop to show; the site is named by its locale. */
export const lawOf = (locale: string): Site['law'] => siteOf(locale).law;
