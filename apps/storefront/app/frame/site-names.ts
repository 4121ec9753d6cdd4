import type { Site } from '../shared/sites/sites.ts';

interface SiteNames {
  readonly country: string;
  readonly language: string;
}

const LANGUAGES: Readonly<Record<Site['language'], string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  it: 'Italiano',
};

export const siteNames = ({ language, countryName }: Site): SiteNames => ({
  country: countryName,
  language: LANGUAGES[language],
});
