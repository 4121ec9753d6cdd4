import type { CountryRules } from '@haberdash/api-client/consumers';

import type { AddressForm } from './country.ts';
import { ISO_CODES } from './iso-codes.ts';
import { countries, countryOf, type CountryTable } from './table.ts';

/** The default form, without required postal codes and provinces. */
const ANYWHERE: AddressForm = {
  postalCode: { required: false, maxLength: 12 },
  province: 'optional',
  phone: { required: true },
  lineLength: 35,
};

/** Address rules of a country in a language; undefined for an unknown code. */
export function rulesOf(
  countryCode: string,
  language: string,
  table: CountryTable = countries,
): CountryRules | undefined {
  const form =
    countryOf(countryCode, table)?.address ?? (ISO_CODES.includes(countryCode) ? ANYWHERE : undefined);
  if (form === undefined) return undefined;
  return {
    countryCode,
    fields: {
      firstName: { required: true, minLength: 2, maxLength: 30 },
      lastName: { required: true, minLength: 2, maxLength: 30 },
      addressLine1: { required: true, maxLength: form.lineLength },
      addressLine2: { required: false, maxLength: form.lineLength },
      city: { required: true, maxLength: form.lineLength, capitalize: true },
      province: {
        required: form.province === 'required',
        hidden: form.province === 'hidden',
        capitalize: true,
      },
      postalCode: form.postalCode,
      phone: form.phone,
    },
    provinces: form.provinces?.(language).map((province) => ({ ...province })) ?? [],
  };
}
