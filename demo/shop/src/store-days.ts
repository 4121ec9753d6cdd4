import type { SeedStore } from '@haberdash/commerce-api/seed/seed-source.ts';

/** Time zones of cities that differ from most of their country. */
const ZONES: Readonly<Record<string, string>> = {
  Chicago: 'America/Chicago',
  Austin: 'America/Chicago',
  Denver: 'America/Denver',
  Boulder: 'America/Denver',
  'Salt Lake City': 'America/Denver',
  Seattle: 'America/Los_Angeles',
  Portland: 'America/Los_Angeles',
  'San Francisco': 'America/Los_Angeles',
  'Los Angeles': 'America/Los_Angeles',
  Vancouver: 'America/Vancouver',
  Whistler: 'America/Vancouver',
  Victoria: 'America/Vancouver',
  Calgary: 'America/Edmonton',
  Banff: 'America/Edmonton',
  Halifax: 'America/Halifax',
};

const ZONE_OF_COUNTRY: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  GB: 'Europe/London',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
  ES: 'Europe/Madrid',
  IT: 'Europe/Rome',
};

export const zoneOf = (country: string, city: string): string =>
  ZONES[city] ?? ZONE_OF_COUNTRY[country] ?? 'UTC';

/** Public holidays with a fixed date, when stores are closed. */
const CLOSED: Readonly<Record<string, readonly string[]>> = {
  US: ['01-01', '07-04', '12-25'],
  CA: ['01-01', '07-01', '12-25', '12-26'],
  GB: ['01-01', '12-25', '12-26'],
  FR: ['01-01', '05-01', '07-14', '08-15', '11-01', '12-25'],
  DE: ['01-01', '05-01', '10-03', '12-25', '12-26'],
  ES: ['01-01', '01-06', '05-01', '10-12', '12-06', '12-08', '12-25'],
  IT: ['01-01', '01-06', '04-25', '05-01', '08-15', '12-08', '12-25', '12-26'],
};
const EARLY = { opens: '10:00', closes: '16:00' };
const YEARS = [2026, 2027, 2028, 2029, 2030];

/** Closed days, and the two days of early closing. */
export const specialDaysOf = (country: string): SeedStore['special_days'] =>
  YEARS.flatMap((year) => [
    ...(CLOSED[country] ?? []).map((day) => ({ date: `${year}-${day}` })),
    ...['12-24', '12-31'].map((day) => ({ date: `${year}-${day}`, ...EARLY })),
  ]).toSorted((one, other) => one.date.localeCompare(other.date));

/** Store services: all hand over orders and take returns. */
export const servicesOf = (index: number): SeedStore['services'] => [
  'pickup',
  'returns',
  ...(index % 3 === 0 ? (['repair'] as const) : []),
  ...(index % 2 === 0 ? (['fitting'] as const) : []),
  ...(index % 4 !== 3 ? (['recycling'] as const) : []),
];
