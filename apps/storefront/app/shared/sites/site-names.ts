import type { Site } from './sites.ts';

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
