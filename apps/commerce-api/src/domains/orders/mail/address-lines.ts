import type { Address } from '@haberdash/api-client/cart';

import { countryOf } from '../../../shared/countries/table.ts';

const regionNames = new Map<string, Intl.DisplayNames>();

/** Locales are those of the sites, so that formatters are few. */
function countryName(countryCode: string, locale: string): string {
  let names = regionNames.get(locale);
  if (names === undefined) {
    names = new Intl.DisplayNames(locale, { type: 'region' });
    regionNames.set(locale, names);
  }
  return names.of(countryCode) ?? countryCode;
}

/** City, province and postal code in the country's order; a numeric province code is omitted. */
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

/** Address lines with the country name in a locale. */
export const addressLines = (address: Address, locale: string): string[] =>
  [
    `${address.firstName} ${address.lastName}`,
    address.addressLine1,
    address.addressLine2 ?? '',
    ...placeLines(address),
    countryName(address.countryCode, locale),
  ].filter(Boolean);
