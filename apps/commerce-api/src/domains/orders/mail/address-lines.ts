import type { Address } from '@haberdash/api-client/cart';

import { countryOf } from '../../../shared/countries/table.ts';

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

/** Town, province and postal code as the country writes them; a province of digits is told by its postal codes. */
export function placeLines({
  city,
  postalCode,
  province = '',
  countryCode,
}: Pick<Address, 'city' | 'postalCode' | 'province' | 'countryCode'>): readonly string[] {
  const named = /^\d*$/.test(province) ? '' : province;
  const written = countryOf(countryCode)?.address.placeLines;
  if (written !== undefined) return written({ city, province: named, postalCode });
  return [`${postalCode} ${city} ${named}`.trim()];
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
