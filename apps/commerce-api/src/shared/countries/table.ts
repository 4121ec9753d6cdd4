import { countries } from './countries.gen.ts';
import type { Country, Market } from './country.ts';

export { countries };

/** Countries, each code once. */
export type CountryTable = readonly Country[];

/** A country by its code; none for one that the shop does not know. */
export const countryOf = (code: string, table: CountryTable = countries): Country | undefined =>
  table.find((country) => country.code === code);

/** What a country is to the shop; none where it neither sells nor delivers. */
export const marketOf = (code: string, table: CountryTable = countries): Market | undefined =>
  countryOf(code, table)?.market;
