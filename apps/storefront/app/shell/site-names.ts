import type { Site } from '../sites/sites.ts';

interface SiteNames {
  readonly country: string;
  readonly language: string;
}

/** Names are written down and not asked of `Intl`, because servers and browsers word them differently. */
const COUNTRIES: Readonly<Record<string, string>> = {
  'en US': 'United States',
  'en CA': 'Canada',
  'fr CA': 'Canada',
  'en GB': 'United Kingdom',
  'fr FR': 'France',
  'de DE': 'Deutschland',
  'es ES': 'España',
  'it IT': 'Italia',
};
const LANGUAGES: Readonly<Record<Site['language'], string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
};

/** A site in its own words. */
export const siteNames = ({ language, country }: Site): SiteNames => ({
  country: COUNTRIES[`${language} ${country}`] ?? country,
  language: LANGUAGES[language],
});

const OWN_PAGES = /^\/(?:cart|checkout|order-confirmation|account)(?:\/|$)/;

/** The same page in another site; a page that belongs to one cart or order leads to the other site's home. */
export function twinPath(pathname: string, { locale }: Pick<Site, 'locale'>): string {
  const below = pathname.replace(/^\/[^/]*/, '').replace(/\/$/, '');
  return `/${locale}${OWN_PAGES.test(below) ? '' : below}`;
}
