import { expect, it } from 'vitest';

import { addressLines } from './address-lines.ts';

it.each([
  ['en-us', 'US', '97205', 'Portland', 'OR', ['Portland, OR 97205', 'United States']],
  ['fr-ca', 'CA', 'H2Y 1G8', 'Montréal', 'QC', ['Montréal QC H2Y 1G8', 'Canada']],
  ['en-gb', 'GB', 'BS1 5NH', 'Bristol', undefined, ['Bristol', 'BS1 5NH', 'United Kingdom']],
  ['de-de', 'DE', '10115', 'Berlin', undefined, ['10115 Berlin', 'Deutschland']],
  ['it-it', 'IT', '20121', 'Milano', 'MI', ['20121 Milano MI', 'Italia']],
  ['es-es', 'ES', '28013', 'Madrid', '28', ['28013 Madrid', 'España']],
])(
  'an address for %s in %s ends as people there write it',
  (locale, countryCode, postalCode, city, province, end) => {
    const lines = addressLines(
      {
        firstName: 'Ana',
        lastName: 'Ruiz',
        addressLine1: 'Mayor 5',
        city,
        postalCode,
        countryCode,
        country: countryCode,
        phone: '+34612345678',
        phoneCode: '34',
        ...(province === undefined ? {} : { province }),
      },
      locale,
    );
    expect(lines).toEqual(['Ana Ruiz', 'Mayor 5', ...end]);
  },
);
