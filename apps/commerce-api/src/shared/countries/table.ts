import { austria } from './at.ts';
import { belgium } from './be.ts';
import { canada } from './ca.ts';
import type { Country, Market } from './country.ts';
import { germany } from './de.ts';
import { spain } from './es.ts';
import { france } from './fr.ts';
import { unitedKingdom } from './gb.ts';
import { ireland } from './ie.ts';
import { italy } from './it.ts';
import { netherlands } from './nl.ts';
import { unitedStates } from './us.ts';

/** Countries, each code once. */
export type CountryTable = readonly Country[];

/** Every country that the shop knows; the order is that of the content's editions. */
export const countries: CountryTable = [
  unitedStates,
  canada,
  unitedKingdom,
  france,
  germany,
  spain,
  italy,
  austria,
  belgium,
  netherlands,
  ireland,
];

/** A country by its code; none for one that the shop does not know. */
export const countryOf = (code: string, table: CountryTable = countries): Country | undefined =>
  table.find((country) => country.code === code);

/** What a country is to the shop; none where it neither sells nor delivers. */
export const marketOf = (code: string, table: CountryTable = countries): Market | undefined =>
  countryOf(code, table)?.market;
