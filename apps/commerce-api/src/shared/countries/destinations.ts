import { countries, marketOf, type CountryTable } from './table.ts';

/** Countries that the shop of a country delivers to: its own first, then those of its customs union. */
export function destinationsOf(country: string, table: CountryTable = countries): readonly string[] {
  const union = marketOf(country, table)?.customsUnion;
  const neighbours = table.filter(
    ({ code, market }) => code !== country && union !== undefined && market?.customsUnion === union,
  );
  return [country, ...neighbours.map(({ code }) => code)];
}
