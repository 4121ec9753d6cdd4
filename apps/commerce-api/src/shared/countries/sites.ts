import type { Currency } from '../money.ts';
import type { Region } from './country.ts';
import { countries, marketOf, type CountryTable } from './table.ts';

/** What a site takes from its country. */
export interface CountrySite {
  readonly country: string;
  readonly currency: Currency;
  readonly region: Region;
}

/** The country a locale such as `fr-ca` stands for, or none when the shop is not there. */
export function siteOfLocale(locale: string, table: CountryTable = countries): CountrySite | undefined {
  const country = locale.slice(3, 5).toUpperCase();
  const market = marketOf(country, table);
  return market && { country, currency: market.currency, region: market.region };
}
