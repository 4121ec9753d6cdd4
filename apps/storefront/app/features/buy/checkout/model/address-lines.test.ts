import { expect, it } from 'vitest';
import { addressLine } from './address-lines.ts';

const written = (countryCode: string, postalCode: string, city: string, province?: string): string =>
  addressLine({
    firstName: 'Ana',
    lastName: 'Ruiz',
    addressLine1: 'Mayor 5',
    postalCode,
    city,
    countryCode,
    ...(province === undefined ? {} : { province }),
  });

it.each([
  ['US', '94103', 'San Francisco', 'CA', 'San Francisco, CA 94103'],
  ['GB', 'BS1 5NH', 'Bristol', undefined, 'Bristol, BS1 5NH'],
  ['CA', 'M5V 2T6', 'Toronto', 'ON', 'Toronto ON M5V 2T6'],
  ['FR', '69002', 'Lyon', undefined, '69002 Lyon'],
  ['AT', '1010', 'Wien', undefined, '1010 Wien'],
  ['IE', 'D02 X285', 'Dublin', undefined, 'Dublin, D02 X285'],
  ['IT', '20121', 'Milano', 'MI', '20121 Milano MI'],
  ['ES', '28013', 'Madrid', '28', '28013 Madrid'],
])('an address in %s ends as people there write it: %s %s %s', (country, code, city, province, place) =>
  expect(written(country, code, city, province)).toBe(`Ana Ruiz, Mayor 5, ${place}`),
);
