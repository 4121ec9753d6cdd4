/** Currencies that prices exist in. */
export type Currency = 'USD' | 'CAD' | 'GBP' | 'EUR';

/** Regions that countries are grouped in. */
export type Region = 'NORA' | 'EMEA';

/** What a country decides for the shop. */
export interface CountrySite {
  readonly country: string;
  readonly currency: Currency;
  readonly region: Region;
}

const countries: readonly CountrySite[] = [
  { country: 'US', currency: 'USD', region: 'NORA' },
  { country: 'CA', currency: 'CAD', region: 'NORA' },
  { country: 'GB', currency: 'GBP', region: 'EMEA' },
  { country: 'FR', currency: 'EUR', region: 'EMEA' },
  { country: 'DE', currency: 'EUR', region: 'EMEA' },
  { country: 'ES', currency: 'EUR', region: 'EMEA' },
  { country: 'IT', currency: 'EUR', region: 'EMEA' },
];

/** The country a locale such as `fr-ca` stands for, or none when the shop is not there. */
export function siteOfLocale(locale: string): CountrySite | undefined {
  const country = locale.slice(3, 5).toUpperCase();
  return countries.find((site) => site.country === country);
}
