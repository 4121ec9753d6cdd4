import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from './any-text.fixtures.ts';
import parseCases from './cases/parse.json' with { type: 'json' };
import validCases from './cases/valid.json' with { type: 'json' };
import { phoneCountries, type Region } from './countries.ts';
import { fittingMask, formatPhone, maskLength, masksFor } from './masks.ts';
import { isValidPhone, parsePhone } from './parse-phone.ts';

it.each(parseCases)('parses: $name', ({ input, countryCode, expected }) => {
  const { country, ...parsed } = parsePhone(input, { countryCode });
  expect({ ...parsed, code: country?.code }).toEqual({ code: undefined, ...expected });
});

it.each(validCases)('checks: $name', ({ national, rules, expected }) => {
  // The cases are JSON, where a region is only a string.
  expect(isValidPhone(national, rules as { region?: Region })).toBe(expected);
});

it('a number with an extension is not valid, though a mask has room for all its digits', () => {
  expect(parsePhone('30 123 45 67 x8', { countryCode: 'DE' })).toMatchObject({ valid: false });
  expect(isValidPhone('30 123 45 67 x8', { countryCode: 'DE' })).toBe(false);
});

it('applies the pattern of the country as well, whatever its flags remember', () => {
  const pattern = /^6/g;
  pattern.lastIndex = 5;
  expect(isValidPhone('612345678', { countryCode: 'FR', pattern })).toBe(true);
  expect(isValidPhone('712345678', { countryCode: 'FR', pattern })).toBe(false);
});

it('takes masks and pattern of the server for the given country only', () => {
  const options = { countryCode: 'FR', masks: ['XX-XXX'], pattern: /^9/ };
  expect(parsePhone('91 234', options)).toMatchObject({ valid: true, international: '+3391234' });
  expect(parsePhone('+33 91 234', options)).toMatchObject({ valid: true, international: '+3391234' });
  expect(parsePhone('11 234', options)).toMatchObject({ valid: false, international: '+3311234' });
  expect(parsePhone('612345678', options)).toMatchObject({ valid: false, dialCode: '' });
  expect(parsePhone('+44 7911 123456', options)).toMatchObject({ valid: true, dialCode: '44' });
});

const first = fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '9');
const digit = fc.constantFrom('0', '1', '2', '3', '4', '5', '6', '7', '8', '9');
/** A national number, without a trunk prefix. */
const nationalOf = (length: number) =>
  fc
    .tuple(first, fc.string({ unit: digit, minLength: length - 1, maxLength: length - 1 }))
    .map((parts) => parts.join(''));
const numbers = fc.constantFrom(...phoneCountries).chain((country) =>
  fc.record({
    country: fc.constant(country),
    national: fc
      .constantFrom(...(country.masks.length > 0 ? country.masks.map(maskLength) : [10]))
      .chain(nationalOf),
    region: fc.constantFrom<Region>('NORA', 'EMEA'),
  }),
);

it('reads back every number it has formatted', () => {
  fc.assert(
    fc.property(numbers, ({ country, national, region }) => {
      const shown = formatPhone(national, fittingMask(national.length, masksFor(country.code, region)));
      const parsed = parsePhone(shown, { countryCode: country.code });
      expect([parsed.country, parsed.national]).toEqual([country, national]);
      const again = parsePhone(parsed.international, { countryCode: country.code });
      expect(again).toEqual(parsed);
      expect(parsePhone(`00${country.dialCode} ${shown}`).international).toBe(parsed.international);
    }),
  );
});

it('returns a result for any text, and a valid one has its dial code and digits only', () => {
  fc.assert(
    fc.property(anyText, fc.option(anyText, { nil: undefined }), (input, countryCode) => {
      const parsed = parsePhone(input, { countryCode });
      expect(parsed.international).toMatch(parsed.valid ? /^\+[1-9][0-9]{6,14}$/ : /^(\+[0-9]+)?$/);
    }),
  );
});
