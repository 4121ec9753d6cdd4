import { expect, it } from 'vitest';
import cases from './cases/format.json' with { type: 'json' };
import { phoneCountries, phoneCountry } from './countries.ts';
import {
  DEFAULT_NATIONAL_LENGTH,
  digitsOf,
  fittingMask,
  formatPhone,
  maskLength,
  masksFor,
  plainDigits,
} from './masks.ts';

it.each(cases)('formats: $name', ({ digits, mask, expected }) => {
  expect(formatPhone(digits, mask)).toBe(expected);
});

it('uses the default mask of the region for a country without masks', () => {
  expect(masksFor('US', 'NORA')).toEqual(['(XXX) XXX - XXXX']);
  expect(masksFor('US', 'EMEA')).toEqual(['XXXX - XXX - XXX']);
  expect(masksFor('??', 'EMEA')).toEqual(['XXXX - XXX - XXX']);
  expect(masksFor('fr', 'NORA')).toEqual(['X XX XX XX XX']);
});

it.each(['APAC', 'nora', '', '__proto__'])(
  'a region that is not known (%j) has the mask of the rest of the world',
  (region) => {
    // A form can send anything.
    expect(masksFor('', region as 'EMEA')).toEqual(['XXXX - XXX - XXX']);
  },
);

it('gives Germany three masks', () => {
  expect(phoneCountry('DE')?.masks).toHaveLength(3);
});

it('lists every country once, with masks that E.164 has room for and no digits in them', () => {
  expect(new Set(phoneCountries.map(({ code }) => code)).size).toBe(phoneCountries.length);
  for (const { code, dialCode, nameKey, masks } of phoneCountries) {
    expect([code, dialCode, nameKey]).toEqual([
      expect.stringMatching(/^[A-Z]{2}$/),
      expect.stringMatching(/^[1-9][0-9]{0,2}$/),
      `country.${code}`,
    ]);
    const lengths = masks.length > 0 ? masks.map(maskLength) : [DEFAULT_NATIONAL_LENGTH];
    expect(lengths).toEqual([...new Set(lengths)].sort((a, b) => a - b));
    for (const length of lengths) {
      expect(length).toBeGreaterThanOrEqual(6);
      expect(dialCode.length + length).toBeLessThanOrEqual(15);
    }
    expect(masks.map(digitsOf).join('')).toBe('');
  }
});

it('has no dial code that begins like another, so that one number never has two readings', () => {
  const dialCodes = new Set(phoneCountries.map(({ dialCode }) => dialCode));
  const clashes = [...dialCodes].filter((a) => [...dialCodes].some((b) => a !== b && b.startsWith(a)));
  expect(clashes).toEqual([]);
});

it('of several masks in any order, takes the shortest that fits all digits, else the longest, the first of a length', () => {
  const masks = ['XXX XXX', 'XX', 'XX X', 'X XX', 'XX XX XX'];
  expect([0, 1, 2, 3, 4, 6, 7].map((count) => fittingMask(count, masks))).toEqual([
    '',
    'XX',
    'XX',
    'XX X',
    'XXX XXX',
    'XXX XXX',
    'XXX XXX',
  ]);
  expect([1, 9].map((count) => fittingMask(count, []))).toEqual(['', '']);
});

it('reads the digits of every script', () => {
  const scripts = ['0', '０', '٠', '۰', '०', '𝟎', '𝟘', '\u{116da}'];
  for (const zero of scripts) {
    const first = zero.codePointAt(0) ?? 0;
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(first + value)).join('');
    expect(plainDigits(`+${digits} a`)).toBe('+0123456789 a');
  }
});
