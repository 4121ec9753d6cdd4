import type { CountryRules } from '@haberdash/api-client/consumers';

import { countries, countryOf, type CountryTable } from './table.ts';

/** Address rules of a country with its provinces in a language; none for a country that has no form. */
export function rulesOf(
  countryCode: string,
  language: string,
  table: CountryTable = countries,
): CountryRules | undefined {
  const form = countryOf(countryCode, table)?.address;
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
