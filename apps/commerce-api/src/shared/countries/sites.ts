import type { Currency } from '../money.ts';
import type { Region } from './country.ts';
import { countries, marketOf, type CountryTable } from './table.ts';

/** A site's data from its country. */
export interface CountrySite {
  readonly country: string;
  readonly currency: Currency;
  readonly region: Region;
}

/** The country of a locale such as `fr-ca`; undefined without a site. */
export function siteOfLocale(locale: string, table: CountryTable = countries): CountrySite | undefined {
  const country = locale.slice(3, 5).toUpperCase();
  const market = marketOf(country, table);
  return market && { country, currency: market.currency, region: market.region };
}
