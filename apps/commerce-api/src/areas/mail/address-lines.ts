import type { Address } from '@haberdash/api-client/cart';

const regionNames = new Map<string, Intl.DisplayNames>();

/** The name of a country in the words of a locale; locales are those of the shop's sites. */
function countryName(countryCode: string, locale: string): string {
  let names = regionNames.get(locale);
  if (names === undefined) {
    names = new Intl.DisplayNames(locale, { type: 'region' });
    regionNames.set(locale, names);
  }
  return names.of(countryCode) ?? countryCode;
}

/** Countries that write "Portland, OR 97205"; all others with a town behind its postal code, or above it. */
const PROVINCE_AFTER_TOWN: ReadonlySet<string> = new Set(['US', 'CA']);

/** Town, province and postal code; a province whose code is digits is told by its postal codes. */
function placeLines({ city, postalCode, province = '', countryCode }: Address): string[] {
  const named = /^\d*$/.test(province) ? '' : province;
  if (PROVINCE_AFTER_TOWN.has(countryCode)) return [`${city}, ${`${named} ${postalCode}`.trim()}`];
  if (countryCode === 'GB') return [city, named, postalCode];
  return [`${postalCode} ${city}${named === '' ? '' : ` (${named})`}`];
}

/** The lines of an address as they stand on a parcel, with its country in the words of a locale. */
export const addressLines = (address: Address, locale: string): string[] =>
  [
    `${address.firstName} ${address.lastName}`,
    address.addressLine1,
    address.addressLine2 ?? '',
    ...placeLines(address),
    countryName(address.countryCode, locale),
  ].filter(Boolean);
