export type Language = 'en' | 'fr' | 'de' | 'es' | 'it';

export interface PreviewSite {
  /** Language and country, such as `en-us`. */
  readonly locale: string;
  readonly language: Language;
  readonly siteId: string;
  readonly brand: string;
  readonly region: 'NORA' | 'EMEA';
  readonly currency: string;
  /** For `Intl` and `lang`. */
  readonly languageTag: string;
}

const site = (
  language: Language,
  country: string,
  region: PreviewSite['region'],
  currency: string,
): PreviewSite => ({
  locale: `${language}-${country.toLowerCase()}`,
  language,
  siteId: `NF-${country}`,
  brand: 'northfell',
  region,
  currency,
  languageTag: `${language}-${country}`,
});

export const sites = [
  site('en', 'US', 'NORA', 'USD'),
  site('en', 'CA', 'NORA', 'CAD'),
  site('fr', 'CA', 'NORA', 'CAD'),
  site('en', 'GB', 'EMEA', 'GBP'),
  site('fr', 'FR', 'EMEA', 'EUR'),
  site('de', 'DE', 'EMEA', 'EUR'),
  site('es', 'ES', 'EMEA', 'EUR'),
  site('it', 'IT', 'EMEA', 'EUR'),
] as const satisfies readonly PreviewSite[];

/** The site of a locale, by default the first. */
export const siteOf = (locale: string | null): PreviewSite =>
  sites.find((each) => each.locale === locale) ?? sites[0];
