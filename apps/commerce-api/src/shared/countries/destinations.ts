import { countries, marketOf, type CountryTable } from './table.ts';

/** Destinations of a country: itself, then its customs union. */
export function destinationsOf(country: string, table: CountryTable = countries): readonly string[] {
  const union = marketOf(country, table)?.customsUnion;
  const neighbours = table.filter(
    ({ code, market }) => code !== country && union !== undefined && market?.customsUnion === union,
  );
  return [country, ...neighbours.map(({ code }) => code)];
}
