import { shop } from '../shop.ts';
import { countries as builtIn } from './countries.gen.ts';
import type { Country, Market } from './country.ts';
import { withMarkets } from './shop-markets.ts';

/** Every country, and the markets of the shop. */
export const countries: CountryTable = withMarkets(builtIn, shop);

export type CountryTable = readonly Country[];

/** A country by code; undefined if unknown. */
export const countryOf = (code: string, table: CountryTable = countries): Country | undefined =>
  table.find((country) => country.code === code);

/** The market of a country; undefined for billing only. */
export const marketOf = (code: string, table: CountryTable = countries): Market | undefined =>
  countryOf(code, table)?.market;
