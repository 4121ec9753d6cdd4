import { countries } from '@haberdash/commerce-api/shared/countries/table.ts';
import { expect, it } from 'vitest';

import { checkAddress } from './sandbox-address-check.ts';

const at = (countryCode: string, postalCode: string) => ({
  addressLine1: '1 Main Street',
  city: 'Old Town',
  postalCode,
  countryCode,
});

it.each([
  ['US', '972011234', '97201-1234'],
  ['CA', 'm5v-1a1', 'M5V 1A1'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['FR', '75 001', '75001'],
  ['NL', '1011ab', '1011 AB'],
  ['IE', 'd02x285', 'D02 X285'],
])('a postal code of %s such as %s is printed as %s', (country, typed, printed) =>
  expect(checkAddress(at(country, typed))).toEqual({
    verdict: 'CORRECTED',
    suggestion: at(country, printed),
  }),
);

it.each([
  ['US', '97201'],
  ['GB', 'M1 1AE'],
  ['DE', '10119'],
])('an address in %s with the code %s is left as it is', (country, code) =>
  expect(checkAddress(at(country, code))).toEqual({ verdict: 'VALID' }),
);

it.each([
  ['US', '9720'],
  ['CA', 'D1A 0B1'],
  ['GB', '12345'],
  ['IT', ''],
])('no address in %s has the code %j', (country, code) =>
  expect(checkAddress(at(country, code))).toEqual({ verdict: 'INVALID' }),
);

it('leaves a country that is in no table undecided', () =>
  expect(checkAddress(at('XR', 'R-123'))).toEqual({ verdict: 'UNKNOWN' }));

it('takes the codes of a new country from its entry', () => {
  const [model] = countries;
  if (model === undefined) throw new Error('no country');
  const address = { ...model.address, postalCode: { pattern: '^R[0-9]{3}$' } };
  const table = [{ ...model, code: 'XR', address }];
  expect(checkAddress(at('XR', 'r-123'), table)).toEqual({
    verdict: 'CORRECTED',
    suggestion: at('XR', 'R123'),
  });
});
