/** The languages that the shop speaks. */
export type Language = 'en' | 'fr' | 'de' | 'es' | 'it';

/** One shop of a brand in a country and a language: everything that differs between them is data here. */
export interface Site {
  /** First part of every address, such as `en-us`. */
  readonly locale: string;
  /** For `Intl` and `lang`. */
  readonly languageTag: string;
  readonly language: Language;
  readonly country: string;
  readonly brand: string;
  readonly brandName: string;
  readonly region: 'NORA' | 'EMEA';
  readonly siteId: string;
  readonly currency: 'USD' | 'CAD' | 'GBP' | 'EUR';
}

const northfell = { brand: 'northfell', brandName: 'Northfell' } as const;

/** The sites of the shop; the first one is for visitors whose languages none of them speaks. */
export const sites = [
  {
    ...northfell,
    locale: 'en-us',
    languageTag: 'en-US',
    language: 'en',
    country: 'US',
    region: 'NORA',
    siteId: 'NF-US',
    currency: 'USD',
  },
  {
    ...northfell,
    locale: 'en-ca',
    languageTag: 'en-CA',
    language: 'en',
    country: 'CA',
    region: 'NORA',
    siteId: 'NF-CA',
    currency: 'CAD',
  },
  {
    ...northfell,
    locale: 'fr-ca',
    languageTag: 'fr-CA',
    language: 'fr',
    country: 'CA',
    region: 'NORA',
    siteId: 'NF-CA',
    currency: 'CAD',
  },
  {
    ...northfell,
    locale: 'en-gb',
    languageTag: 'en-GB',
    language: 'en',
    country: 'GB',
    region: 'EMEA',
    siteId: 'NF-GB',
    currency: 'GBP',
  },
  {
    ...northfell,
    locale: 'fr-fr',
    languageTag: 'fr-FR',
    language: 'fr',
    country: 'FR',
    region: 'EMEA',
    siteId: 'NF-FR',
    currency: 'EUR',
  },
  {
    ...northfell,
    locale: 'de-de',
    languageTag: 'de-DE',
    language: 'de',
    country: 'DE',
    region: 'EMEA',
    siteId: 'NF-DE',
    currency: 'EUR',
  },
  {
    ...northfell,
    locale: 'es-es',
    languageTag: 'es-ES',
    language: 'es',
    country: 'ES',
    region: 'EMEA',
    siteId: 'NF-ES',
    currency: 'EUR',
  },
  {
    ...northfell,
    locale: 'it-it',
    languageTag: 'it-IT',
    language: 'it',
    country: 'IT',
    region: 'EMEA',
    siteId: 'NF-IT',
    currency: 'EUR',
  },
] as const satisfies readonly Site[];

/** The site that pages without one (an unknown locale, a broken address) are shown in. */
export const defaultSite: Site = sites[0];

/** The site whose locale opens a path, or undefined. */
export function findSite(pathname: string): Site | undefined {
  const first = pathname.split('/', 2)[1] ?? '';
  return sites.find(({ locale }) => locale === first);
}
