/** Provinces of cities, where taxes depend on them. */
const PROVINCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  US: {
    'New York': 'NY',
    Boston: 'MA',
    Chicago: 'IL',
    Denver: 'CO',
    Boulder: 'CO',
    Seattle: 'WA',
    Portland: 'OR',
    'San Francisco': 'CA',
    'Los Angeles': 'CA',
    'Salt Lake City': 'UT',
    Austin: 'TX',
    Washington: 'DC',
  },
  CA: {
    Toronto: 'ON',
    Ottawa: 'ON',
    Montréal: 'QC',
    Québec: 'QC',
    Vancouver: 'BC',
    Whistler: 'BC',
    Victoria: 'BC',
    Calgary: 'AB',
    Banff: 'AB',
    Halifax: 'NS',
  },
};

/** The province of a city; null in countries with one tax. */
export const provinceOf = (country: string, city: string): string | null =>
  PROVINCES[country]?.[city] ?? null;
